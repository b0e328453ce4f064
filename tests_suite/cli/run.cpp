#include "tests_suite/cli/cli_test.hpp"

#include "sys/machine.hpp"

namespace unixmark::cli {
namespace {

class Run : public CliTest {};

using Names = std::set<std::string>;

TEST_F(Run, PrintsTheReportAndNothingElseWhenQuiet) {
  add_counting_kernel("pipe");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "--output", "one", "pipe"}), 0);

  EXPECT_TRUE(out.str().starts_with("   BYTE UNIX Benchmarks (Version "));
  EXPECT_EQ(out.str(), contents(results() / "one"));
  EXPECT_EQ(err.str(), "");
}

TEST_F(Run, ShowsClassicProgressBeforeTheReport) {
  add_counting_kernel("spawn");

  EXPECT_EQ(quick_run({"-c", "1", "spawn"}), 0);

  EXPECT_TRUE(said("1 x Process Creation  1 2 3\n"));
  EXPECT_TRUE(said('\n' + std::string(72, '=') + "\n   BYTE UNIX Benchmarks"));
}

TEST_F(Run, RefusesLengthsThatAreNoNumbers) {
  for (const char* length : {"nan", "inf", "-1", "0", "", "1e9"}) {
    EXPECT_EQ(command({"--seconds", length, "pipe"}), 1) << length;
  }
}

TEST_F(Run, ExplainsNothingForAnEmptyName) {
  EXPECT_EQ(command({"--explain", ""}), 1);

  EXPECT_EQ(out.str(), "");
}

TEST_F(Run, SaysThatStandardOutputTookNothing) {
  out.setstate(std::ios::badbit);

  EXPECT_EQ(command({"--version"}), 1);

  EXPECT_TRUE(complained("standard output"));
}

TEST_F(Run, TheKernelsHashIsThatOfAllKernels) {
  add_counting_kernel("pipe");
  add_counting_kernel("syscall");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--json", "--output", "a", "pipe"}), 0);
  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--json", "--output", "b", "syscall"}), 0);

  const auto hash_in = [&](const char* name) {
    const auto text = contents(results() / name);
    const auto at = text.find("kernels ");
    return text.substr(at, text.find('\n', at) - at);
  };
  EXPECT_EQ(hash_in("a"), hash_in("b"));
}

TEST_F(Run, LeavesTheTextThePageAndTheJournal) {
  add_counting_kernel("pipe");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "--output", "one", "pipe"}), 0);

  EXPECT_EQ(result_names(), (Names{"one", "one.html", "one.log"}));
}

TEST_F(Run, WritesTablesOnRequest) {
  add_counting_kernel("pipe");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "--csv", "--json", "--output", "one", "pipe"}), 0);

  EXPECT_EQ(result_names(), (Names{"one", "one.csv", "one.html", "one.json", "one.log"}));
}

TEST_F(Run, TakesTheClassicVariablesForWhatOptionsLeaveOpen) {
  add_counting_kernel("pipe");
  variables = {"UB_OUTPUT_CSV=true", "UB_OUTPUT_JSON=false", "UB_OUTPUT_FILE_NAME=mine"};

  EXPECT_EQ(quick_run({"-q", "-c", "1", "pipe"}), 0);

  EXPECT_EQ(result_names(), (Names{"mine", "mine.csv", "mine.html", "mine.log"}));
}

TEST_F(Run, SaysThatAVariableDoesNothing) {
  add_counting_kernel("pipe");
  variables = {"UB_OUTPUT_CSV=TRUE"};

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--output", "one", "pipe"}), 0);

  EXPECT_TRUE(complained("UB_OUTPUT_CSV is 'TRUE', which does nothing: only 'true' does"));
  EXPECT_EQ(result_names(), (Names{"one", "one.html", "one.log"}));
}

TEST_F(Run, NumbersReportsOfOneDay) {
  add_counting_kernel("pipe");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "pipe"}), 0);
  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "pipe"}), 0);

  EXPECT_EQ(result_names().size(), 6U);
  EXPECT_TRUE(result_names().rbegin()->ends_with("-02.log"));
}

TEST_F(Run, AFailedTestCostsItsRowAndIsStatusTwo) {
  add_counting_kernel("pipe");
  add_kernel("syscall", "echo 'ERROR|out of luck' >&2; exit 1");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "pipe", "syscall"}), 2);

  EXPECT_TRUE(said("Pipe Throughput"));
  EXPECT_TRUE(said("out of luck"));
}

