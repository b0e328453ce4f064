#include "score/shift.hpp"

#include "score/mann_whitney.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace unixmark::score {
namespace {

// Hollander and Wolfe's example 4.1: how permeable a membrane is at term and before it.
const std::vector<double> at_term = {0.80, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46};
const std::vector<double> before_term = {1.15, 0.88, 0.90, 0.74, 1.21};

TEST(ShiftBetween, IsThatOfThePublishedExample) {
  const auto shift = shift_between(at_term, before_term);

  EXPECT_NEAR(shift.estimate, -0.305, 1e-9);
  ASSERT_TRUE(shift.interval);
  EXPECT_NEAR(shift.interval->low, -0.76, 1e-9);
  EXPECT_NEAR(shift.interval->high, 0.15, 1e-9);
  EXPECT_NEAR(shift.p, 0.2544, 5e-5);
}

TEST(ShiftBetween, TurnsRoundWithTheSamples) {
  const auto there = shift_between(at_term, before_term);
  const auto back = shift_between(before_term, at_term);

  EXPECT_NEAR(back.estimate, -there.estimate, 1e-12);
  EXPECT_NEAR(back.interval->low, -there.interval->high, 1e-12);
  EXPECT_NEAR(back.interval->high, -there.interval->low, 1e-12);
  EXPECT_EQ(back.p, there.p);
}

TEST(ShiftBetween, HasNoIntervalWhereSamplesAreTooSmall) {
  const std::vector<double> three = {1, 2, 3};

  const auto shift = shift_between(three, std::vector<double>{11, 12, 13});

  EXPECT_EQ(shift.estimate, 10);
  EXPECT_FALSE(shift.interval);
  EXPECT_NEAR(shift.p, 0.1, 1e-12);
}

TEST(ShiftBetween, OfEqualValuesIsNothing) {
  const std::vector<double> same(6, 4.5);

  const auto shift = shift_between(same, same);

  EXPECT_EQ(shift.estimate, 0);
  EXPECT_EQ(shift.interval, (Interval{0, 0}));
  EXPECT_EQ(shift.p, 1);
}

std::vector<double> steps(std::size_t count, double from) {
  std::vector<double> values(count);
  std::iota(values.begin(), values.end(), from);
  return values;
}

// Where the normal distribution takes over, nothing jumps.
TEST(ShiftBetween, IsTheSameByTheNormalDistributionWhereThatBegins) {
  const auto exact = shift_between(steps(50, 0), steps(50, 5.5));
  const auto normal = shift_between(steps(51, 0), steps(50, 6));

  EXPECT_NEAR(normal.estimate, exact.estimate, 1e-9);
  EXPECT_NEAR(normal.interval->low, exact.interval->low, 1.01);
  EXPECT_NEAR(normal.interval->high, exact.interval->high, 1.01);
  EXPECT_NEAR(normal.p, exact.p, 0.1 * exact.p);
}

TEST(ShiftBetween, TakesPartOfManyValuesForAll) {
  const auto shift = shift_between(steps(20'000, 0), steps(20'000, 5'000));

  EXPECT_NEAR(shift.estimate, 5'000, 100);
  EXPECT_LT(shift.interval->low, 5'000);
  EXPECT_GT(shift.interval->high, 5'000);
  EXPECT_LT(shift.p, 1e-6);
}

TEST(LeastP, IsThatOfSamplesThatDoNotOverlap) {
  for (std::size_t first = 1; first <= 8; ++first) {
    for (std::size_t second = 1; second <= 8; ++second) {
      EXPECT_NEAR(least_p(first, second), mann_whitney_p(steps(first, 0), steps(second, 1000)),
                  1e-12);
    }
  }
}

TEST(CanBeResolved, FromThreeAgainstFiveAndFourAgainstFourOn) {
  EXPECT_FALSE(can_be_resolved(3, 3));
  EXPECT_FALSE(can_be_resolved(3, 4));
  EXPECT_FALSE(can_be_resolved(2, 50));
  EXPECT_FALSE(can_be_resolved(0, 6));
  EXPECT_TRUE(can_be_resolved(3, 5));
  EXPECT_TRUE(can_be_resolved(4, 4));
  EXPECT_TRUE(can_be_resolved(10, 3));
}

}  // namespace
}  // namespace unixmark::score
