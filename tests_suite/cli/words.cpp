// What is said on the command line, and what is answered without measuring.
#include "cli/command.hpp"
#include "tests_suite/cli/cli_test.hpp"

#include <regex>
#include <utility>

namespace unixmark::cli {
namespace {

class Words : public CliTest {};

TEST_F(Words, TheVersionStandsAloneOnItsLine) {
  EXPECT_EQ(command({"--version"}), 0);

  const std::regex page(R"(unixmark \d+\.\d+\.\d+\n  commit +([0-9a-f]{12}|unknown)\n)"
                        R"(  runner +\w+ [\d.]+, -std=c\+\+20[\s\S]*)");
  EXPECT_TRUE(std::regex_match(out.str(), page)) << out.str();
}

TEST_F(Words, TheVersionTellsWhatKernelsSayOfThemselves) {
  std::ofstream(kernels() / "kernels.build") << "compiler=icc 7\nflags=-fast\n";
  variables = {"UB_TMPDIR=" + (folder / "missing").string()};

  EXPECT_EQ(command({"--version"}), 0);

  EXPECT_TRUE(said("\n  kernels         icc 7, -fast\n")) << out.str();
}

TEST_F(Words, TheVersionOfOurKernelsIsToldForEachProfile) {
  variables = {"UB_BINDIR="};

  EXPECT_EQ(command({"--version"}), 0);

  EXPECT_TRUE(said("\n  kernels 6.0 ")) << out.str();
  EXPECT_TRUE(said("\n  kernels 5.1.3 ")) << out.str();
}

TEST_F(Words, NothingFollowsTheVersion) {
  EXPECT_EQ(command({"--version", "foo"}), 1);
  EXPECT_EQ(command({"--version", "lst"}), 1);

  EXPECT_EQ(out.str(), "");
  EXPECT_TRUE(complained("There is a word too many behind --version: 'foo'. "));
  EXPECT_TRUE(complained("'lst'. Did you mean 'list'?"));
}

TEST_F(Words, HelpFitsEightyColumns) {
  EXPECT_EQ(command({"--help"}), 0);

  EXPECT_LE(widest(), 80U);
  EXPECT_TRUE(said("Exit status:"));
}

TEST_F(Words, EveryCommandHasAHelpThatFitsEightyColumns) {
  for (const auto& one : commands()) {
    SCOPED_TRACE(one.name);
    out.str("");

    EXPECT_EQ(command({std::string(one.name), "--help"}), 0);

    EXPECT_LE(widest(), 80U);
    EXPECT_FALSE(out.str().empty());
  }
}

TEST_F(Words, RunsHelpIsTheSame) {
  EXPECT_EQ(command({"run", "--help"}), 0);
  const std::string first = out.str();
  out.str("");

  EXPECT_EQ(command({"-h"}), 0);

  EXPECT_EQ(out.str(), first);
}

// More copies than any machine can give a turn in a tenth of a second.
TEST_F(Words, ThePlanTellsWhenPassesAreLongerThanAskedFor) {
  add_counting_kernel("pipe");
  add_counting_kernel("syscall");

  EXPECT_EQ(command({"--dry-run", "--seconds", "0.1", "-c", "1000000", "pipe", "syscall"}), 0);

  const auto text = out.str();
  std::string unfolded = out.str();
  replace_all(unfolded, "\n      ", " ");
  EXPECT_NE(unfolded.find("s instead of 0.1 s, so that each of 1000000 copies has its turn"),
            std::string::npos);
  EXPECT_EQ(text.find("Note: passes last"), text.rfind("Note: passes last"));
}

TEST_F(Words, ThePlanOfDaysNamesTheDateOfItsEndAndKeepsItsColumnsApart) {
  add_counting_kernel("pipe");

  EXPECT_EQ(command({"--dry-run", "-c", "1", "-i", "123456", "--seconds", "43210", "pipe"}), 0);

  const std::regex end(R"(done near \d{4}-\d\d-\d\d \d\d:\d\d\n)");
  EXPECT_TRUE(std::regex_search(out.str(), end)) << out.str();
  EXPECT_TRUE(said("123456 x 43210 s  ")) << out.str();
}

TEST_F(Words, AMisspeltTestGetsTheOneThatWasMeant) {
  EXPECT_EQ(command({"-c", "1", "sycall"}), 1);

  EXPECT_TRUE(complained("Did you mean 'syscall'?"));
}

TEST_F(Words, AMisspeltCommandGetsTheOneThatWasMeant) {
  EXPECT_EQ(command({"lst"}), 1);

  EXPECT_TRUE(complained("Did you mean 'list'?"));
}

TEST_F(Words, AMisspeltOptionGetsTheOneThatWasMeant) {
  EXPECT_EQ(command({"--sceonds", "3", "pipe"}), 1);

  EXPECT_TRUE(complained("There is no option '--sceonds'. Did you mean '--seconds'?"));
}

TEST_F(Words, ValuesThatCannotBeAreRefused) {
  const std::vector<std::vector<std::string>> wrong = {
      {"-c", "0"},           {"-c", "two"},      {"-i", "-1"},          {"--seconds", "0"},
      {"--seconds", "nan"},  {"--rest", "long"}, {"--schedule", "now"}, {"--pin", "often"},
      {"--pin", "99999999"}, {"--seconds"},      {"--output"},          {"--placement", "near"}};

  for (const auto& arguments : wrong) {
    EXPECT_EQ(command(arguments), 1) << arguments.front() << ' ' << arguments.back();
  }
}

TEST_F(Words, WrongValuesAreNamedInOurWords) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> wrong = {
      {{"-c", ""}, "-c: '' is not a whole number from 1 to 1000000. "},
      {{"-c", "two"}, "-c: 'two' is not a whole number from 1 to 1000000. "},
      {{"-i", "1.5"}, "-i: '1.5' is not a whole number from 1 to 1000000. "},
      {{"--seconds", ""}, "--seconds: '' is not a number of seconds from 0.01 to 86400. "},
      {{"--rest", "long"}, "--rest: 'long' is none of classic, none. "},
      {{"--noise", "loud"}, "--noise: 'loud' is none of report, retry, strict. "},
      {{"--schedule", "slow"}, "There is no schedule 'slow'. There are classic, quick, precise."},
      {{"--precision", "1"}, "--precision: '1' is not a percentage such as 0.5%. "},
      {{"--budget", "soon"}, "--budget: 'soon' is not a time such as 90s, 10m or 1h30m. "},
      {{"--pin", "0,"}, "--pin: '0,' is neither none, spread, nor a list"},
      {{"show", ""}, "The name of the file is empty."},
      {{"--seconds"}, "--seconds needs a value: --seconds S. S: Length of every pass"},
      {{"-c"}, "-c needs a value: -c N. N: Copies at once"},
      {{"--csv=perhaps"}, "--csv takes no value. "},
      {{"-q=1"}, "-q takes no value. It means: Quiet: "},
      {{"-h=1"}, "-h takes no value. "},
      {{"-c=4"}, "-c takes its value without '=': -c N. N: Copies at once"},
      {{"--dry-run=no", "pipe"}, "--dry-run takes no value. It means: Show the plan"},
      {{"--dry-run", "--output=", "pipe"}, "--output needs a value: --output NAME. "},
      {{"show", "--help=3"}, "--help takes no value. "},
      {{"show", "--bogus"}, "There is no option '--bogus'. "},
      {{"show"}, "FILE is required. The use is: unixmark show FILE "},
      {{"show", "a", "b"}, "There is a word too many: 'b'. The use is: unixmark show FILE "},
      {{"show", "a", "--format"}, "--format needs a value: --format FORMAT. FORMAT: text, html"},
      {{"show", "a", "--formal", "x"}, "There is no option '--formal'. Did you mean '--format'?"},
      {{"compare", "a", "b", "--force=maybe"}, "--force takes no value. It means: Compare also "},
      {{"compare", "a", "b", "--strict"}, "--strict requires --fail-if-slower. The use is: "}};