TEST_F(Run, AMissingKernelCostsItsRow) {
  add_counting_kernel("pipe");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "pipe", "syscall"}), 2);

  EXPECT_TRUE(said("Pipe Throughput"));
}

TEST_F(Run, AFolderWithoutKernelsIsAnErrorBeforeAnythingIsMade) {
  EXPECT_EQ(quick_run({"pipe"}), 1);

  EXPECT_TRUE(complained("none of the kernels"));
  EXPECT_TRUE(complained("UB_BINDIR"));
  EXPECT_FALSE(std::filesystem::exists(results()));
}

TEST_F(Run, AnInterruptEndsThePassAndReports) {
  add_counting_kernel("pipe");
  stop_requests = 1;

  EXPECT_EQ(quick_run({"-q", "-c", "1", "pipe"}), 130);

  EXPECT_TRUE(said("BYTE UNIX Benchmarks"));
  EXPECT_TRUE(complained("once more to stop at once"));
}

TEST_F(Run, AnInterruptOfTheLastPassIsOneToo) {
  add_kernel("pipe", "touch " + (folder / "began").string() +
                         "\necho 'COUNT|1000|1|lps' >&2\necho 'TIME|0.1' >&2");
  stop_when = [this] { return std::filesystem::exists(folder / "began") ? 1 : 0; };

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "pipe"}), 130);

  EXPECT_TRUE(said("Pipe Throughput"));
  EXPECT_FALSE(said("interrupted: "));
}

TEST_F(Run, ResultsThatCannotBeWrittenAreAnErrorBeforeTheStart) {
  add_kernel("pipe", "touch " + (folder / "began").string());
  std::ofstream(folder / "file") << "in the way";

  EXPECT_EQ(quick_run({"--results", (folder / "file/below").string(), "pipe"}), 1);

  EXPECT_TRUE(complained("Choose another folder with --results"));
  EXPECT_FALSE(std::filesystem::exists(folder / "began"));
}

TEST_F(Run, NeverOverwritesAReport) {
  add_counting_kernel("pipe");
  std::filesystem::create_directory(results());
  std::ofstream(results() / "mine") << "old";

  EXPECT_EQ(quick_run({"--output", "mine", "pipe"}), 1);

  EXPECT_TRUE(complained("There is a report called mine"));
  EXPECT_EQ(contents(results() / "mine"), "old");
}

TEST_F(Run, RefusesANameWithASlash) {
  add_counting_kernel("pipe");

  EXPECT_EQ(quick_run({"--output", "a/b", "pipe"}), 1);

  EXPECT_TRUE(complained("'a/b' cannot be a report's name"));
}

TEST_F(Run, RefusesANameThatCannotBeSeen) {
  add_counting_kernel("pipe");

  for (const char* name : {"a\nb", "a\x1B[2Jb", "a\x7F"}) {
    EXPECT_EQ(quick_run({"--output", name, "pipe"}), 1) << name;
  }

  EXPECT_TRUE(complained("cannot be a report's name: it holds"));
  EXPECT_EQ(result_names(), Names{});
}

TEST_F(Run, RefusesANameTooLongForAllOfItsFilesBeforeTheStart) {
  add_counting_kernel("pipe");
  add_kernel("syscall", "touch '" + (folder / "began").string() + "'");
  const std::string longest(238, 'x');

  EXPECT_EQ(quick_run({"-i", "1", "-c", "1", "--output", longest + "x", "syscall"}), 1);
  EXPECT_TRUE(complained("can have at most 238 bytes, and this has 239")) << err.str();
  EXPECT_FALSE(std::filesystem::exists(folder / "began"));
  EXPECT_EQ(quick_run({"-i", "1", "-c", "1", "--output", longest, "pipe"}), 0) << err.str();

  EXPECT_EQ(result_names(), (Names{longest, longest + ".html", longest + ".log"}));
}

TEST_F(Run, ADryRunRefusesWhatTheRunWould) {
  add_counting_kernel("pipe");
  std::ofstream(folder / "file") << "in the way";

  EXPECT_EQ(command({"--dry-run", "--output", "a/b", "pipe"}), 1);
  EXPECT_TRUE(complained("'a/b' cannot be a report's name"));
  EXPECT_EQ(command({"--dry-run", "--results", (folder / "file/below").string(), "pipe"}), 1);
  EXPECT_TRUE(complained("Choose another folder with --results"));

  EXPECT_EQ(out.str(), "");
}

