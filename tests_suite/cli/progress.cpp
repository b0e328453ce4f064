#include "cli/progress.hpp"

#include "cli/paragraph.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace unixmark::cli {
namespace {

measure::Plan two_passes() {
  measure::PlannedTest test;
  test.name = "pipe";
  test.title = "Pipe Throughput";
  test.unit = "lps";
  test.passes = 2;
  measure::Plan plan;
  plan.rest = measure::Rest::None;
  plan.sections = {{.copies = 1, .tests = {test}}};
  return plan;
}

measure::PassEnded ended(int number) {
  measure::PassEnded event;
  event.pass.test = "pipe";
  event.pass.number = number;
  return event;
}

// Tells `progress` of a session of two passes.
void tell_all(Progress& progress) {
  progress.show(measure::SectionBegan{});
  for (int number = 1; number <= 2; ++number) {
    progress.show(measure::PassBegan{.test = "pipe", .copies = 1, .number = number});
    progress.show(measure::Tick{
        .test = "pipe", .copies = 1, .number = number, .elapsed = Seconds(1), .rate = 2.414e6});
    progress.show(ended(number));
  }
  progress.show(measure::SectionEnded{});
}

WallTime midnight() {
  return {.unix_seconds = 86'400, .utc_offset_seconds = 0};
}

TEST(Progress, GrowsByTheNumberOfEachPass) {
  std::ostringstream out;
  const auto plan = two_passes();
  Progress progress({.out = out, .showing = Showing::Lines, .columns = 80, .now = midnight}, plan);

  tell_all(progress);

  EXPECT_EQ(out.str(), "1 x Pipe Throughput  1 2\n");
}

// Two passes of pipe with 1 copy and with 4.
measure::Plan small_sweep() {
  auto plan = two_passes();
  plan.sweep.emplace();
  plan.sections[0].tests[0].duration = Seconds(600);
  plan.sections.push_back(plan.sections[0]);
  plan.sections[1].copies = 4;
  return plan;
}

void tell_sweep(Progress& progress, const std::vector<int>& copies_of_passes) {
  int begun = 0;
  for (const int copies : copies_of_passes) {
    const int number = begun++ / 2 + 1;
    auto over = ended(number);
    over.pass.copies = copies;
    if (number == 1) progress.show(measure::SectionBegan{.copies = copies, .at = {}});
    progress.show(measure::PassBegan{.test = "pipe", .copies = copies, .number = number});
    progress.show(over);
    if (number == 2) progress.show(measure::SectionEnded{.copies = copies, .at = {}});
  }
  progress.finish();
}

TEST(Progress, HasALineForEachRoundOfASweep) {
  std::ostringstream out;
  const auto plan = small_sweep();
  Progress progress({.out = out, .showing = Showing::Lines, .columns = 80, .now = midnight}, plan);

  tell_sweep(progress, {4, 1, 1, 4});

  EXPECT_EQ(out.str(), "pass 1: 4 x pipe 1 x pipe\npass 2: 1 x pipe 4 x pipe\n");
}

TEST(Progress, BreaksALongRound) {
  std::ostringstream out;
  const auto plan = small_sweep();
  Progress progress({.out = out, .showing = Showing::Lines, .columns = 20, .now = midnight}, plan);

  tell_sweep(progress, {4, 1});

  EXPECT_EQ(out.str(), "pass 1: 4 x pipe\npass 1: 1 x pipe\n");
}

// Four passes of ten minutes.
TEST(Progress, KnowsTheEndOfASweepWhateverItsOrder) {
  std::ostringstream out;
  const auto plan = small_sweep();
  Progress progress({.out = out, .showing = Showing::Redrawn, .columns = 80, .now = midnight},
                    plan);

  tell_sweep(progress, {4, 1});

  EXPECT_NE(out.str().find("4 x Pipe Throughput  pass 1/2  done near 00:40"), std::string::npos)
      << out.str();
  EXPECT_NE(out.str().find("1 x Pipe Throughput  pass 1/2  done near 00:30"), std::string::npos)
      << out.str();
}

// Two tests in rounds of two passes.
measure::Plan two_rounds() {
  auto plan = two_passes();
  plan.rounds = true;
  plan.sections[0].tests[0].enough = 1;
  plan.sections[0].tests.push_back(plan.sections[0].tests[0]);
  plan.sections[0].tests[1].name = "spawn";
  return plan;
}

void tell_rounds(Progress& progress) {
  progress.show(measure::SectionBegan{});
  for (int number = 1; number <= 2; ++number) {
    for (const char* test : {"pipe", "spawn"}) {
      progress.show(measure::PassBegan{.test = test, .copies = 1, .number = number});
    }
  }
  progress.show(measure::SectionEnded{});
}

TEST(Progress, ShowsRoundsALineEach) {
  std::ostringstream out;
  const auto plan = two_rounds();
  Progress progress({.out = out, .showing = Showing::Lines, .columns = 80, .now = midnight}, plan);

  tell_rounds(progress);

  EXPECT_EQ(out.str(), "1 x pass 1: pipe spawn\n1 x pass 2: pipe spawn\n");
}

TEST(Progress, ShowsHowSureTheIndexIsWhereTestsStopByThat) {
  std::ostringstream out;
  const auto plan = two_rounds();
  Progress progress({.out = out,
                     .showing = Showing::Redrawn,
                     .columns = 80,
                     .now = midnight,
                     .index_half_width = [] { return 0.0071; }},
                    plan);

  tell_rounds(progress);

  EXPECT_NE(out.str().find("1 x Pipe Throughput  pass 1  index +-0.7 %  by 00:00 at the latest"),
            std::string::npos)
      << out.str();
}

TEST(Progress, SaysNothingWhenQuiet) {
  std::ostringstream out;
  const auto plan = two_passes();
  Progress progress({.out = out, .showing = Showing::Nothing, .columns = 80, .now = midnight},
                    plan);

  tell_all(progress);

  EXPECT_EQ(out.str(), "");
}

TEST(Progress, RedrawsOneLineAndTakesItAway) {
  std::ostringstream out;
  const auto plan = two_passes();
  Progress progress({.out = out, .showing = Showing::Redrawn, .columns = 80, .now = midnight},
                    plan);

  tell_all(progress);

  EXPECT_NE(out.str().find("\r1 x Pipe Throughput  pass 2/2  2.41 M lps  done near 00:00\033[K"),
            std::string::npos);
  EXPECT_TRUE(out.str().ends_with("\r\033[K"));
  EXPECT_EQ(out.str().find('\n'), std::string::npos);
}

TEST(Progress, CutsTheTitleWhereTheTerminalIsNarrow) {
  std::ostringstream out;
  const auto plan = two_passes();
  Progress progress({.out = out, .showing = Showing::Redrawn, .columns = 40, .now = midnight},
                    plan);

  progress.show(measure::SectionBegan{});
  progress.show(measure::PassBegan{.test = "pipe", .copies = 1, .number = 1});

  EXPECT_EQ(out.str(), "\r1 x Pipe Thr  pass 1/2  done near 00:00\033[K");
}

TEST(Progress, AFailedTestLeavesALineWithItsReason) {
  std::ostringstream out;
  const auto plan = two_passes();
  Progress progress({.out = out, .showing = Showing::Redrawn, .columns = 80, .now = midnight},
                    plan);

  progress.show(measure::SectionBegan{});
  progress.show(measure::PassBegan{.test = "pipe", .copies = 1, .number = 1});
  progress.show(measure::TestFailed{.test = "pipe", .copies = 1, .reason = "out of luck"});

  EXPECT_TRUE(out.str().ends_with("1 x Pipe Throughput  failed: out of luck\n"));
}

TEST(Progress, ALongReasonGoesOnBelow) {
  std::ostringstream out;
  const auto plan = two_passes();
  Progress progress({.out = out, .showing = Showing::Lines, .columns = 80, .now = midnight}, plan);

  progress.show(measure::SectionBegan{});
  progress.show(measure::TestFailed{
      .test = "pipe",
      .copies = 1,
      .reason = "pass 1: copy 1 of 2: it was killed by signal 9 (Killed), and nobody knows why"});

  EXPECT_EQ(out.str(),
            "1 x Pipe Throughput  failed: pass 1: copy 1 of 2: it was killed by signal\n"
            "    9 (Killed), and nobody knows why\n");
}

TEST(Progress, AReasonNeverLooksLikeAResult) {
  std::ostringstream out;
  const auto plan = two_passes();
  Progress progress({.out = out, .showing = Showing::Lines, .columns = 80, .now = midnight}, plan);

  progress.show(measure::SectionBegan{});
  progress.show(measure::TestFailed{
      .test = "pipe", .copies = 1, .reason = "System Benchmarks Index Score      9999.9"});

  EXPECT_EQ(out.str().find("Score"), std::string::npos);
  EXPECT_TRUE(out.str().ends_with("(as told)\n"));
}

TEST(InWords, NamesTwoUnits) {
  EXPECT_EQ(in_words(Seconds(45.2)), "45 s");
  EXPECT_EQ(in_words(Seconds(200)), "3 min 20 s");
  EXPECT_EQ(in_words(Seconds(3720)), "1 h 2 min");
}

TEST(ClockFace, FollowsTheOffset) {
  EXPECT_EQ(clock_face({.unix_seconds = 0, .utc_offset_seconds = -3600}), "23:00");
  EXPECT_EQ(clock_face({.unix_seconds = 59'940, .utc_offset_seconds = 0}), "16:39");
}

TEST(EndFace, HasADateFromADayOn) {
  const WallTime now{.unix_seconds = 82'800, .utc_offset_seconds = 0};
  EXPECT_EQ(end_face(later(now, Seconds(86'399)), now), "22:59");
  EXPECT_EQ(end_face(later(now, Seconds(90'000)), now), "1970-01-03 00:00");
}

TEST(Wrapped, BreaksBetweenWordsAndKeepsEmptyLines) {
  EXPECT_EQ(wrapped("one two three\n\nfour", 8), "one two\nthree\n\nfour\n");
}

}  // namespace
}  // namespace unixmark::cli
