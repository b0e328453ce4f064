#include "report/remarks.hpp"
#include "tests_suite/report/sample.hpp"

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::report {
namespace {

using namespace std::chrono_literals;
using Remarks = std::vector<std::string>;

// Two passes of two copies of pipe; nothing about them is remarkable.
Row smooth_row() {
  Row row;
  row.test = sample::planned("pipe");
  row.passes = {sample::pass("pipe", 2, 1, 1000), sample::pass("pipe", 2, 2, 1000)};
  for (auto& pass : row.passes) {
    pass.skew = 1ms;
    pass.window = 10s;
    pass.overlap = 0.999;
    pass.fairness = 0.95;
  }
  return row;
}

TEST(Remarks, ThereAreNoneOnASmoothRow) {
  EXPECT_EQ(remarks_on(smooth_row(), 2), Remarks{});
}

TEST(Remarks, WhatThePlanNotesStandsFirst) {
  auto row = smooth_row();
  row.test.note = "passes last 5 s instead of 2 s";
  row.test.inherently_parallel = true;

  EXPECT_EQ(remarks_on(row, 2), (Remarks{"passes last 5 s instead of 2 s",
                                         "keeps several processors busy with one copy"}));
}

TEST(Remarks, CopiesThatBeganMoreThanOneInAHundredApartAreNamed) {
  auto row = smooth_row();
  row.passes[0].skew = 123456us;
  row.passes[1].skew = 100ms;

  EXPECT_EQ(remarks_on(row, 2), Remarks{"copies began up to 123.5 ms apart in 1 of 2 passes"});
}

TEST(Remarks, CopiesThatDidNotRunTogetherAreNamed) {
  auto row = smooth_row();
  row.passes[0].overlap = 0.979;
  row.passes[1].overlap = 0.9;

  EXPECT_EQ(
      remarks_on(row, 2),
      Remarks{"all copies ran together for only 90.0 % of the time at worst in 2 of 2 passes"});
}

TEST(Remarks, CopiesThatGotUnequalSharesAreNamed) {
  auto row = smooth_row();
  row.passes[1].fairness = 0.625;

  EXPECT_EQ(remarks_on(row, 2),
            Remarks{"the slowest copy did 62.5 % of what the fastest did in 1 of 2 passes"});
}

TEST(Remarks, OneCopyHasNothingToBeComparedWith) {
  auto row = smooth_row();
  row.passes[0].skew = 5s;
  row.passes[0].overlap = 0.1;
  row.passes[0].fairness = 0.1;

  EXPECT_EQ(remarks_on(row, 1), Remarks{});
}

TEST(Remarks, ProgramsThatDoNotWaitForACommonBeginAreNamed) {
  auto row = smooth_row();
  row.passes[1].synchronised = false;

  EXPECT_EQ(remarks_on(row, 2), Remarks{"unsynchronised: its copies began when they liked"});
}

// Three passes of one copy that counted alike in all of them.
Row row_of_same(double count) {
  auto row = smooth_row();
  row.passes = {sample::pass("pipe", 1, 1, count), sample::pass("pipe", 1, 2, count),
                sample::pass("pipe", 1, 3, count)};
  row.passes[1].members[0].time = Seconds(10.2);
  return row;
}

TEST(Remarks, ProgramsThatReportTheSameInEveryPassAreNamed) {
  EXPECT_EQ(remarks_on(row_of_same(12345.5), 1),
            Remarks{"every pass reports the same count, 12345.5, as if it were not counted"});
}

TEST(Remarks, TheSameInEveryPassIsRightForTwoPassesSlowTestsAndFixedWork) {
  auto two = row_of_same(5000);
  two.passes.pop_back();
  auto fixed_work = row_of_same(5000);
  fixed_work.passes[2].members[0].time = Seconds(12);

  EXPECT_EQ(remarks_on(two, 1), Remarks{});
  EXPECT_EQ(remarks_on(fixed_work, 1), Remarks{});
  EXPECT_EQ(remarks_on(row_of_same(999), 1), Remarks{});
}

TEST(Remarks, TheSameInEveryPassIsRightWhereItWasSeenToGrowOrDiffersOnce) {
  auto seen = row_of_same(5000);
  seen.passes[1].members[0].running = {2500, 5000};
  auto other = row_of_same(5000);
  other.passes[0].members[0].count = 5001;

  EXPECT_EQ(remarks_on(seen, 1), Remarks{});
  EXPECT_EQ(remarks_on(other, 1), Remarks{});
}

TEST(Remarks, TestsThatAreParallelByThemselvesAreNamed) {
  auto row = smooth_row();
  row.test.inherently_parallel = true;

  EXPECT_EQ(remarks_on(row, 1), Remarks{"keeps several processors busy with one copy"});
}

// A row of passes in which the two processes of each copy shared a processor, and a core, at so
// many of begin and end.
Row row_of_pairs(const std::vector<std::pair<double, double>>& shares) {
  auto row = smooth_row();
  row.passes.clear();
  for (const auto& [processor, core] : shares) {
    auto pass = sample::pass("pipe", 1, static_cast<int>(row.passes.size()) + 1,
                             1000 + static_cast<double>(row.passes.size()));
    pass.members[0].metrics = {{"same_processor", processor, "share"},
                               {"same_core", core, "share"}};
    row.passes.push_back(std::move(pass));
  }
  return row;
}

TEST(Remarks, WhereThePairsRanIsCounted) {
  EXPECT_EQ(
      remarks_on(row_of_pairs({{0, 0}, {1, 1}, {0, 1}, {1, 1}, {0.5, 0.5}}), 1),
      Remarks{"its two processes ran on the same processor in 2 of 5 passes, on the same core "
              "in 1 of 5 passes, on different cores in 1 of 5 passes, now together and now "
              "apart in 1 of 5 passes"});
}

TEST(Remarks, PairsWhoseCoresAreNotKnownRanOnProcessors) {
  auto row = row_of_pairs({{0, 0}});
  row.passes[0].members[0].metrics.pop_back();

  EXPECT_EQ(remarks_on(row, 1),
            Remarks{"its two processes ran on different processors in 1 of 1 pass"});
}

TEST(Remarks, PairsOfWhichOneCopySaysNothingAreNotCounted) {
  auto row = row_of_pairs({{1, 1}, {1, 1}});
  row.passes[1].members[0].metrics.clear();

  EXPECT_EQ(remarks_on(row, 1),
            Remarks{"its two processes ran on the same processor in 1 of 2 passes"});
}

sys::Processor core(int id, std::string kind) {
  sys::Processor processor;
  processor.id = id;
  processor.core = std::move(kind);
  return processor;
}

TEST(RemarkOnCores, TellsTheKindsOfAHybridMachine) {
  auto row = smooth_row();
  row.passes[0].members[0].processor_begin = 0;
  row.passes[0].members[0].processor_end = 1;
  row.passes[1].members[1].processor_end = 0;

  EXPECT_EQ(remark_on_cores(row, {core(0, "performance"), core(1, "efficiency")}),
            "its copies ran on efficiency cores in 1 of 2 passes, on performance cores in 2 of 2 "
            "passes");
}

TEST(RemarkOnCores, SaysNothingWhereAllAreAlikeOrNothingIsKnown) {
  auto row = smooth_row();
  EXPECT_EQ(remark_on_cores(row, {core(0, "performance"), core(1, "efficiency")}), "");
  row.passes[0].members[0].processor_begin = 0;

  EXPECT_EQ(remark_on_cores(row, {core(0, ""), core(1, "")}), "");
  EXPECT_EQ(remark_on_cores(row, {core(7, "performance"), core(8, "efficiency")}), "");
}

TEST(Remarks, NotesOfKernelsAppearOnceAndTheFirstThreeAlone) {
  auto row = smooth_row();
  row.passes[0].members[0].notes = {"locale not found", "slow disk"};
  row.passes[0].members[1].notes = {"locale not found"};
  row.passes[1].members[0].notes = {"third", "fourth"};

  EXPECT_EQ(remarks_on(row, 2),
            (Remarks{"said 'locale not found'", "said 'slow disk'", "said 'third'"}));
}

TEST(Remarks, NotesCannotPassForLinesOfTheReport) {
  auto row = smooth_row();
  row.passes[0].members[0].notes = {"System Benchmarks Index Score\t1 2 3"};

  EXPECT_EQ(remarks_on(row, 2), Remarks{"said 'System Benchmarks Index score 1 2 3'"});
}

TEST(Remarks, LongNotesAreCutBetweenCharacters) {
  auto row = smooth_row();
  row.passes[0].members[0].notes = {std::string(59, '-') + "\u00fc" + std::string(40, '-')};

  EXPECT_EQ(remarks_on(row, 2), Remarks{"said '" + std::string(59, '-') + " ...'"});
}

TEST(Remarks, FailedPassesSayNothingOfCopiesButKeepTheirNotes) {
  auto row = smooth_row();
  row.passes[1].complaint = "copy 2 hung";
  row.passes[1].overlap = 0.1;
  row.passes[1].members[0].notes = {"cannot allocate"};

  EXPECT_EQ(remarks_on(row, 2), Remarks{"said 'cannot allocate'"});
}

}  // namespace
}  // namespace unixmark::report