TEST_F(Run, SaysWhatStandsInAKernelsPlace) {
  add_counting_kernel("pipe");
  std::filesystem::create_directory(kernels() / "spawn");
  std::ofstream(kernels() / "syscall") << "#!/bin/sh\n";
  std::filesystem::create_symlink("nowhere", kernels() / "context1");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "pipe", "spawn", "syscall", "context1", "hanoi"}), 2);

  const auto place = "skipped: " + kernels().string();
  EXPECT_TRUE(said(place + "/spawn is a folder")) << out.str();
  EXPECT_TRUE(said(place + "/syscall may not be executed"));
  EXPECT_TRUE(said(place + "/context1 is a link that leads to no file"));
  EXPECT_TRUE(said("skipped: there is no program hanoi in "));
}

TEST_F(Run, TellsAFolderInPlaceOfTheOnlyKernel) {
  std::filesystem::create_directory(kernels() / "pipe");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "pipe"}), 2);

  EXPECT_TRUE(said("/pipe is a folder")) << out.str();
}

TEST_F(Run, WithResultsRemovedMeanwhileLosesNothing) {
  add_kernel("pipe",
             "rm -r " + results().string() + "\necho 'COUNT|1000|1|lps' >&2\necho 'TIME|0.1' >&2");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--output", "one", "pipe"}), 0) << err.str();

  EXPECT_TRUE(complained("one.log was removed while tests ran; it has been written again"));
  EXPECT_EQ(result_names(), (Names{"one", "one.html", "one.log"}));
  EXPECT_EQ(contents(results() / "one"), out.str());
  out.str("");
  EXPECT_EQ(command({"show", (results() / "one.log").string()}), 0);
  EXPECT_EQ(contents(results() / "one"), out.str());
}

TEST_F(Run, WithResultsRemovedForGoodSaysWhatIsLeft) {
  add_kernel("pipe", "rm -r " + results().string() + "; touch " + results().string() +
                         "\necho 'COUNT|1000|1|lps' >&2\necho 'TIME|0.1' >&2");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--output", "one", "pipe"}), 1);

  EXPECT_TRUE(complained("The journal is gone too: what is printed is all there is"));
  EXPECT_FALSE(complained("unixmark show"));
  EXPECT_TRUE(said("Pipe Throughput"));
}

TEST_F(Run, WhatAnInterruptLeftOutIsNoFailure) {
  add_counting_kernel("pipe");
  add_counting_kernel("spawn");
  stop_requests = 1;

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-c", "2", "-c", "3", "--output", "one", "--csv", "--json",
                       "pipe", "spawn"}),
            130);

  EXPECT_FALSE(said("failed"));
  for (const std::string file : {"one", "one.html", "one.json"}) {
    const auto text = contents(results() / file);
    EXPECT_EQ(text.find("failed: "), std::string::npos) << file;
    EXPECT_NE(text.find("not begun: the runs with 1, 2, 3 copies"), std::string::npos) << file;
  }
}

TEST_F(Run, OfForeignKernelsTheHeadSaysSo) {
  add_counting_kernel("pipe");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "pipe"}), 0);

  EXPECT_TRUE(out.str().starts_with(
      "   BYTE UNIX Benchmarks (Version of the programs in UB_BINDIR)\n\n   System: "));
  EXPECT_TRUE(said(", profile foreign, programs of UB_BINDIR, kernels "));
  EXPECT_TRUE(said("\n  settings: UB_BINDIR=" + kernels().string() + '\n'));
  EXPECT_FALSE(said("unknown unknown"));
}

// Wrappers name the folder of UnixBench's programs, in which links to ours lie.
TEST_F(Run, KernelsElsewhereThatSayWhatTheyAreAreBelieved) {
  add_counting_kernel("pipe");
  std::ofstream(kernels() / "kernels.build") << "compiler=cc 1\nflags=-O3\nprofile=6.0\n";

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "pipe"}), 0);

  EXPECT_TRUE(out.str().starts_with("   BYTE UNIX Benchmarks (Version 6.0.0)\n"));
  EXPECT_TRUE(said(", profile 6.0, cc 1 -O3, kernels "));
}

