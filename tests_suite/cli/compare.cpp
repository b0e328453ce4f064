#include "cli/calibration_store.hpp"
#include "sys/machine.hpp"
#include "tests_suite/cli/cli_test.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace unixmark::cli {
namespace {

namespace fs = std::filesystem;

class Compare : public CliTest {
 protected:
  // A run of six passes that each count `count` in the tenth of a second, and its journal.
  std::string made(const std::string& name, int count, const std::string& seconds = "0.1") {
    add_kernel("pipe", "echo 'COUNT|" + std::to_string(count) + "|1|lps' >&2\necho 'TIME|" +
                           seconds + "' >&2");
    EXPECT_EQ(command({"--seconds", seconds, "--rest", "none", "-q", "-c", "1", "-i", "6",
                       "--output", name, "pipe"}),
              0)
        << err.str();
    out.str("");
    return (results() / (name + ".log")).string();
  }

  int compare(std::vector<std::string> arguments) {
    out.str("");
    err.str("");
    arguments.insert(arguments.begin(), "compare");
    return command(arguments);
  }

  // One of UnixBench's own reports, with these results of one copy.
  std::string printed(const std::string& name, double pipe, double spawn) const {
    const auto file = folder / name;
    const auto row = [](const std::string& title, double value, const std::string& unit) {
      return title + std::string(40 - title.size(), ' ') + ' ' + fixed(value, 1) + ' ' + unit +
             "   (10.0 s, 7 samples)\n";
    };
    std::ofstream(file) << "   BYTE UNIX Benchmarks (Version 5.1.3)\n\n   System: " << name
                        << ": GNU/Linux\n\n"
                        << std::string(72, '-')
                        << "\nBenchmark Run: Fri Aug 19 2011 08:24:14 - 08:52:25\n"
                           "2 CPUs in system; running 1 parallel copy of tests\n\n"
                        << row("Pipe Throughput", pipe, "lps")
                        << row("Process Creation", spawn, "lps") << '\n';
    return file.string();
  }
};

TEST_F(Compare, SameRunsAreEquivalent) {
  EXPECT_EQ(compare({made("one", 1000), made("other", 1000)}), 0) << err.str();

  EXPECT_TRUE(said("/one.log\n")) << out.str();
  EXPECT_TRUE(said("Pipe Throughput              10.00 k 10.00 k 1.000  1.000-1.000 == equivalent"))
      << out.str();
  EXPECT_LE(widest(), 80U);
}

TEST_F(Compare, ASlowerOneIsCalledSlower) {
  EXPECT_EQ(compare({made("one", 1000), made("other", 900)}), 0);

  EXPECT_TRUE(said(" 0.900  0.900-0.900 << slower\n")) << out.str();
}

TEST_F(Compare, TheStatusTellsOfARegressionOnRequest) {
  const auto one = made("one", 1000);
  const auto other = made("other", 900);

  EXPECT_EQ(compare({one, other, "--fail-if-slower", "5"}), 1);
  EXPECT_EQ(err.str(), "unixmark: slower than allowed: Pipe Throughput with 1 copy\n");
  EXPECT_EQ(compare({one, other, "--fail-if-slower", "5%"}), 1);
  EXPECT_EQ(compare({one, other, "--fail-if-slower", "20"}), 0);
  EXPECT_EQ(compare({other, one, "--fail-if-slower", "5"}), 0);
  EXPECT_EQ(err.str(), "");
}

TEST_F(Compare, EachRegressionHasALineOfItsOwn) {
  const auto one = printed("one", 100, 100);
  const auto other = printed("other", 50, 20);

  EXPECT_EQ(compare({one, other, "--fail-if-slower", "5"}), 1);

  EXPECT_TRUE(complained("unixmark: slower than allowed: Pipe Throughput with 1 copy\n"));
  EXPECT_TRUE(complained("unixmark: slower than allowed: Process Creation with 1 copy\n"));
}

TEST_F(Compare, WithStrictWhatCannotBeToldIsAStatusOfItsOwn) {
  const auto one = printed("one", 100, 100);
  const auto other = printed("other", 99, 100);

  EXPECT_EQ(compare({one, other, "--fail-if-slower", "1"}), 0);
  EXPECT_EQ(compare({one, other, "--fail-if-slower", "1", "--strict"}), 3);
  EXPECT_EQ(compare({one, other, "--strict"}), 1);
}

TEST_F(Compare, OnlySummariesAreLikelyAtMost) {
  EXPECT_EQ(compare({printed("one", 100, 100), printed("other", 100, 20)}), 0) << err.str();

  EXPECT_TRUE(
      said("Process Creation               100.0   20.00 0.200  0.196-0.204 <  likely "
           "slower\n"))
      << out.str();
  EXPECT_TRUE(said("assumed CV 2 %"));
}

TEST_F(Compare, ReportsOfOtherWorkAreRefusedWithTheList) {
  const auto one = made("one", 1000);
  const auto longer = made("longer", 3000, "0.3");

  EXPECT_EQ(compare({one, longer}), 1);

  EXPECT_TRUE(complained("unixmark: different length of passes: 0.1 s / 0.3 s\n")) << err.str();
  EXPECT_TRUE(complained("--force"));
  EXPECT_FALSE(said("Pipe Throughput"));
  EXPECT_EQ(compare({one, longer, "--force"}), 0);
  EXPECT_TRUE(
      said("Different, A / B; compared all the same\n  length of passes       0.1 s / 0.3 s"))
      << out.str();
}

TEST_F(Compare, SeveralReportsASideStandAroundAColon) {
  EXPECT_EQ(compare({made("a1", 1000), made("a2", 1000), ":", made("b1", 900), made("b2", 900)}), 0)
      << err.str();

  EXPECT_TRUE(said("/a1.log,\n")) << out.str();
  EXPECT_TRUE(said("2 sessions"));
  EXPECT_TRUE(said("<< slower"));
  EXPECT_TRUE(said("put together"));
}

TEST_F(Compare, ARunInSeveralFilesCountsOnce) {
  const auto one = made("one", 1000);
  const auto copy = (folder / "copy.log").string();
  fs::copy_file(one, copy);

  EXPECT_EQ(compare({one, copy, one, ":", made("other", 900)}), 0) << err.str();

  EXPECT_FALSE(said("sessions")) << out.str();
  EXPECT_NE(err.str().find("counts once"), std::string::npos) << err.str();
}

TEST_F(Compare, ATestThatBLacksCannotBeTold) {
  const auto whole = printed("one", 100, 100);
  const auto part = (folder / "part").string();
  std::ofstream(part) << [&] {
    auto text = contents(whole);
    return text.erase(text.find("Process Creation"));
  }();

  EXPECT_EQ(compare({whole, part, "--fail-if-slower", "20", "--strict"}), 3);
  EXPECT_NE(err.str().find("Process Creation with 1 copy, which B lacks"), std::string::npos)
      << err.str();
}

TEST_F(Compare, FoldersStandForTheirReports) {
  for (int i = 0; i < 4; ++i) {
    const auto number = std::to_string(i);
    for (const auto& [side, count] : {std::pair("a", 1000), std::pair("b", 900)}) {
      const auto journal = made(side + number, count + i);
      fs::create_directories(folder / side);
      fs::rename(journal, folder / side / (number + ".log"));
    }
  }
  std::ofstream(folder / "a" / "notes.txt") << "not a report\n";

  EXPECT_EQ(compare({(folder / "a").string(), (folder / "b").string()}), 0) << err.str();

  EXPECT_TRUE(said("Each session counts as one value: 4 of A against 4 of B.")) << out.str();
  EXPECT_TRUE(complained("passed over: "));
}

TEST_F(Compare, EveryFormatIsRendered) {
  const auto one = made("one", 1000);
  const auto other = made("other", 900);
  const auto shown = [&](const std::string& format) {
    EXPECT_EQ(compare({one, other, "--format", format}), 0) << err.str();
    return out.str().substr(0, 40);
  };

  EXPECT_EQ(shown("markdown").find("## Comparison\n"), 0U);
  EXPECT_EQ(shown("csv").find("copies_a,copies_b,test,"), 0U);
  EXPECT_EQ(shown("html").find("<!DOCTYPE html>"), 0U);
  EXPECT_NE(shown("json").find("\"schema\": \"unixmark-comparison/1\""), std::string::npos);
}

TEST_F(Compare, ColoursAreForTerminalsThatWantThem) {
  const auto one = made("one", 1000);
  const auto other = made("other", 900);

  EXPECT_EQ(compare({one, other}), 0);
  EXPECT_FALSE(said("\x1b"));
  terminal = true;
  variables = {"TERM=xterm"};
  EXPECT_EQ(compare({one, other}), 0);
  EXPECT_TRUE(said("\x1b[31m<< slower\x1b[0m"));
  variables.push_back("NO_COLOR=1");
  EXPECT_EQ(compare({one, other}), 0);
  EXPECT_FALSE(said("\x1b"));
  variables = {"TERM=dumb"};
  EXPECT_EQ(compare({one, other}), 0);
  EXPECT_FALSE(said("\x1b"));
}

TEST_F(Compare, TheMarginCanBeSet) {
  EXPECT_EQ(compare({made("one", 1000), made("other", 900), "--margin", "15"}), 0);

  EXPECT_TRUE(said("== equivalent")) << out.str();
  EXPECT_TRUE(said("Margin 15 %, as asked for."));
}

TEST_F(Compare, AReferenceMakesAMatrix) {
  const auto reference = made("reference", 1000);
  const auto slower = made("slower", 900);
  const auto faster = made("faster", 1200);

  EXPECT_EQ(compare({"--reference", reference, slower, faster}), 0) << err.str();

  EXPECT_TRUE(said("/reference.log")) << out.str();
  EXPECT_TRUE(said("\nPipe Throughput")) << out.str();
  EXPECT_TRUE(said("0.900 <<")) << out.str();
  EXPECT_TRUE(said("1.200 >>")) << out.str();
  EXPECT_EQ(compare({"--reference", reference, slower, "--fail-if-slower", "5"}), 1);
}

TEST_F(Compare, AFoldersReportsThatCannotBeComparedArePassedOver) {
  const auto reference = made("reference", 1000);
  made("slower", 900);
  made("longer", 3000, "0.3");
  const auto journal = contents(reference);
  std::ofstream(results() / "empty.log") << journal.substr(0, journal.find('\n') + 1);
  std::ofstream(results() / "torn.log") << "torn\n";

  EXPECT_EQ(compare({"--reference", reference, results().string()}), 0) << err.str();

  EXPECT_TRUE(said("#1: ")) << out.str();
  EXPECT_TRUE(said("0.900 <<"));
  EXPECT_FALSE(said("#2"));
  const auto file = [&](const std::string& name) { return (results() / name).string(); };
  EXPECT_TRUE(complained("passed over: " + file("empty.log") + " has no test")) << err.str();
  EXPECT_TRUE(complained("passed over: Reading " + file("torn.log")));
  EXPECT_TRUE(complained(file("longer.log") + ": different length of passes: 0.1 s / 0.3 s"));
  EXPECT_TRUE(complained("passed over: " + reference + " is the reference itself."));
  EXPECT_EQ(compare({"--reference", reference, file("empty.log")}), 1);
}

TEST_F(Compare, WhatWasPassedOverCannotBeTold) {
  const auto reference = made("reference", 1000);
  made("same", 1000);
  const std::vector<std::string> gate = {"--reference",      reference, results().string(),
                                         "--fail-if-slower", "20",      "--strict"};
  EXPECT_EQ(compare(gate), 0) << err.str();

  made("longer", 3000, "0.3");
  EXPECT_EQ(compare(gate), 3);
  EXPECT_TRUE(complained("cannot be told: what was passed over")) << err.str();
}

TEST_F(Compare, AnEmptyReportOfAFolderIsNoneOfASide) {
  const auto one = made("one", 1000);
  const auto other = made("other", 900);
  const auto side = folder / "side";
  fs::create_directory(side);
  fs::copy_file(one, side / "one.log");
  const auto journal = contents(other);
  std::ofstream(side / "other.log") << journal.substr(0, journal.find('\n') + 1);

  EXPECT_EQ(compare({side.string(), other}), 0) << err.str();

  EXPECT_TRUE(said("0.900  0.900-0.900 << slower")) << out.str();
  EXPECT_TRUE(complained("passed over: " + (side / "other.log").string()));
}

TEST_F(Compare, ARunComparedWithItselfTeachesNothing) {
  const auto one = made("one", 1000);
  const auto copy = (folder / "copy.log").string();
  fs::copy_file(one, copy);

  for (const auto& same : {one, copy}) {
    EXPECT_EQ(compare({one, same}), 0) << err.str();
    EXPECT_TRUE(said("Both sides are one and the same run.")) << out.str();
    EXPECT_EQ(compare({one, same, "--fail-if-slower", "5", "--strict"}), 3);
    EXPECT_TRUE(complained(cat("cannot be told: ", same, " is the same run as ", one)));
  }
  EXPECT_EQ(compare({"--reference", one, copy, "--format", "markdown"}), 0);
  EXPECT_TRUE(said(", which is the reference itself")) << out.str();
  EXPECT_EQ(compare({one, made("other", 1000), ":", copy}), 0) << err.str();
  EXPECT_TRUE(said("On both sides: ")) << out.str();
}

TEST_F(Compare, ARunThatNotAllOfASideHaveIsLeftOutAndNamed) {
  const auto one = printed("host", 100, 100);
  auto both = contents(one);
  both += both.substr(both.find("----"));
  both.replace(both.rfind("1 parallel copy"), 15, "2 parallel copies");
  const auto more = (folder / "more").string();
  replace_all(both, "2011 08", "2012 08");
  replace_all(both, " 100.0 ", " 101.0 ");
  std::ofstream(more) << both;

  EXPECT_EQ(compare({one, more, ":", printed("other", 100, 100)}), 0) << err.str();

  EXPECT_TRUE(complained("left out: the run with 2 copies, which not all of " + one + ", " + more +
                         " have\n"))
      << err.str();
}

TEST_F(Compare, WhatWasLostIsToldByTheFile) {
  const auto one = made("one", 1000);
  const auto other = made("other", 1000);
  std::ofstream(other, std::ios::app) << "torn\n";

  EXPECT_EQ(compare({one, other}), 0);

  EXPECT_TRUE(complained("unixmark: lost in " + other + ": line ")) << err.str();
  EXPECT_FALSE(complained("lost in " + one));
}

TEST_F(Compare, AJournalThatIsThereTwiceHasEachPassOnce) {
  const auto one = made("one", 1000);
  const auto twice = folder / "twice.log";
  std::ofstream(twice) << contents(one) << contents(one);

  EXPECT_EQ(command({"show", twice.string()}), 0);

  EXPECT_TRUE(said("(0.1 s, 4 samples)")) << out.str();
  EXPECT_TRUE(complained("warning: line ")) << err.str();
}

TEST_F(Compare, ADamagedCalibrationIsToldOnce) {
  variables = {"XDG_STATE_HOME=" + (folder / "state").string()};
  const auto one = made("one", 1000);
  const auto other = made("other", 900);
  const auto file = calibration_store(sys::describe_machine(), env()).file;
  fs::create_directories(file.parent_path());
  std::ofstream(file) << "torn\n";

  EXPECT_EQ(compare({one, other}), 0);

  const auto told = err.str();
  ASSERT_NE(told.find("taken for unknown"), std::string::npos) << told;
  EXPECT_EQ(told.find("taken for unknown"), told.rfind("taken for unknown")) << told;
}

TEST_F(Compare, AFileOnBothSidesIsComplainedOfOnce) {
  const auto one = made("one", 1000);
  std::ofstream(one, std::ios::app) << "torn\n";

  EXPECT_EQ(compare({one, one}), 0);

  EXPECT_EQ(err.str().find("lost in "), err.str().rfind("lost in ")) << err.str();
  EXPECT_TRUE(complained("lost in "));
}

TEST_F(Compare, SidesArePartedOnlyWhereThereAreTwo) {
  const auto one = made("one", 1000);

  EXPECT_EQ(compare({"--reference", one, one, ":", one}), 1);
  EXPECT_TRUE(complained("--reference compares each report with one, so there are no sides"));
  EXPECT_EQ(compare({"--series", one, ":", one}), 1);
  EXPECT_TRUE(complained("--series takes reports in time, so there are no sides"));
}

TEST_F(Compare, ANumberOfCopiesIsShownOnce) {
  const auto one = made("one", 1000);
  const auto other = made("other", 900);
  ASSERT_EQ(compare({one, other, "--copies", "1"}), 0);
  const auto once = out.str();

  EXPECT_EQ(compare({one, other, "--copies", "1,1"}), 0) << err.str();
  EXPECT_EQ(out.str(), once);
  EXPECT_EQ(compare({one, other, "--copies", "1", "--copies", "1"}), 0) << err.str();
  EXPECT_EQ(out.str(), once);
  EXPECT_EQ(compare({one, other, "--copies", "1,"}), 1);
}

TEST_F(Compare, ASeriesNamesItsSteps) {
  std::vector<std::string> arguments = {"--series"};
  for (int i = 0; i < 8; ++i) {
    arguments.push_back(made("run" + std::to_string(i), (i < 4 ? 1000 : 800) + i));
  }

  EXPECT_EQ(compare(arguments), 0) << err.str();

  EXPECT_TRUE(said("8 reports, ")) << out.str();
  EXPECT_TRUE(said("- Pipe Throughput, 1 copy: -19.")) << out.str();
  EXPECT_TRUE(said("/run4.log"));
}

TEST_F(Compare, OneSideAloneIsWrongUse) {
  const auto one = made("one", 1000);

  for (const auto& arguments : std::vector<std::vector<std::string>>{
           {}, {one}, {one, one, one}, {one, ":"}, {":", one}, {one, ":", one, ":", one}}) {
    EXPECT_EQ(compare(arguments), 1);
    EXPECT_TRUE(complained("A comparison has two sides.")) << err.str();
  }
  EXPECT_EQ(compare({"--reference", one}), 1);
  EXPECT_EQ(compare({"--series", one}), 1);
}

TEST_F(Compare, WrongOptionsAreExplained) {
  const auto one = made("one", 1000);

  EXPECT_EQ(compare({one, one, "--format", "jsn"}), 1);
  EXPECT_TRUE(complained("Did you mean 'json'?"));
  EXPECT_EQ(compare({one, one, "--sort", "los"}), 1);
  EXPECT_TRUE(complained("Did you mean 'loss'?"));
  for (const std::string number : {"x", "-1", "100", "nan", "1e-400", "%"}) {
    EXPECT_EQ(compare({one, one, "--margin=" + number}), 1) << number;
  }
  for (const auto* number : {"0", "x", "-3", "1.5"}) {
    EXPECT_EQ(compare({one, one, "--copies", number}), 1) << number;
  }
}

TEST_F(Compare, RunsWithoutCounterpartAreAnError) {
  const auto one = made("one", 1000);

  EXPECT_EQ(compare({one, one, "--copies", "7"}), 1);

  EXPECT_TRUE(complained("no run with the same number of copies")) << err.str();
}

TEST_F(Compare, WhatIsNoReportIsNamed) {
  std::ofstream(folder / "prose") << "Once upon a time\n";

  EXPECT_EQ(compare({(folder / "prose").string(), (folder / "prose").string()}), 1);
  EXPECT_TRUE(complained("prose"));
  EXPECT_EQ(compare({(folder / "none").string(), (folder / "none").string()}), 1);
  fs::create_directory(folder / "empty");
  EXPECT_EQ(compare({(folder / "empty").string(), (folder / "empty").string()}), 1);
  EXPECT_TRUE(complained("There is no report in the folder"));
}

TEST_F(Compare, IsExplained) {
  EXPECT_EQ(command({"--explain", "compare"}), 0);

  EXPECT_TRUE(said("Hodges and Lehmann"));
  EXPECT_LE(widest(), 80U);
  EXPECT_EQ(compare({"--help"}), 0);
  EXPECT_TRUE(said("--fail-if-slower"));
}

// Reports that others published, where they lie beside the sources.
class CompareShared : public Compare {
 protected:
  static std::string shared(const std::string& name) {
    return (fs::path(SOURCE_DIR) / "../shared/reports" / name).string();
  }

