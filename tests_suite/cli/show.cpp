#include "tests_suite/cli/cli_test.hpp"

#include <optional>

#include <sys/stat.h>

namespace unixmark::cli {
namespace {

class Show : public CliTest {
 protected:
  // Leaves a report called `one` in every format.
  void make_report() {
    add_counting_kernel("pipe");
    ASSERT_EQ(quick_run({"-q", "-c", "1", "-i", "2", "--csv", "--json", "--output", "one", "pipe"}),
              0);
    out.str("");
  }

  // What `show` prints of the file with this ending.
  std::string shown(const std::string& ending, const std::string& format) {
    out.str("");
    EXPECT_EQ(command({"show", (results() / ("one" + ending)).string(), "--format", format}), 0)
        << err.str();
    return out.str();
  }

  std::string written(const std::string& ending) const {
    return contents(results() / ("one" + ending));
  }
};

TEST_F(Show, RendersEveryFormatToTheSameBytesFromEveryFileThatHoldsAll) {
  make_report();

  for (const std::string from : {".log", ".json", ".html"}) {
    EXPECT_EQ(shown(from, "text"), written("")) << from;
    EXPECT_EQ(shown(from, "html"), written(".html")) << from;
    EXPECT_EQ(shown(from, "csv"), written(".csv")) << from;
    EXPECT_EQ(shown(from, "json"), written(".json")) << from;
  }
}

TEST_F(Show, TextIsTheUsualFormat) {
  make_report();

  EXPECT_EQ(command({"show", (results() / "one.log").string()}), 0);

  EXPECT_EQ(out.str(), written(""));
}

TEST_F(Show, RendersMarkdown) {
  make_report();

  EXPECT_NE(shown(".log", "markdown").find("| Pipe Throughput"), std::string::npos);
}

TEST_F(Show, TakesWhatATextReportWasMadeFrom) {
  make_report();

  EXPECT_EQ(shown("", "json"), written(".json"));
  EXPECT_TRUE(complained("one.log"));
  EXPECT_EQ(shown(".csv", "json"), written(".json"));
}

TEST_F(Show, SaysWhatIsMissingWhenATextReportIsAlone) {
  make_report();
  for (const std::string ending : {".log", ".json", ".html"}) {
    std::filesystem::remove(results() / ("one" + ending));
  }

  EXPECT_EQ(command({"show", (results() / "one").string()}), 1);

  EXPECT_TRUE(complained("one.log nor .json nor .html lies beside it"));
}

TEST_F(Show, ReportsAJournalThatEndsInTheMiddleAndSaysWhatWasLost) {
  make_report();
  const auto journal = written(".log");
  std::ofstream(folder / "torn.log") << journal.substr(0, journal.size() - 20);

  EXPECT_EQ(command({"show", (folder / "torn.log").string()}), 0);

  EXPECT_TRUE(said("Pipe Throughput"));
  EXPECT_TRUE(complained("lost: "));
}

TEST_F(Show, RefusesWhatIsNoReport) {
  std::ofstream(folder / "binary") << std::string(
      "\x7f"
      "ELF\0\0",
      6);
  std::ofstream(folder / "prose") << "Once upon a time\n";

  EXPECT_EQ(command({"show", (folder / "binary").string()}), 1);
  EXPECT_EQ(command({"show", (folder / "prose").string()}), 1);
  EXPECT_EQ(command({"show", folder.string()}), 1);
  EXPECT_EQ(command({"show", "/dev/null"}), 1);
  EXPECT_EQ(command({"show", (folder / "nothing").string()}), 1);

  EXPECT_TRUE(complained("is a binary file"));
  EXPECT_TRUE(complained("is a folder"));
  EXPECT_TRUE(complained("is not a regular file"));
  EXPECT_TRUE(complained("There is no file"));
}

// What this process has read so far, files and all, or nothing where the system does not tell.
std::optional<long long> bytes_read() {
  std::ifstream io("/proc/self/io");
  std::string name;
  long long bytes = 0;
  if (io >> name >> bytes && name == "rchar:") return bytes;
  return {};
}

TEST_F(Show, LooksAtTheBeginningOfALargeFileBeforeItReadsItWhole) {
  const auto sparse = folder / "sparse.log";
  std::ofstream(sparse) << "";
  std::filesystem::resize_file(sparse, 512 << 20);
  const auto before = bytes_read();
  if (!before) GTEST_SKIP() << "/proc/self/io is missing";

  EXPECT_EQ(command({"show", sparse.string()}), 1);

  EXPECT_TRUE(complained("is a binary file"));
  EXPECT_LT(*bytes_read() - *before, 1 << 20);
}

TEST_F(Show, SaysHowLargeAFileMayBe) {
  const auto large = folder / "large.log";
  std::ofstream(large) << "";
  std::filesystem::resize_file(large, (1LL << 30) + 1);

  EXPECT_EQ(command({"show", large.string()}), 1);

  EXPECT_TRUE(complained("has more than 1024 MiB, which is the limit"));
}

TEST_F(Show, RefusesPipesAndDevicesWithoutWaitingForThem) {
  const auto pipe = folder / "pipe.log";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);

  EXPECT_EQ(command({"show", pipe.string()}), 1);
  EXPECT_TRUE(complained("pipe.log is not a regular file"));
  EXPECT_EQ(command({"show", "/dev/zero"}), 1);
  EXPECT_TRUE(complained("/dev/zero is not a regular file"));
}

TEST_F(Show, TellsOfTheFirstLossesAndCleansThem) {
  make_report();
  auto journal = written(".log");
  for (int i = 0; i < 30; ++i) journal += "{\"event\":\"\\u001b[31m\\u202e\"}\n";
  std::ofstream(folder / "odd.log") << journal;

  EXPECT_EQ(command({"show", (folder / "odd.log").string()}), 0);

  EXPECT_TRUE(complained("lost: 10 more"));
  EXPECT_FALSE(complained("\x1b"));
  EXPECT_FALSE(complained("\u202e"));
}

TEST_F(Show, GuessesTheFormatThatWasMeant) {
  EXPECT_EQ(command({"show", "x.log", "--format", "marcdown"}), 1);

  EXPECT_TRUE(complained("Did you mean 'markdown'?"));
}

TEST_F(Show, NeedsAFile) {
  EXPECT_EQ(command({"show"}), 1);

  EXPECT_TRUE(complained("unixmark show FILE"));
}

}  // namespace
}  // namespace unixmark::cli
