#include "analysis/compare_sweeps.hpp"

#include "analysis/compare.hpp"
#include "analysis/pool.hpp"
#include "tests_suite/analysis/subjects.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace unixmark::analysis {
namespace {

// A sweep of one test with these numbers of copies; each copy does `each`.
Subject sweep_of(std::string_view host, const std::vector<int>& copies, double each,
                 std::string_view test = "pipe") {
  Subject made = sample::subject(host, {}, 1);
  made.runs.clear();
  made.scaling.emplace();
  made.scaling->copies = copies;
  report::ScalingTest curve;
  curve.name = test;
  for (const int one : copies) {
    made.runs.push_back({.copies = one,
                         .processors = 2,
                         .rounds = false,
                         .tests = {sample::measured(test, sample::quiet(each * one))}});
    report::ScalingPoint point;
    point.copies = one;
    point.rate.value = each * one;
    curve.points.push_back(point);
  }
  made.scaling->tests.push_back(curve);
  return made;
}

TEST(CompareSweeps, HoldsEveryNumberOfCopiesAgainstItsCounterpart) {
  const auto sweeps =
      compare_sweeps(sweep_of("a", {1, 2, 4}, 1'000), sweep_of("b", {1, 2, 4}, 900), {});

  ASSERT_TRUE(sweeps && sweeps->curves.size() == 1);
  const auto& points = sweeps->curves[0].points;
  ASSERT_EQ(points.size(), 3U);
  for (const auto& point : points) {
    ASSERT_TRUE(point.a && point.b && point.ratio && point.ratio->interval);
    EXPECT_NEAR(point.ratio->value, 0.9, 1e-3);
    EXPECT_LT(point.ratio->interval->low, 0.9);
    EXPECT_GT(point.ratio->interval->high, 0.9);
    EXPECT_EQ(point.verdict, "slower");
  }
}

TEST(CompareSweeps, KeepsWhatOneSideAloneMeasured) {
  const auto sweeps = compare_sweeps(sweep_of("a", {1, 2}, 1'000), sweep_of("b", {1, 4}, 900), {});

  const auto& points = sweeps.value().curves.at(0).points;
  ASSERT_EQ(points.size(), 3U);
  EXPECT_EQ(points[1].copies, 2);
  EXPECT_FALSE(points[1].b || points[1].ratio);
  EXPECT_EQ(points[2].copies, 4);
  EXPECT_FALSE(points[2].a || points[2].ratio);
}

TEST(CompareSweeps, AreOfTestsThatBothHave) {
  EXPECT_FALSE(
      compare_sweeps(sweep_of("a", {1, 2}, 1'000), sweep_of("b", {1, 2}, 1'000, "syscall"), {}));
}

TEST(CompareSweeps, AreNothingWhereASideIsARun) {
  auto run = sweep_of("b", {1, 2}, 900);
  run.scaling.reset();

  EXPECT_FALSE(compare_sweeps(sweep_of("a", {1, 2}, 1'000), run, {}));
  EXPECT_FALSE(compare(sweep_of("a", {1, 2}, 1'000), run).sweeps);
}

TEST(CompareSweeps, ArePartOfAComparison) {
  EXPECT_TRUE(compare(sweep_of("a", {1, 2}, 1'000), sweep_of("b", {1, 2}, 900)).sweeps);
}

// Curves of several sessions would have to be pooled first.
TEST(CompareSweeps, AreNothingOfSeveralSessions) {
  const std::vector<Subject> sessions = {sweep_of("a", {1, 2}, 1'000), sweep_of("a", {1, 2}, 990)};

  EXPECT_FALSE(compare(pooled(sessions, false), sweep_of("b", {1, 2}, 900)).sweeps);
}

}  // namespace
}  // namespace unixmark::analysis