TEST_F(Run, SaysWhereScratchFilesLieInsteadOfTheUsualPlace) {
  add_counting_kernel("pipe");
  // A file where a folder should be cannot be written, by nobody.
  std::ofstream(folder / "file") << "in the way";
  variables = {"UB_TMPDIR=", "TMPDIR=" + (folder / "file/below").string(),
               "XDG_STATE_HOME=" + (folder / "state").string()};
  program = "/opt/unixmark/bin/unixmark";

  EXPECT_EQ(quick_run({"-c", "1", "-i", "1", "--baseline", table(), "pipe"}), 0) << err.str();

  const auto why = "scratch files lie in " + (folder / "state/unixmark").string() + ", since " +
                   (folder / "file/below").string() + " cannot be written";
  std::string unfolded = out.str();
  replace_all(unfolded, "\n      ", " ");
  EXPECT_NE(unfolded.find("\nNote: " + why), std::string::npos) << out.str();
  EXPECT_TRUE(said("\n  settings: " + why)) << out.str();
  EXPECT_TRUE(std::filesystem::is_empty(folder / "state/unixmark"));
}

TEST_F(Run, ADryRunCountsWhatWillRun) {
  add_counting_kernel("pipe");
  add_counting_kernel("spawn");

  EXPECT_EQ(command({"--dry-run", "-c", "1", "pipe", "spawn", "ubgears"}), 0);

  EXPECT_TRUE(said("2 tests (1 more cannot run here) with 1 copy")) << out.str();
  EXPECT_TRUE(said("  ubgears          skipped: there is no program ubgears"));
}

TEST_F(Run, KernelsGetAFixedEnvironment) {
  variables = {"LANG=de_DE.utf8", "LC_ALL=C", "SOMETHING=else", "MULTI_SH_WORK_FACTOR=2"};
  add_kernel("pipe",
             "[ \"$LANG/$LC_ALL/$SOMETHING/$MULTI_SH_WORK_FACTOR\" = en_US.utf8///2 ] ||"
             " echo 'ERROR|strange environment' >&2\n"
             "echo 'COUNT|1000|1|lps' >&2\necho 'TIME|0.1' >&2");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "pipe"}), 0) << out.str();
}

TEST_F(Run, RecordsAWorkFactorAndRefusesOneThatIsNone) {
  add_counting_kernel("pipe");
  variables = {"MULTI_SH_WORK_FACTOR=2"};
  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--output", "two", "pipe"}), 0);
  EXPECT_NE(contents(results() / "two.log").find("MULTI_SH_WORK_FACTOR=2"), std::string::npos);

  variables = {"MULTI_SH_WORK_FACTOR=many"};
  EXPECT_EQ(quick_run({"pipe"}), 1);
  EXPECT_TRUE(complained("MULTI_SH_WORK_FACTOR='many'"));
}

TEST_F(Run, RecordsAPlacementButNotTheUsualOne) {
  add_counting_kernel("context1");
  const auto settings_of = [&](const std::string& how) {
    EXPECT_EQ(
        quick_run({"-q", "-c", "1", "-i", "1", "--placement", how, "--output", how, "context1"}),
        0);
    return contents(results() / how).find("placement=" + how) != std::string::npos;
  };

  EXPECT_TRUE(settings_of("same"));
  EXPECT_FALSE(settings_of("free"));
}

TEST_F(Run, FollowsTheBaselineThatWasAskedFor) {
  add_counting_kernel("pipe");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "--baseline", table(), "pipe"}), 0);

  EXPECT_TRUE(said("Pipe Throughput                                5000.0      10000.0     20.0"));
}

TEST_F(Run, NamesFileAndLineOfAFaultyBaseline) {
  add_counting_kernel("pipe");
  std::ofstream(folder / "table") << "# mine\npipe|10|lps|many|many|3\n";

  EXPECT_EQ(quick_run({"--baseline", (folder / "table").string(), "pipe"}), 1);

  EXPECT_TRUE(complained((folder / "table").string() + " line 2: ")) << err.str();
}

TEST_F(Run, GuessesTheBaselineThatWasMeant) {
  add_counting_kernel("pipe");

  EXPECT_EQ(quick_run({"--baseline", "sparc2", "pipe"}), 1);

  EXPECT_TRUE(complained("Did you mean 'sparc20'?"));
}

TEST_F(Run, VerboseTellsEachPassOnStandardError) {
  add_counting_kernel("pipe");

  EXPECT_EQ(quick_run({"-q", "-v", "-c", "1", "-i", "1", "pipe"}), 0);

  EXPECT_TRUE(complained("pipe: pipe 0.1\n"));
  EXPECT_TRUE(complained("  pass 1: count 1000.0 in 0.100 s"));
}