  for (const auto& [arguments, words] : wrong) {
    err.str("");
    EXPECT_EQ(command(arguments), 1);
    EXPECT_TRUE(err.str().starts_with(words)) << err.str();
  }
}

TEST_F(Words, WhatIsHardlyAWordGetsNoGuess) {
  for (const std::string word : {"", "-", "c"}) {
    err.str("");
    EXPECT_EQ(command({word}), 1);
    EXPECT_FALSE(complained("Did you mean")) << err.str();
    EXPECT_TRUE(complained(cat("called '", word, "'"))) << err.str();
  }
}

TEST_F(Words, ACommandBehindOptionsIsToldItsPlace) {
  const std::vector<std::vector<std::string>> misplaced = {
      {"-q", "show", "FILE"}, {"--format", "html", "show", "FILE"}, {"pipe", "-c", "1", "show"}};
  for (const auto& arguments : misplaced) {
    err.str("");
    EXPECT_EQ(command(arguments), 1);
    EXPECT_EQ(err.str(),
              "'show' is a command, and a command comes before its options: unixmark show ...");
  }
}

TEST_F(Words, ACommandsNameMayBeAnOptionsValue) {
  add_counting_kernel("pipe");

  EXPECT_EQ(command({"--explain", "compare"}), 0);
  EXPECT_EQ(command({"--dry-run", "--output", "show", "pipe"}), 0) << err.str();
}

TEST_F(Words, ANumberOfCopiesRunsOnceHoweverOftenItIsNamed) {
  add_counting_kernel("pipe");

  EXPECT_EQ(command({"--dry-run", "-c", "1", "-c", "2", "-c", "1", "pipe"}), 0);

  EXPECT_TRUE(said("1 test with 1, then 2 copies")) << out.str();
}

TEST_F(Words, OfOneLetterNothingIsGuessed) {
  EXPECT_EQ(command({"-x", "pipe"}), 1);

  EXPECT_EQ(err.str(), "There is no option '-x'. 'unixmark --help' shows what is possible.");
}

TEST_F(Words, BehindTwoHyphensStandNamesAlone) {
  add_counting_kernel("pipe");

  EXPECT_EQ(command({"--dry-run", "-c", "1", "--", "pipe"}), 0) << err.str();
  EXPECT_TRUE(said(": 1 test with 1 copy"));
  EXPECT_EQ(command({"--", "--csv"}), 1);
  EXPECT_TRUE(complained("There is no test or group called '--csv'"));
}

TEST_F(Words, HelpIsAWordToo) {
  EXPECT_EQ(command({"--help"}), 0);
  const std::string first = out.str();
  out.str("");

  EXPECT_EQ(command({"help"}), 0);

  EXPECT_EQ(out.str(), first);
}

TEST_F(Words, HelpOfACommandIsItsPage) {
  EXPECT_EQ(command({"show", "--help"}), 0);
  const std::string page = out.str();
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"help", "show"}, {"--help", "show"}, {"-h", "show"}}) {
    out.str("");
    EXPECT_EQ(command(words), 0);
    EXPECT_EQ(out.str(), page);
  }
}

