// The table that a report makes, from the command line to the index that it gives.
#include "tests_suite/cli/cli_test.hpp"

namespace unixmark::cli {
namespace {

// Goes back when it ends.
class WorkingFolder {
 public:
  explicit WorkingFolder(const std::filesystem::path& folder)
      : before_(std::filesystem::current_path()) {
    std::filesystem::current_path(folder);
  }
  WorkingFolder(const WorkingFolder&) = delete;
  WorkingFolder& operator=(const WorkingFolder&) = delete;
  ~WorkingFolder() { std::filesystem::current_path(before_); }

 private:
  std::filesystem::path before_;
};

class BaselineCommand : public CliTest {
 protected:
  // A report called `one` of pipe and a failed syscall, with 1 copy and with 2.
  void make_report() {
    add_counting_kernel("pipe");
    add_kernel("syscall", "echo 'ERROR|out of luck' >&2; exit 1");
    ASSERT_EQ(
        quick_run({"-q", "-c", "1", "-c", "2", "-i", "1", "--output", "one", "pipe", "syscall"}),
        2);
    out.str("");
  }

  [[nodiscard]] std::string journal() const { return (results() / "one.log").string(); }

  // What the command prints, as a file.
  void make_table(const std::filesystem::path& file, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"baseline", journal()});
    out.str("");
    ASSERT_EQ(command(arguments), 0) << err.str();
    std::ofstream(file) << out.str();
    out.str("");
  }

  // Whether the whole index, not that of a part, is this.
  [[nodiscard]] bool rated(std::string_view index) const {
    return said("System Benchmarks Index Score" + std::string(46 - index.size(), ' ') +
                std::string(index) + '\n');
  }
};

TEST_F(BaselineCommand, RatesTheReportedMachineTen) {
  make_report();
  make_table(folder / "mine.base", {});

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--baseline", (folder / "mine.base").string(),
                       "pipe"}),
            0);

  EXPECT_TRUE(rated("10.0")) << out.str();
}

TEST_F(BaselineCommand, RatesItAsAskedFor) {
  make_report();
  make_table(folder / "mine.base", {"--rating", "100", "--copies", "2"});

  EXPECT_EQ(quick_run({"-q", "-c", "2", "-i", "1", "--baseline", (folder / "mine.base").string(),
                       "pipe"}),
            0);

  EXPECT_TRUE(rated("100.0")) << out.str();
}

TEST_F(BaselineCommand, IsFoundByItsNameInTheWorkingFolderAndInItsBaselines) {
  make_report();
  make_table(folder / "mine.base", {});
  std::filesystem::create_directory(folder / "baselines");
  make_table(folder / "baselines/theirs.base", {"--rating", "50"});
  const WorkingFolder here(folder);

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--baseline", "mine", "pipe"}), 0) << err.str();
  EXPECT_TRUE(rated("10.0")) << out.str();
  out.str("");
  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--baseline", "theirs", "pipe"}), 0);
  EXPECT_TRUE(rated("50.0")) << out.str();
}

TEST_F(BaselineCommand, IsNamedByTheReportsThatItRates) {
  make_report();
  make_table(folder / "mine.base", {});
  const auto name = (folder / "mine.base").string();
  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--output", "two", "--baseline", name, "pipe"}),
            0);
  const auto line = "\n   Baseline: " + name + "\n";
  EXPECT_TRUE(said(line)) << out.str();

  // Without its journal the text has to tell it.
  std::filesystem::rename(results() / "two", folder / "text");
  out.str("");
  EXPECT_EQ(command({"show", (folder / "text").string()}), 0);
  EXPECT_TRUE(said(line)) << out.str();
  out.str("");
  EXPECT_EQ(command({"compare", "--force", journal(), (folder / "text").string()}), 0) << err.str();
  EXPECT_TRUE(said("\n  baseline ")) << out.str();
  EXPECT_TRUE(said("mine.base"));
}

TEST_F(BaselineCommand, NamesWhatItLeavesOut) {
  make_report();

  EXPECT_EQ(command({"baseline", journal()}), 0);

  EXPECT_TRUE(said(" with 1 parallel copy, rated 10. Made from one.log.\n")) << out.str();
  EXPECT_TRUE(said("\n# Left out: syscall, failed: ")) << out.str();
  EXPECT_TRUE(said("out of luck"));
  EXPECT_TRUE(complained("left out: syscall, failed: "));
  EXPECT_FALSE(said("\nsyscall|"));
}

TEST_F(BaselineCommand, SaysWhichCopiesThereAre) {
  make_report();

  EXPECT_EQ(command({"baseline", journal(), "--copies", "3"}), 1);

  EXPECT_TRUE(complained("no section with 3 copies. Choose one of 1, 2 with --copies."))
      << err.str();
  EXPECT_EQ(out.str(), "");
}

TEST_F(BaselineCommand, OfAReportWithoutAScoreIsRefused) {
  add_kernel("syscall", "echo 'ERROR|out of luck' >&2; exit 1");
  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--output", "one", "syscall"}), 2);
  out.str("");

  EXPECT_EQ(command({"baseline", journal()}), 1);

  EXPECT_TRUE(complained("No test of this section has a score")) << err.str();
  EXPECT_EQ(out.str(), "");
}

TEST_F(BaselineCommand, OfTheTextOfASweepIsRefusedSinceItHasMediansAlone) {
  const auto file = folder / "a-sweep";
  std::filesystem::copy_file(TESTS_DIR "/golden/sweep.txt", file);

  EXPECT_EQ(command({"baseline", file.string()}), 1);

  EXPECT_TRUE(complained("This is the text of a sweep")) << err.str();
  EXPECT_TRUE(complained("classic scores"));
  EXPECT_TRUE(complained("the journal of that run, NAME.log"));
  EXPECT_EQ(out.str(), "");
}

TEST_F(BaselineCommand, RefusesWhatCannotBe) {
  const std::vector<std::vector<std::string>> wrong = {{},
                                                       {""},
                                                       {"one", "two"},
                                                       {"one", "--rating", "0"},
                                                       {"one", "--rating", "nan"},
                                                       {"one", "--rating", ""},
                                                       {"one", "--copies", "0"},
                                                       {"one", "--copies", "all"},
                                                       {(folder / "none.log").string()}};

  for (auto arguments : wrong) {
    arguments.insert(arguments.begin(), "baseline");
    EXPECT_EQ(command(arguments), 1) << join(arguments, " ");
  }
  EXPECT_EQ(out.str(), "");
}

}  // namespace
}  // namespace unixmark::cli
