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

  // What `show` prints of a file.
  std::string rendered(const std::filesystem::path& file, const std::string& format) {
    out.str("");
    EXPECT_EQ(command({"show", file.string(), "--format", format}), 0) << err.str();
    return out.str();
  }

  // The same of the report's file with this ending.
  std::string shown(const std::string& ending, const std::string& format) {
    return rendered(results() / ("one" + ending), format);
  }

  std::string written(const std::string& ending) const {
    return contents(results() / ("one" + ending));
  }

  void keep_only(const std::string& kept) const {
    for (const std::string ending : {"", ".log", ".json", ".html", ".csv"}) {
      if (ending != kept) std::filesystem::remove(results() / ("one" + ending));
    }
  }

  // A report of another program, which a title without its result ends.
  const std::string unixbench =
      "   BYTE UNIX Benchmarks (Version 5.1.3)\n\n"
      "   System: web-08: GNU/Linux\n\n"
      "Benchmark Run: Fri Jan 15 2027 09:00:00 - 09:02:10\n"
      "2 CPUs in system; running 1 parallel copy of tests\n\n"
      "Execl Throughput\n"
      "Pipe Throughput                             2602655.6 lps   (10.0 s, 7 samples)\n\n"
      "System Benchmarks Partial Index              BASELINE       RESULT    INDEX\n"
      "Pipe Throughput                               12440.0    2602655.6   2092.2\n"
      "                                                                   ========\n"
      "System Benchmarks Index Score (Partial Only)                         2092.2\n";
  // Its log: three passes, of which the slowest does not count.
  const std::string unixbench_log =
      "Pipe Throughput -- 1 copy\n"
      "\n#### Pass 1\n\n# COUNT0: 26026556\n# COUNT1: 1\n# COUNT2: lps\n# elapsed: 10.0\n"
      "\n#### Pass 2\n\n# COUNT0: 26026556\n# COUNT1: 1\n# COUNT2: lps\n# elapsed: 10.0\n"
      "\n#### Pass 3\n\n# COUNT0: 20000000\n# COUNT1: 1\n# COUNT2: lps\n# elapsed: 10.0\n";
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

TEST_F(Show, ShowsWhatATextReportSaysWhereItIsAlone) {
  make_report();
  keep_only("");

  const auto from_rule = [](const std::string& text) { return text.substr(text.find("-----")); };
  EXPECT_EQ(from_rule(shown("", "text")), from_rule(written("")));
  EXPECT_NE(shown("", "html").find("only what was printed is known, also of how sure"),
            std::string::npos);
  EXPECT_NE(shown("", "csv").find("Concurrency,Pipe Throughput\n1,"), std::string::npos);
  EXPECT_NE(shown("", "markdown").find("| Pipe Throughput"), std::string::npos);
  EXPECT_NE(shown("", "json").find("\"unixmark-published/1\""), std::string::npos);
}

TEST_F(Show, SaysWhereATextOfOursLacksHowSureItIs) {
  make_report();
  const auto whole = written("");
  keep_only("");
  std::ofstream(results() / "one") << whole.substr(0, whole.find("How sure"));

  EXPECT_NE(shown("", "text").find("\nWhat was lost\n  line "), std::string::npos);
  EXPECT_TRUE(said(": how sure this run is\n"));
}