TEST_F(Words, HelpOfWhatIsNoCommandIsRefused) {
  EXPECT_EQ(command({"help", "shwo"}), 1);
  EXPECT_EQ(command({"--help", "foo"}), 1);
  EXPECT_EQ(command({"help", "pipe"}), 1);
  EXPECT_EQ(command({"help", "show", "list"}), 1);

  EXPECT_EQ(out.str(), "");
  EXPECT_TRUE(complained("There is no command 'shwo'. Did you mean 'show'?"));
  EXPECT_TRUE(complained("There is no command 'foo'. 'unixmark --help' shows the commands."));
  EXPECT_TRUE(complained("'unixmark --explain pipe' tells what that test measures."));
  EXPECT_TRUE(complained("There is a word too many: 'list'."));
}

TEST_F(Words, APairIsNotPlacedOnTwoOfTheOneProcessorThatAPinLeavesIt) {
  add_counting_kernel("context1");

  EXPECT_EQ(command({"--dry-run", "--pin", "spread", "--placement", "cross", "context1"}), 1);

  EXPECT_TRUE(complained("--placement cross needs two processors for each copy"));
}

TEST_F(Words, OfARepeatedOptionTheLastCounts) {
  add_counting_kernel("pipe");

  EXPECT_EQ(command({"--dry-run", "-i", "7", "-i", "5", "-c", "1", "pipe"}), 0);

  EXPECT_TRUE(said("5 x 10 s"));
}