  void SetUp() override {
    if (!fs::exists(shared("README.md"))) GTEST_SKIP() << "the reports are not here";
  }

  // Where `title` stands in the table of one copy: 0 for the first row.
  [[nodiscard]] std::ptrdiff_t place_of(const std::string& title) const {
    const auto text = out.str();
    const auto begin = text.find("\n1 copy\n") + 8;
    const auto at = text.find('\n' + title, begin - 1);
    return std::count(text.begin() + static_cast<std::ptrdiff_t>(begin),
                      text.begin() + static_cast<std::ptrdiff_t>(at + 1), '\n');
  }
};

TEST_F(CompareShared, TheStudyOfAHostAndItsGuestComesOut) {
  EXPECT_EQ(compare({shared("v5.1.3-physical-i7-950-8cpu.txt"),
                     shared("v5.1.3-kvm-6vcpu-on-i7-950.txt")}),
            0)
      << err.str();

  EXPECT_EQ(place_of("Process Creation "), 0) << out.str();
  EXPECT_EQ(place_of("Shell Scripts (8 concurrent) "), 1);
  EXPECT_EQ(place_of("Execl Throughput "), 2);
  EXPECT_EQ(place_of("Shell Scripts (1 concurrent) "), 3);
  EXPECT_EQ(place_of("Dhrystone 2 "), 10);
  EXPECT_EQ(place_of("Pipe-based Context Switching "), 11);
  for (const auto* ratio : {" 0.214 ", " 0.696 ", " 0.768 ", " 0.848 ", " 1.110 ", " 1.125 "}) {
    EXPECT_TRUE(said(ratio)) << ratio;
  }
  EXPECT_TRUE(said("The sides differ in processors: 8 in A, 6 in B."));
}

TEST_F(CompareShared, TheOldestPairWorksTooWithItsFailures) {
  EXPECT_EQ(compare({shared("v4.0.1-physical-i7-950.txt"), shared("v4.0.1-kvm-6vcpu.txt")}), 0)
      << err.str();

  EXPECT_TRUE(said("Execl Throughput              failed  failed\n")) << out.str();
  EXPECT_EQ(place_of("Process Creation "), 0);
}

}  // namespace
}  // namespace unixmark::cli
