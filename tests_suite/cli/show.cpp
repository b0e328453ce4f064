#include "tests_suite/cli/cli_test.hpp"

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