TEST_F(Words, ExplainTellsWhatATestMeasures) {
  EXPECT_EQ(command({"--explain", "context1"}), 0);

  EXPECT_TRUE(out.str().starts_with("context1: Pipe-based Context Switching\n"));
  EXPECT_LE(widest(), 80U);
}

TEST_F(Words, ExplainTellsHowScoresAreMade) {
  EXPECT_EQ(command({"--explain", "score"}), 0);

  EXPECT_TRUE(said("geometric mean"));
  EXPECT_FALSE(out.str().ends_with("\n\n"));
}

TEST_F(Words, ListShowsTestsGroupsBaselinesAndProfiles) {
  EXPECT_EQ(command({"list"}), 0);

  EXPECT_TRUE(
      said("\n  dhry2reg         Dhrystone 2 using register variables      lps   10 x 10 s"));
  EXPECT_TRUE(said("\n  oldsystem    execl fstime"));
  EXPECT_TRUE(said("\n  sparc20 "));
  EXPECT_TRUE(said("\n  5.1.3 "));
  EXPECT_LE(widest(), 80U);
}

TEST_F(Words, ListShowsThePartThatWasAskedFor) {
  EXPECT_EQ(command({"list", "groups"}), 0);

  EXPECT_TRUE(out.str().starts_with("Groups:\n  index        dhry2reg"));
  EXPECT_FALSE(said("Baselines"));
}

TEST_F(Words, ListShowsNamesForScripts) {
  EXPECT_EQ(command({"list", "--names", "baselines", "profiles"}), 0);

  EXPECT_TRUE(said("sparc20\n"));
  EXPECT_TRUE(out.str().ends_with("\n6.0\n5.1.3\n")) << out.str();
}

TEST_F(Words, ListOfSomethingElseIsRefused) {
  EXPECT_EQ(command({"list", "test"}), 1);

  EXPECT_TRUE(complained("Did you mean 'tests'?"));
}

TEST_F(Words, ListPrintsNothingWhereItRefusesOneOfItsWords) {
  EXPECT_EQ(command({"list", "tests", "extra"}), 1);

  EXPECT_EQ(out.str(), "");
  EXPECT_TRUE(complained(
      "'unixmark list' shows tests, groups, baselines and profiles, and knows no 'extra'"));
}

TEST_F(Words, OfAnyNameNothingReachesTheTerminalAsACommand) {
  complain(err,
           "no \x1B[2J and no \xC2\x9B"
           "2J\n");

  EXPECT_EQ(err.str(), "unixmark: no  [2J and no \uFFFD2J \n");
}

TEST_F(Words, OfUseStandBelowWhatWasWrongInLinesOfAPage) {
  complain(err,
           "There is no option '--x'. The use is: unixmark show FILE [--format FORMAT], with any "
           "report of unixmark or UnixBench");
  complain(err, "FILE is required. The use is: unixmark show FILE");

  EXPECT_EQ(err.str(),
            "unixmark: There is no option '--x'.\n"
            "  The use is: unixmark show FILE [--format FORMAT], with any report of unixmark\n"
            "  or UnixBench\n"
            "unixmark: FILE is required. The use is: unixmark show FILE\n");
}

}  // namespace
}  // namespace unixmark::cli
