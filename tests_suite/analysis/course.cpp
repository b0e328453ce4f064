#include "analysis/course.hpp"

#include "analysis/gap.hpp"
#include "tests_suite/analysis/sample.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace unixmark::analysis {
namespace {

// Uneven by a fixed pattern of up to half a percent.
double wobble(std::size_t i) {
  return 1 + 0.005 * std::sin(static_cast<double>(i * i));
}

std::vector<double> rates(std::size_t n, const auto& level) {
  std::vector<double> made;
  for (std::size_t i = 0; i < n; ++i) made.push_back(1'000 * level(i) * wobble(i));
  return made;
}

TEST(Course, AnEvenPassHasNoChange) {
  EXPECT_EQ(change_in(rates(30, [](std::size_t) { return 1.0; }), Seconds(1)), std::nullopt);
  EXPECT_EQ(change_within(sample::quiet()), std::nullopt);
}

TEST(Course, FindsAStepAndWhen) {
  const auto change =
      change_in(rates(10, [](std::size_t i) { return i < 6 ? 1.0 : 0.9; }), Seconds(1));

  ASSERT_TRUE(change);
  EXPECT_EQ(change->kind, Change::Kind::Step);
  EXPECT_EQ(change->at, Seconds(6));
  EXPECT_NEAR(change->size, -0.1, 0.005);
}

TEST(Course, FindsATrend) {
  const auto change = change_in(
      rates(20, [](std::size_t i) { return 1 + 0.01 * static_cast<double>(i); }), Seconds(1));

  ASSERT_TRUE(change);
  EXPECT_EQ(change->kind, Change::Kind::Trend);
  EXPECT_NEAR(change->size, 0.19, 0.01);
}

TEST(Course, LeavesWhatIsSmall) {
  EXPECT_EQ(change_in(rates(10, [](std::size_t i) { return i < 6 ? 1.0 : 0.985; }), Seconds(1)),
            std::nullopt);
}

TEST(Course, LeavesWhatIsTooShort) {
  EXPECT_EQ(change_in(std::vector<double>{1, 1, 2, 2, 2}, Seconds(1)), std::nullopt);
  measure::Pass empty;
  EXPECT_EQ(change_within(empty), std::nullopt);
}

measure::Pass stepped(int number, std::uint64_t later) {
  auto pass = sample::quiet("pipe", 1, number);
  auto& running = pass.members[0].running;
  for (std::size_t i = 50; i < running.size(); ++i) running[i] = running[i - 1] + later;
  return pass;
}

TEST(Course, SumsTheCopiesOfAPass) {
  auto pass = sample::quiet("pipe", 2);
  pass.members[0] = stepped(1, 600).members[0];

  const auto change = change_within(pass);

  ASSERT_TRUE(change);
  EXPECT_EQ(change->at, Seconds(5));
  EXPECT_NEAR(change->size, -0.2, 1e-9);
}

report::Row row_of(const std::vector<measure::Pass>& passes) {
  report::Row row;
  row.passes = passes;
  for (const auto& pass : passes) row.flags.push_back(flags_of(pass, sample::setting()));
  return row;
}

using Texts = std::vector<std::string>;

TEST(Course, NamesACauseOnlyWhereASignalSupportsIt) {
  auto slow = stepped(2, 900);
  EXPECT_EQ(course_findings(row_of({slow})),
            Texts{"the rate fell by 10.0 % at 5.0 s within pass 2"});

  slow.evidence->frequency_mhz = 2'700;
  EXPECT_EQ(course_findings(row_of({slow})),
            Texts{"the rate fell by 10.0 % at 5.0 s within pass 2: processors ran slower"});

  slow.evidence->throttled_periods = 12;
  EXPECT_EQ(course_findings(row_of({slow})),
            Texts{"the rate fell by 10.0 % at 5.0 s within pass 2: a quota stopped the copies"});
}

TEST(Course, CallsARiseInTheFirstPassAWarmUp) {
  EXPECT_EQ(course_findings(row_of({stepped(1, 1'100)})),
            Texts{"the rate rose by 10.0 % at 5.0 s within pass 1: warm-up"});
  EXPECT_EQ(course_findings(row_of({stepped(2, 1'100)})),
            Texts{"the rate rose by 10.0 % at 5.0 s within pass 2"});
}

TEST(Course, ShowsTheThreeLargest) {
  const auto found = course_findings(row_of(
      {stepped(1, 900), stepped(2, 500), stepped(3, 950), stepped(4, 700), stepped(5, 600)}));

  ASSERT_EQ(found.size(), 4);
  EXPECT_EQ(found[0], "the rate fell by 50.0 % at 5.0 s within pass 2");
  EXPECT_EQ(found[2], "the rate fell by 30.0 % at 5.0 s within pass 4");
  EXPECT_EQ(found[3], "the rate changed within 2 more passes");
}

std::vector<std::uint64_t> counts(const std::vector<std::uint64_t>& growth) {
  std::vector<std::uint64_t> running;
  std::uint64_t sum = 0;
  for (const auto step : growth) running.push_back(sum += step);
  return running;
}

TEST(Gap, AddsWhatTheStepsOnBothSidesLack) {
  EXPECT_DOUBLE_EQ(longest_gap(counts({100, 100, 70, 0, 0, 50, 100, 100, 100}))->count(), 0.28);
  EXPECT_DOUBLE_EQ(longest_gap(counts({100, 100, 100, 100, 30, 100, 100}))->count(), 0.07);
}

TEST(Gap, IsNoneInACountThatIsOnlySlower) {
  EXPECT_EQ(longest_gap(counts({100, 100, 100, 60, 60, 60, 100}))->count(), 0);
}

TEST(Gap, IsSeenAtBothEnds) {
  EXPECT_DOUBLE_EQ(longest_gap(counts({0, 50, 100, 100, 100, 100, 100}))->count(), 0.15);
  EXPECT_DOUBLE_EQ(longest_gap(counts({100, 100, 100, 100, 100, 100, 0}))->count(), 0.1);
}

TEST(Gap, CannotBeToldOfSmallCounts) {
  EXPECT_EQ(longest_gap(counts({1, 0, 1, 2, 0, 1})), std::nullopt);
  EXPECT_EQ(longest_gap(counts({100, 100})), std::nullopt);
  EXPECT_EQ(longest_gap({}), std::nullopt);
}

}  // namespace
}  // namespace unixmark::analysis
