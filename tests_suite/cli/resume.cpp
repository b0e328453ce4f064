#include "base/text.hpp"
#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

class Resume : public CliTest {
 protected:
  // A run of pipe, four passes, whose journal lost all after the second.
  void cut_off_run(const std::string& name) {
    add_counting_kernel("pipe");
    ASSERT_EQ(quick_run({"-q", "-c", "1", "-i", "4", "--output", name, "pipe"}), 0);
    const auto whole = contents(journal(name));
    const std::size_t second_end = whole.find('\n', nth(whole, "\"pass_ended\"", 2)) + 1;
    for (const char* ending : {"", ".html"}) std::filesystem::remove(results() / (name + ending));
    std::ofstream(journal(name)) << whole.substr(0, second_end) << "{\"event\":\"pass_be";
    out.str("");
  }

  [[nodiscard]] std::filesystem::path journal(const std::string& name) const {
    return results() / (name + ".log");
  }

  static std::size_t nth(const std::string& text, std::string_view what, int number) {
    std::size_t at = 0;
    for (int i = 0; i < number; ++i) at = text.find(what, at + 1);
    return at;
  }

  static int count(const std::string& text, std::string_view what) {
    int found = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
    return found;
  }
};

TEST_F(Resume, MakesTheReportThatAnUninterruptedRunWould) {
  cut_off_run("one");

  EXPECT_EQ(command({"resume", journal("one").string()}), 0) << err.str();

  EXPECT_EQ(count(contents(journal("one")), "\"pass_ended\""), 4);
  EXPECT_TRUE(said("(0.1 s, 3 samples)"));
  EXPECT_TRUE(said("resumed "));
  EXPECT_EQ(result_names(), (std::set<std::string>{"one", "one.html", "one.log"}));
  EXPECT_TRUE(complained("lost: line "));
}

TEST_F(Resume, TakesTheReportForItsJournal) {
  cut_off_run("one");
  std::ofstream(results() / "one") << "torn";

  EXPECT_EQ(command({"resume", (results() / "one").string(), "-q"}), 0) << err.str();

  EXPECT_TRUE(out.str().starts_with("   BYTE UNIX Benchmarks"));
}

TEST_F(Resume, RefusesWithTheListOfWhatDiffers) {
  cut_off_run("one");
  add_kernel("pipe", "echo 'COUNT|2000|1|lps' >&2\necho 'TIME|0.1' >&2");
  const auto before = contents(journal("one"));

  EXPECT_EQ(command({"resume", journal("one").string()}), 1);

  EXPECT_TRUE(complained("\nunixmark: kernels: ")) << err.str();
  EXPECT_TRUE(complained(" now\nResuming ")) << err.str();
  EXPECT_TRUE(complained("--force"));
  EXPECT_EQ(contents(journal("one")), before);
}

TEST_F(Resume, GoesOnAllTheSameWhenForcedAndMarksIt) {
  cut_off_run("one");
  add_kernel("pipe", "echo 'COUNT|2000|1|lps' >&2\necho 'TIME|0.1' >&2");

  EXPECT_EQ(command({"resume", "--force", journal("one").string()}), 0) << err.str();

  EXPECT_TRUE(said("although it had changed: kernels: ")) << out.str();
}

TEST_F(Resume, LeavesARunAloneThatCameToItsEnd) {
  add_counting_kernel("pipe");
  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--output", "one", "pipe"}), 0);

  EXPECT_EQ(command({"resume", journal("one").string()}), 1);

  EXPECT_TRUE(complained("nothing is left to do"));
}

TEST_F(Resume, GoesOnAfterAnInterrupt) {
  add_counting_kernel("pipe");
  stop_requests = 1;
  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "2", "--output", "one", "pipe"}), 130);
  stop_requests = 0;

  EXPECT_EQ(command({"resume", journal("one").string(), "-q"}), 0) << err.str();

  EXPECT_EQ(count(contents(journal("one")), "\"pass_ended\""), 2);
}

TEST_F(Resume, SaysThatThereIsNoSuchJournal) {
  EXPECT_EQ(command({"resume", (folder / "none.log").string()}), 1);
  EXPECT_TRUE(complained("There is no file"));

  EXPECT_EQ(command({"resume"}), 1);
  EXPECT_TRUE(complained("unixmark resume FILE"));
}

}  // namespace
}  // namespace unixmark::cli
