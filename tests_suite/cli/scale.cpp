#include "base/text.hpp"
#include "read/journal.hpp"
#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

class Scale : public CliTest {
 protected:
  int scale(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"scale", "--seconds", "0.1"});
    return command(arguments);
  }

  [[nodiscard]] std::filesystem::path journal(const std::string& name) const {
    return results() / (name + ".log");
  }

  // The copies of all passes, in their order.
  [[nodiscard]] std::vector<int> copies_in(const std::string& name) const {
    std::vector<int> copies;
    for (const auto& event : read::parse_journal(contents(journal(name))).events) {
      const auto* ended = std::get_if<measure::PassEnded>(&event);
      if (ended != nullptr) copies.push_back(ended->pass.copies);
    }
    return copies;
  }
};

TEST_F(Scale, MeasuresEveryNumberOfCopiesSixTimes) {
  add_counting_kernel("pipe");

  EXPECT_EQ(scale({"--copies", "1,2,3", "--output", "one", "pipe"}), 0) << err.str();

  const auto copies = copies_in("one");
  for (const int one : {1, 2, 3}) EXPECT_EQ(std::ranges::count(copies, one), 6) << one;
  EXPECT_TRUE(said("a sweep of 1 test with 1, 2 and 3 copies"));
  EXPECT_TRUE(said("Pipe Throughput, lps"));
  EXPECT_TRUE(said("in random order (seed "));
  EXPECT_EQ(result_names(), (std::set<std::string>{"one", "one.html", "one.log"}));
}

TEST_F(Scale, HasTheSameOrderFromTheSameSeed) {
  add_counting_kernel("pipe");

  EXPECT_EQ(scale({"-q", "--copies", "1,2,3", "--seed", "5", "--output", "a", "pipe"}), 0);
  EXPECT_EQ(scale({"-q", "--copies", "1,2,3", "--seed", "5", "--output", "b", "pipe"}), 0);
  EXPECT_EQ(scale({"-q", "--copies", "1,2,3", "--seed", "6", "--output", "c", "pipe"}), 0);

  EXPECT_EQ(copies_in("a"), copies_in("b"));
  EXPECT_NE(copies_in("a"), copies_in("c"));
}

TEST_F(Scale, PrintsTheReportAndNothingElseWhenQuiet) {
  add_counting_kernel("pipe");

  EXPECT_EQ(scale({"-q", "--copies", "1,2", "--output", "one", "pipe"}), 0);

  EXPECT_EQ(out.str(), contents(results() / "one"));
  EXPECT_EQ(err.str(), "");
}

TEST_F(Scale, IsShownAgainInEveryFormat) {
  add_counting_kernel("pipe");
  ASSERT_EQ(scale({"-q", "--copies", "1,2", "--output", "one", "pipe"}), 0);

  for (const auto& [format, word] : {std::pair{"text", "Karp-Flatt"},
                                     {"html", "Scaling of Pipe"},
                                     {"json", "\"karp_flatt\""},
                                     {"markdown", "## Scaling"},
                                     {"csv", "Concurrency"},
                                     {"csv-tests", "Pipe Throughput"}}) {
    out.str("");
    EXPECT_EQ(command({"show", journal("one").string(), "--format", format}), 0) << err.str();
    EXPECT_TRUE(said(word)) << format;
  }
}

// Uptimes have wide gaps, which a reader of texts takes for one.
std::string from_rule(const std::string& text) {
  return text.substr(text.find(std::string(72, '-')));
}

TEST_F(Scale, IsShownAgainFromItsTextAlone) {
  add_counting_kernel("pipe");
  ASSERT_EQ(scale({"-q", "--copies", "1,2,3", "--output", "one", "pipe"}), 0);
  std::filesystem::remove(journal("one"));
  std::filesystem::remove(results() / "one.html");
  out.str("");

  EXPECT_EQ(command({"show", (results() / "one").string()}), 0) << err.str();

  EXPECT_EQ(from_rule(out.str()), from_rule(contents(results() / "one")));
  EXPECT_EQ(err.str(), "");
}

TEST_F(Scale, GivesItsTextForItsJournal) {
  add_counting_kernel("pipe");
  ASSERT_EQ(scale({"-q", "--copies", "1,2", "--output", "one", "pipe"}), 0);
  out.str("");

  EXPECT_EQ(command({"show", (results() / "one").string(), "--format", "csv-passes"}), 0);

  EXPECT_TRUE(complained("one.log, which ")) << err.str();
}

TEST_F(Scale, IsComparedWithAnother) {
  add_counting_kernel("pipe");
  ASSERT_EQ(scale({"-q", "--copies", "1,2", "--output", "one", "pipe"}), 0);
  ASSERT_EQ(scale({"-q", "--copies", "1,2,3", "--output", "two", "pipe"}), 0);
  out.str("");

  EXPECT_EQ(command({"compare", journal("one").string(), journal("two").string()}), 0);
  EXPECT_TRUE(said("Scaling, A and B")) << out.str();
  EXPECT_LE(widest(), 80U) << out.str();
  EXPECT_EQ(
      command({"compare", journal("one").string(), journal("two").string(), "--format", "html"}),
      0);
  EXPECT_TRUE(said("Scaling of Pipe Throughput in A and B"));
}

