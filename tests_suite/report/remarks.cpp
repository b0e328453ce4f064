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