TEST_F(Show, ReadsATextThatEndsInZeros) {
  std::ofstream(folder / "old.txt") << unixbench << std::string(100'000, '\0');

  const auto once = rendered(folder / "old.txt", "text");
  std::ofstream(folder / "again.txt") << once;

  EXPECT_NE(once.find("\nPipe Throughput   "), std::string::npos);
  EXPECT_NE(once.find("  line 15: the end of the file: 100000 bytes of zeros"), std::string::npos)
      << once;
  EXPECT_EQ(rendered(folder / "again.txt", "text"), once);
}

// Nothing tells whether the one who writes it is still there.
TEST_F(Show, SaysOfAJournalWithoutItsEndThatItMayStillGrow) {
  make_report();
  auto journal = written(".log");
  journal.resize(journal.rfind("{\"event\":\"session_ended\""));
  std::ofstream(folder / "growing.log") << journal;

  EXPECT_NE(rendered(folder / "growing.log", "text")
                .find("\n  not finished: still running, or ended early; "),
            std::string::npos);
}

TEST_F(Show, SaysWhereAJournalDoesNotTellWhenItBegan) {
  make_report();
  auto journal = written(".log");
  const auto began = journal.find("\"began\":{");
  ASSERT_NE(began, std::string::npos);
  journal.erase(began, journal.find('}', began) + 2 - began);
  std::ofstream(folder / "untold.log") << journal;

  const auto page = rendered(folder / "untold.log", "html");

  EXPECT_NE(page.find("Begun not told, "), std::string::npos);
  EXPECT_EQ(page.substr(0, page.find("<script")).find("1970"), std::string::npos);
}

TEST_F(Show, SaysWhatIsMissingWhereATableIsAlone) {
  make_report();
  keep_only(".csv");

  EXPECT_EQ(command({"show", (results() / "one.csv").string()}), 1);

  EXPECT_TRUE(complained("a table holds less than a report is made from"));
}

// Its journal is of the run before, under the same name.
TEST_F(Show, TakesNoFileOfAnotherRun) {
  make_report();
  keep_only(".log");
  std::ofstream(results() / "one") << unixbench;

  EXPECT_NE(shown("", "text").find("Version 5.1.3"), std::string::npos);

  EXPECT_FALSE(complained("one.log"));
}

TEST_F(Show, TakesAnotherFileOfARunWhereOneCannotBeRead) {
  make_report();
  std::ofstream(results() / "one.log") << "torn\n";

  EXPECT_EQ(shown(".log", "text"), written(""));

  EXPECT_TRUE(complained("showing " + (results() / "one.json").string()));
}

TEST_F(Show, TakesTheJournalOfARunThatWentOnAfterItsPage) {
  make_report();
  const auto page = written(".json");
  auto journal = written(".log");
  const auto last = journal.rfind('\n', journal.size() - 2) + 1;
  auto interrupted = journal.substr(last);
  replace_all(interrupted, "\"interrupted\":false", "\"interrupted\":true");
  std::ofstream(results() / "one.log") << journal + interrupted;
  auto shorter = page;
  replace_all(shorter, "\"interrupted\": false", "\"interrupted\": true");
  std::ofstream(results() / "one.json") << shorter;

  EXPECT_EQ(command({"show", (results() / "one.json").string()}), 0);

  EXPECT_TRUE(complained("one.log, which holds more of the same run than "));
}

TEST_F(Show, ReadsUnixBenchsReportsAndSaysWhatIsNotInThem) {
  std::ofstream(folder / "old.txt") << unixbench;

  EXPECT_EQ(command({"show", (folder / "old.txt").string()}), 0);

  EXPECT_TRUE(
      said("\nPipe Throughput                             2602655.6 lps   (10.0 s, 7 samples)\n"));
  EXPECT_TRUE(
      said("\nSystem Benchmarks Index Score (Partial Only)                         2092.2\n"));
  EXPECT_TRUE(said("What was lost\n  line 8: "));
  EXPECT_TRUE(complained("unixmark: lost: line 8: "));
}

TEST_F(Show, RendersWhatWasPrintedTheSameFromEveryFormatThatHoldsAll) {
  std::ofstream(folder / "old.txt") << unixbench;
  const auto first = rendered(folder / "old.txt", "json");
  std::ofstream(folder / "again.json") << first;
  std::ofstream(folder / "page.html") << rendered(folder / "old.txt", "html");

  for (const std::string format : {"text", "html", "csv", "csv-tests", "json", "markdown"}) {
    const auto once = rendered(folder / "old.txt", format);
    EXPECT_EQ(rendered(folder / "again.json", format), once) << format;
    EXPECT_EQ(rendered(folder / "page.html", format), once) << format;
  }
}

TEST_F(Show, AddsThePassesOfALogToTheText) {
  std::ofstream(folder / "old") << unixbench;
  std::ofstream(folder / "old.log") << unixbench_log;

  for (const auto* file : {"old", "old.log"}) {
    const auto passes = rendered(folder / file, "csv-passes");
    EXPECT_NE(passes.find("1,Pipe Throughput,2,2602655.6,lps\n"), std::string::npos) << passes;
    EXPECT_NE(rendered(folder / file, "text").find("System: web-08"), std::string::npos);
  }
  EXPECT_TRUE(complained("its passes are from " + (folder / "old.log").string()));
  EXPECT_TRUE(complained("old, which holds more of the same run than "));
}

TEST_F(Show, SaysWhereAReportTellsOfNoPass) {
  std::ofstream(folder / "old.txt") << unixbench;

  EXPECT_EQ(command({"show", (folder / "old.txt").string(), "--format", "csv-passes"}), 1);

  EXPECT_TRUE(complained("A row a pass needs passes"));
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
  EXPECT_EQ(command({"show", "/dev/null"}), 1);
  EXPECT_EQ(command({"show", (folder / "nothing").string()}), 1);

  EXPECT_TRUE(complained("is a binary file"));
  EXPECT_TRUE(complained("this is none of our files"));
  EXPECT_TRUE(complained("or a log made by UnixBench"));
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

TEST_F(Show, RefusesALargeTextBeforeItReadsItWhole) {
  const auto text = folder / "large.txt";
  std::ofstream(text) << unixbench << std::string(70'000, '\n');
  std::filesystem::resize_file(text, 512 << 20);
  const auto before = bytes_read();
  if (!before) GTEST_SKIP() << "/proc/self/io is missing";

  EXPECT_EQ(command({"show", text.string()}), 1);

  EXPECT_TRUE(complained("it is too large for a report as UnixBench prints them"));
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

TEST_F(Show, NamesTheFormatThatWasMeantAndAllThatThereAre) {
  const std::string all = "The formats are text, html, csv, csv-tests, csv-passes, json, markdown.";
  EXPECT_EQ(command({"show", "x.log", "--format", "marcdown"}), 1);
  EXPECT_TRUE(complained("There is no format 'marcdown'. Did you mean 'markdown'? " + all));

  EXPECT_EQ(command({"show", "x.log", "--format", "xyzzy"}), 1);
  EXPECT_TRUE(complained("There is no format 'xyzzy'. " + all));
}

TEST_F(Show, NeedsAFile) {
  EXPECT_EQ(command({"show"}), 1);

  EXPECT_TRUE(complained("unixmark show FILE"));
}

TEST_F(Show, TheTextOfASweepHasMediansAndNoClassicTable) {
  const auto file = folder / "a-sweep";
  std::filesystem::copy_file(TESTS_DIR "/golden/sweep.txt", file);

  EXPECT_NE(rendered(file, "csv-tests").find(",median,median_low,median_high\n"),
            std::string::npos);
  EXPECT_NE(rendered(file, "json").find("\"median\": 78280000.0"), std::string::npos) << out.str();
  EXPECT_EQ(out.str().find("\"result\": 7"), std::string::npos);
  EXPECT_EQ(command({"show", file.string(), "--format", "csv"}), 1);
  EXPECT_TRUE(complained("csv-tests is a row a median")) << err.str();
}

}  // namespace
}  // namespace unixmark::cli