TEST_F(Scale, IsComparedWithAnotherFromTheirTextsAlone) {
  add_counting_kernel("pipe");
  for (const std::string name : {"one", "two"}) {
    ASSERT_EQ(scale({"-q", "--copies", "1,2,3", "--output", name, "pipe"}), 0);
    std::filesystem::copy_file(journal(name), folder / (name + ".log"));
    std::filesystem::remove(journal(name));
    std::filesystem::remove(results() / (name + ".html"));
  }
  const auto texts =
      std::vector<std::string>{(results() / "one").string(), (results() / "two").string()};
  out.str("");

  EXPECT_EQ(command({"compare", texts[0], texts[1]}), 0) << err.str();
  EXPECT_TRUE(said("Scaling, A and B")) << out.str();
  EXPECT_TRUE(said("noise by the printed intervals"));
  EXPECT_LE(widest(), 80U);
  out.str("");

  EXPECT_EQ(command({"compare", texts[0], (folder / "two.log").string()}), 0) << err.str();
  EXPECT_TRUE(said("Scaling, A and B")) << out.str();
  EXPECT_FALSE(said("assumed CV"));
}

TEST_F(Scale, GoesOnFromItsJournal) {
  add_counting_kernel("pipe");
  ASSERT_EQ(scale({"-q", "--copies", "1,2", "--output", "one", "pipe"}), 0);
  const auto whole = copies_in("one");
  const auto text = contents(journal("one"));
  std::size_t end = 0;
  for (int i = 0; i < 5; ++i) end = text.find('\n', text.find("\"pass_ended\"", end)) + 1;
  std::ofstream(journal("one")) << text.substr(0, end);

  EXPECT_EQ(command({"resume", journal("one").string(), "-q"}), 0) << err.str();

  EXPECT_EQ(copies_in("one"), whole);
  EXPECT_TRUE(said("resumed "));
}

TEST_F(Scale, GoesOnAfterAnInterrupt) {
  add_counting_kernel("pipe");
  stop_requests = 1;
  EXPECT_EQ(scale({"-q", "--copies", "1,2", "--output", "one", "pipe"}), 130);
  stop_requests = 0;

  EXPECT_EQ(command({"resume", journal("one").string(), "-q"}), 0) << err.str();

  EXPECT_EQ(copies_in("one").size(), 12U);
}

TEST_F(Scale, ShowsItsPlanAndRunsNothing) {
  for (const auto* kernel : {"dhry2reg", "pipe"}) add_counting_kernel(kernel);

  EXPECT_EQ(scale({"--copies", "1-3", "--dry-run", "dhry2reg", "pipe"}), 0) << err.str();

  EXPECT_TRUE(said("a sweep of 2 tests with 1, 2 and 3 copies"));
  EXPECT_TRUE(said("3 copies: "));
  EXPECT_TRUE(result_names().empty());
}

TEST_F(Scale, AddsUpNumbersOfCopiesThatAreNamedApart) {
  add_counting_kernel("pipe");

  EXPECT_EQ(scale({"--copies", "1", "--copies", "7", "--copies", "3-4", "--dry-run", "pipe"}), 0);

  EXPECT_TRUE(said("a sweep of 1 test with 1, 3, 4 and 7 copies")) << out.str();
}

// Whatever it has to say: many numbers of copies, several tests, notes, a test that cannot run.
TEST_F(Scale, PlansInLinesOfEightyColumns) {
  for (const auto* kernel : {"dhry2reg", "whetstone-double", "pipe"}) add_counting_kernel(kernel);

  EXPECT_EQ(scale({"--copies", "1-40", "--budget", "10m", "--dry-run", "dhry2reg",
                   "whetstone-double", "pipe"}),
            0)
      << err.str();

  EXPECT_LE(widest(), 80U) << out.str();
}

TEST_F(Scale, TellsWhatFailed) {
  add_kernel("pipe", "exit 3");

  EXPECT_EQ(scale({"-q", "--copies", "1,2", "pipe"}), 2);

  EXPECT_TRUE(said("no measured results"));
  EXPECT_TRUE(said("Pipe Throughput, 2 copies: failed: "));
}

TEST_F(Scale, RefusesWhatItCannotMeasure) {
  add_counting_kernel("pipe");

  EXPECT_EQ(scale({"--copies", "some", "pipe"}), 1);
  EXPECT_TRUE(complained("--copies: 'some'"));
  EXPECT_EQ(scale({"-i", "5", "pipe"}), 1);
  EXPECT_TRUE(complained("'5' is not a whole number from 6"));
  EXPECT_EQ(scale({"--seed", "0", "pipe"}), 1);
  EXPECT_EQ(scale({"--no-such-option"}), 1);
  EXPECT_TRUE(complained("The use is: unixmark scale"));
}

TEST_F(Scale, DrawsBetterPicturesWhereTheTerminalCan) {
  add_counting_kernel("pipe");
  ASSERT_EQ(scale({"-q", "--copies", "1,2", "--output", "one", "pipe"}), 0);
  EXPECT_EQ(out.str().find("█"), std::string::npos);
  terminal = true;
  variables = {"LANG=en_US.UTF-8"};
  out.str("");

  EXPECT_EQ(command({"show", journal("one").string()}), 0);

  EXPECT_TRUE(said("█"));
}

}  // namespace
}  // namespace unixmark::cli
