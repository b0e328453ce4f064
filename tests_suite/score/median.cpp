#include "score/median.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

TEST(Median, IsTheMiddleOrTheMeanOfTheTwo) {
  EXPECT_EQ(median(std::vector<double>{3, 1, 2}), 2);
  EXPECT_EQ(median(std::vector<double>{4, 1, 2, 3}), 2.5);
  EXPECT_EQ(median(std::vector<double>{7}), 7);
}

TEST(SignIntervalRank, IsThatOfTheBinomialTables) {
  EXPECT_EQ(sign_interval_rank(6), 1U);
  EXPECT_EQ(sign_interval_rank(8), 1U);
  EXPECT_EQ(sign_interval_rank(9), 2U);
  EXPECT_EQ(sign_interval_rank(12), 3U);
  EXPECT_EQ(sign_interval_rank(15), 4U);
  EXPECT_EQ(sign_interval_rank(17), 5U);
  EXPECT_EQ(sign_interval_rank(20), 6U);
  EXPECT_EQ(sign_interval_rank(23), 7U);
  EXPECT_EQ(sign_interval_rank(25), 8U);
  EXPECT_EQ(sign_interval_rank(28), 9U);
  EXPECT_EQ(sign_interval_rank(30), 10U);
}

TEST(SignIntervalRank, DoesNotUnderflowForManyValues) {
  EXPECT_EQ(sign_interval_rank(2000), 956U);
}

TEST(SignInterval, DoesNotExistBelowSixValues) {
  EXPECT_EQ(sign_interval(std::vector<double>{1, 2, 3, 4, 5}), std::nullopt);
}

TEST(SignInterval, IsTheRangeOfSixValues) {
  EXPECT_EQ(sign_interval(std::vector<double>{5, 1, 6, 2, 4, 3}), (Interval{1, 6}));
}

TEST(SignInterval, LeavesOutOneOnEachSideOfNine) {
  EXPECT_EQ(sign_interval(std::vector<double>{9, 8, 7, 6, 5, 4, 3, 2, 1}), (Interval{2, 8}));
}

// Levels 31/32 and 25/32: 1/10 of the way down to 95 %, which is 5/14 of the way from the first
// value to the second by Hettmansperger and Sheather's formula.
TEST(InterpolatedInterval, LiesBetweenOrderStatistics) {
  const auto interval = interpolated_interval(std::vector<double>{6, 1, 2, 5, 3, 4});

  ASSERT_TRUE(interval);
  EXPECT_NEAR(interval->low, 1 + 5.0 / 14, 1e-12);
  EXPECT_NEAR(interval->high, 6 - 5.0 / 14, 1e-12);
}

TEST(InterpolatedInterval, LiesWithinTheSignInterval) {
  std::vector<double> values;
  for (int n = 1; n <= 60; ++n) {
    values.push_back(n * n);
    const auto outer = sign_interval(values);
    const auto inner = interpolated_interval(values);
    ASSERT_EQ(outer.has_value(), inner.has_value()) << n;
    if (!inner) continue;
    EXPECT_GE(inner->low, outer->low) << n;
    EXPECT_LE(inner->high, outer->high) << n;
    EXPECT_LT(inner->low, median(values)) << n;
    EXPECT_GT(inner->high, median(values)) << n;
  }
}

}  // namespace
}  // namespace unixmark::score