TEST_F(Run, WithoutCopiesRunsOneThenAsManyAsProcessors) {
  add_counting_kernel("pipe");
  const int all = sys::usable_processors(sys::describe_machine());

  EXPECT_EQ(command({"--dry-run", "pipe"}), 0);

  EXPECT_TRUE(said("\n1 copy: "));
  EXPECT_EQ(said("\n" + std::to_string(all) + " copies: "), all > 1);
}

TEST_F(Run, APreciseScheduleSaysWhenItWillEndAtTheLatest) {
  add_counting_kernel("pipe");

  EXPECT_EQ(command({"--dry-run", "-c", "1", "--schedule", "precise", "pipe"}), 0);

  EXPECT_TRUE(said("precise schedule\nFrom 30 s to 1 min 30 s, done by ")) << out.str();
}

TEST_F(Run, APreciseScheduleStopsOnceATestIsKnown) {
  add_counting_kernel("pipe");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "--schedule", "precise", "pipe"}), 0) << err.str();

  // All passes agree, and the classic rule has its ten.
  EXPECT_TRUE(said("precise schedule: in rounds, until each test is known to +-1 %"));
  EXPECT_TRUE(said("(0.1 s, 7 samples)")) << out.str();
  EXPECT_FALSE(said("not converged"));
}

TEST_F(Run, ATestThatIsNotKnownWellEnoughSaysSo) {
  // Counts that differ by more than any precision could tolerate.
  add_kernel("pipe", "n=$(cat " + (folder / "n").string() +
                         " 2>/dev/null || echo 1)\n"
                         "echo $((n * 3 % 7 + 1)) > " +
                         (folder / "n").string() +
                         "\n"
                         "echo \"COUNT|${n}000|1|lps\" >&2\necho 'TIME|0.1' >&2");

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "12", "--schedule", "precise", "pipe"}), 0);

  EXPECT_TRUE(said("not converged: +-")) << out.str();
}

TEST_F(Run, ABudgetCutsThePlanAndSaysSo) {
  add_counting_kernel("pipe");

  EXPECT_EQ(command({"--dry-run", "-c", "1", "--budget", "30s", "pipe"}), 0);

  EXPECT_TRUE(said("Note: cut to fit 30s: as many passes as fit, in turns, no pauses"))
      << out.str();
}

TEST_F(Run, RefusesBudgetsAndPrecisionsThatAreNone) {
  EXPECT_EQ(command({"--budget", "soon", "pipe"}), 1);
  EXPECT_TRUE(complained("'soon' is not a time such as 90s, 10m or 1h30m"));
  EXPECT_EQ(command({"--precision", "0.01", "pipe"}), 1);
  EXPECT_TRUE(complained("'0.01' is not a percentage such as 0.5%"));
  EXPECT_EQ(command({"--schedule", "fast", "pipe"}), 1);
  EXPECT_TRUE(complained("There is no schedule 'fast'"));
}

TEST_F(Run, ADryRunShowsThePlanAndMakesNothing) {
  add_counting_kernel("pipe");

  EXPECT_EQ(command({"--dry-run", "-c", "1", "-c", "4", "--schedule", "quick", "pipe"}), 0);

  EXPECT_TRUE(said("1 test with 1, then 4 copies, quick schedule\nAbout "));
  EXPECT_TRUE(said("  pipe             6 x 2 s"));
  EXPECT_TRUE(said("\nNeeds: "));
  EXPECT_FALSE(std::filesystem::exists(results()));
}

// Its loop outlives the kernel, so that nobody reaps it: to us it is another's.
constexpr const char* disturbing =
    "(while :; do :; done) &\nsleep 0.4\n"
    "echo 'COUNT|1000|1|lps' >&2\necho 'TIME|0.4' >&2";

TEST_F(Run, StrictEndsWithTwoWhereAPassIsSuspect) {
  add_kernel("pipe", disturbing);

  EXPECT_EQ(quick_run({"-q", "-c", "1", "-i", "1", "--noise", "strict", "pipe"}), 2);

  EXPECT_TRUE(said("\nHow sure\n  grade "));
  EXPECT_TRUE(said("other processes used"));
}

TEST_F(Run, RetryAddsPassesAndKeepsThePlannedOnes) {
  add_kernel("pipe", disturbing);

  EXPECT_EQ(
      quick_run({"-c", "1", "-i", "2", "--noise", "retry", "--json", "--output", "x", "pipe"}), 0);

  EXPECT_TRUE(said("(0.4 s, 2 samples)"));
  EXPECT_NE(contents(results() / "x.json").find("\"number\": 3"), std::string::npos);
}

}  // namespace
}  // namespace unixmark::cli
