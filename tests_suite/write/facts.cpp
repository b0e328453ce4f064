#include "write/facts.hpp"

#include <gtest/gtest.h>

namespace unixmark::write {
namespace {

using Lines = std::vector<std::string>;

report::Report whole_report() {
  report::Report report;
  report.complete = true;
  report.ended = true;
  return report;
}

measure::PlannedTest passes(int number, double seconds) {
  measure::PlannedTest test;
  test.passes = number;
  test.duration = Seconds(seconds);
  return test;
}

report::Report quick_report(std::vector<measure::PlannedTest> tests) {
  auto report = whole_report();
  report.header.plan.schedule = "quick";
  report.header.plan.sections = {{.copies = 1, .tests = std::move(tests)}};
  return report;
}

std::vector<sys::Processor> processors(int count) {
  std::vector<sys::Processor> made;
  for (int id = 0; id < count; ++id) {
    made.push_back(
        {.id = id, .model = "ARM", .bogomips = 50, .flags = {}, .max_khz = 0, .core = {}});
  }
  return made;
}

TEST(Marks, AreNoneForAWholeClassicRun) {
  EXPECT_EQ(marks(whole_report()), Lines{});
}

TEST(Marks, SayThatAQuickScheduleIsNoClassicResult) {
  EXPECT_EQ(marks(quick_report({passes(6, 2)})),
            Lines{"quick schedule: six passes of 2 s; not a classic result"});
}

TEST(Marks, TellThePassesThatTheUserWantedInsteadOfQuickOnes) {
  EXPECT_EQ(marks(quick_report({passes(6, 0.5)})),
            Lines{"quick schedule: six passes of 0.5 s; not a classic result"});
  EXPECT_EQ(marks(quick_report({passes(9, 2), passes(3, 2)})),
            Lines{"quick schedule: 3 to 9 passes of 2 s; not a classic result"});
  EXPECT_EQ(marks(quick_report({passes(1, 2), passes(1, 3.5)})),
            Lines{"quick schedule: 1 pass of 2 to 3.5 s; not a classic result"});
}

TEST(Marks, NameTheRunsThatNeverBegan) {
  auto report = whole_report();
  report.not_begun = {1};
  EXPECT_EQ(marks(report), Lines{"not begun: the run with 1 copy"});
  report.not_begun = {2, 4};
  EXPECT_EQ(marks(report), Lines{"not begun: the runs with 2, 4 copies"});
}

TEST(Marks, TellInterruptedUnfinishedAndIncompleteApart) {
  auto interrupted = whole_report();
  interrupted.interrupted = true;
  auto killed = whole_report();
  killed.ended = false;
  auto incomplete = whole_report();
  incomplete.complete = false;

  EXPECT_TRUE(marks(interrupted).at(0).starts_with("interrupted: "));
  EXPECT_TRUE(marks(killed).at(0).starts_with("not finished: still running, or ended early; "));
  EXPECT_TRUE(marks(incomplete).at(0).starts_with("incomplete: "));
}

TEST(TrustLines, ShowQuotaPinningAndRests) {
  report::Report report;
  report.header.machine.processors = processors(4);
  report.header.machine.allowed = {0, 1, 3};
  report.header.machine.quota = 1.5;
  report.header.plan.rest = measure::Rest::None;
  report.header.plan.pinning = {measure::Pinning::Mode::Spread, {0, 3}};
  report.runner_share = 0.000'52;

  EXPECT_EQ(
      trust_lines(report),
      (Lines{"quota 1.5 processors, 3 of 4 processors allowed (0-1,3)", "virtualisation: none seen",
             "clock source unknown, governor unknown, SMT unknown",
             "the runner used 0.05 % of one processor while passes ran",
             "copies pinned to one processor each in turn: processors 0,3 of this machine",
             "no rests between passes"}));
}

TEST(Ranges, ShowGaps) {
  EXPECT_EQ(ranges({0, 1, 2, 3, 8, 10, 11}), "0-3,8,10-11");
  EXPECT_EQ(ranges({}), "");
  EXPECT_EQ(ranges({2'147'483'647, -2'147'483'648}), "2147483647,-2147483648");
}

TEST(Alike, LeavesUpToSixteenProcessorsAlone) {
  EXPECT_EQ(alike(processors(16), false).size(), 16);
}

TEST(Alike, PutsAnyNumberTogetherWhenBrief) {
  EXPECT_EQ(alike(processors(2), true).size(), 1);
}

TEST(Alike, PutsMoreThanSixteenTogether) {
  const auto kinds = alike(processors(17), false);

  ASSERT_EQ(kinds.size(), 1);
  EXPECT_EQ(kinds[0].ids.size(), 17);
}

TEST(Alike, KeepsFastAndSlowProcessorsApart) {
  auto mixed = processors(20);
  for (int fast = 16; fast < 20; ++fast) mixed.at(static_cast<std::size_t>(fast)).max_khz = 4'000;
  mixed[3].bogomips = 50.4;  // calibrated at boot, never quite the same

  const auto kinds = alike(mixed, false);

  ASSERT_EQ(kinds.size(), 2);
  EXPECT_EQ(ranges(kinds[0].ids), "0-15");
  EXPECT_EQ(ranges(kinds[1].ids), "16-19");
}

TEST(Online, IsNeverNone) {
  EXPECT_EQ(online({}), 1);
}

}  // namespace
}  // namespace unixmark::write
