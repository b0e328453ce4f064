#include "score/checks.hpp"

#include <cmath>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

// 1, 2, 3 ...
std::vector<double> in_order(std::size_t n) {
  std::vector<double> values(n);
  std::iota(values.begin(), values.end(), 1);
  return values;
}

// Gilbert, Statistical Methods for Environmental Pollution Monitoring, 1987, table A18: one-sided.
TEST(TrendTest, IsThatOfThePublishedTable) {
  const std::vector<double> five = {1, 2, 3, 5, 4};              // 9 rises, 1 fall
  const std::vector<double> eight = {4, 1, 2, 3, 5, 6, 7, 8};    // 25 and 3
  const std::vector<double> even = {5, 6, 1, 2, 8, 3, 7, 4};     // 16 and 12
  const std::vector<double> falling = {8, 7, 6, 5, 4, 1, 2, 3};  // 3 and 25

  EXPECT_NEAR(trend_test(five).p, 2 * 0.042, 1e-3);
  EXPECT_NEAR(trend_test(eight).p, 2 * 0.0028, 1e-4);
  EXPECT_NEAR(trend_test(even).p, 2 * 0.360, 1e-3);
  EXPECT_NEAR(trend_test(falling).p, 2 * 0.0028, 1e-4);
}

TEST(TrendTest, OfARisingSeriesIsOneOrderOfAll) {
  EXPECT_NEAR(trend_test(in_order(5)).p, 2.0 / 120, 1e-12);
  EXPECT_TRUE(trend_test(in_order(5)).exact);
}

TEST(TrendTest, WithTiesIsByTheNormalDistribution) {
  const std::vector<double> tied = {1, 1, 2, 3, 4, 5, 6, 7};  // 27 rises, variance 65.33 - 1

  const auto test = trend_test(tied);

  EXPECT_FALSE(test.exact);
  EXPECT_NEAR(test.p, 0.001189, 1e-6);  // z = 26 / 8.0208 = 3.2416
}

TEST(TrendTest, OfManyValuesIsByTheNormalDistribution) {
  EXPECT_TRUE(trend_test(in_order(50)).exact);
  EXPECT_FALSE(trend_test(in_order(51)).exact);
  EXPECT_LT(trend_test(in_order(51)).p, 1e-20);
}

TEST(TrendTest, OfEqualValuesFindsNone) {
  EXPECT_EQ(trend_test(std::vector<double>(9, 4.0)).p, 1);
}

TEST(ChecksOf, NeedEightPasses) {
  EXPECT_EQ(checks_of(in_order(7)), Checks{});
  EXPECT_TRUE(checks_of(in_order(8)).trend);
}

TEST(ChecksOf, EqualPassesShowNothing) {
  const auto checks = checks_of(std::vector<double>(10, 7.0));

  EXPECT_FALSE(checks.correlation);
  EXPECT_EQ(checks.widening, 1);
  EXPECT_FALSE(checks.trend->flagged);
  EXPECT_FALSE(checks.warm_up);
}

TEST(ChecksOf, CorrelatedPassesWidenIntervals) {
  const std::vector<double> in_blocks = {1,           1,           1,           1,
                                         std::exp(1), std::exp(1), std::exp(1), std::exp(1)};

  const auto checks = checks_of(in_blocks);

  EXPECT_NEAR(checks.correlation.value(), 0.625, 1e-12);  // (3 + 3 - 1) / 8
  EXPECT_NEAR(checks.widening, std::sqrt(1.625 / 0.375), 1e-12);
}

TEST(ChecksOf, AlternatingPassesDoNotNarrowThem) {
  const auto checks = checks_of(std::vector<double>{1, 2, 1, 2, 1, 2, 1, 2});

  EXPECT_LT(checks.correlation.value(), -0.8);
  EXPECT_EQ(checks.widening, 1);
}

// A quarter per cent more with every pass.
TEST(ChecksOf, FitsATrendAndFlagsIt) {
  std::vector<double> rates;
  for (int i = 0; i < 9; ++i) rates.push_back(100 * std::exp(0.0025 * i));

  const auto trend = checks_of(rates).trend.value();

  EXPECT_NEAR(trend.change, std::expm1(0.02), 1e-12);
  EXPECT_TRUE(trend.flagged);
}

TEST(ChecksOf, LeavesASmallTrendUnflagged) {
  std::vector<double> rates;
  for (int i = 0; i < 9; ++i) rates.push_back(100 * std::exp(0.001 * i));

  const auto trend = checks_of(rates).trend.value();

  EXPECT_LT(trend.p, 0.001);
  EXPECT_FALSE(trend.flagged);
}

TEST(ChecksOf, OneWildPassMakesNoTrend) {
  const auto trend = checks_of(std::vector<double>{100, 101, 99, 100, 101, 99, 100, 500}).trend;

  EXPECT_LT(std::abs(trend.value().change), 0.02);
  EXPECT_FALSE(trend->flagged);
}

TEST(ChecksOf, FindsAFirstPassFarFromTheOthers) {
  const auto slow = checks_of(std::vector<double>{90, 100, 101, 99, 100, 101, 99, 100});
  const auto fast = checks_of(std::vector<double>{110, 100, 101, 99, 100, 101, 99, 100});
  const auto like = checks_of(std::vector<double>{97, 100, 101, 99, 100, 101, 99, 100});

  EXPECT_NEAR(slow.warm_up.value(), -0.1, 1e-12);
  EXPECT_NEAR(fast.warm_up.value(), 0.1, 1e-12);
  EXPECT_FALSE(like.warm_up);  // no more than three deviations of 1 below 99
}

}  // namespace
}  // namespace unixmark::score
