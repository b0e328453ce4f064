#include "score/stopping.hpp"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

// 100, 101, 99, 100, ... times: a triangle of one per cent that has no trend and no correlation
// worth a flag.
std::vector<double> within_one_percent(std::size_t passes) {
  const std::vector<double> pattern = {100, 101, 99};
  std::vector<double> rates;
  for (std::size_t i = 0; i < passes; ++i) rates.push_back(pattern[i % 3]);
  return rates;
}

TEST(RelativeHalfWidth, IsHalfTheIntervalOverTheMedian) {
  const std::vector<double> rates = {100, 98, 104, 99, 101, 100};

  EXPECT_NEAR(relative_half_width(rates).value(), 0.03, 1e-12);  // 98 to 104 about 100
}

TEST(RelativeHalfWidth, IsNotGivenBelowSixPasses) {
  EXPECT_FALSE(relative_half_width(within_one_percent(5)));
  EXPECT_FALSE(relative_half_width(std::vector<double>{}));
}

TEST(RelativeHalfWidth, IsWiderForCorrelatedPasses) {
  const std::vector<double> mixed = {101, 99, 101, 99, 101, 99, 101, 99};
  const std::vector<double> in_blocks = {101, 101, 101, 101, 99, 99, 99, 99};

  EXPECT_GT(relative_half_width(in_blocks).value(), 1.5 * relative_half_width(mixed).value());
}

TEST(Settled, NeedsTwoLooks) {
  EXPECT_FALSE(settled(within_one_percent(6), 0.02));
  EXPECT_FALSE(settled(within_one_percent(8), 0.02));
  EXPECT_TRUE(settled(within_one_percent(9), 0.02));
}

TEST(Settled, NeedsBothOfThemNarrow) {
  auto rates = within_one_percent(9);
  rates[5] = 90;  // widens the interval of six, and is left out of that of nine

  EXPECT_FALSE(settled(rates, 0.02));
}

TEST(Settled, LooksAtTheLooksAlone) {
  auto rates = within_one_percent(12);
  rates[9] = rates[10] = rates[11] = 1;

  rates.resize(11);
  EXPECT_TRUE(settled(rates, 0.02));  // as it was at nine
}

TEST(Settled, FollowsThePrecision) {
  EXPECT_TRUE(settled(within_one_percent(9), 0.0101));
  EXPECT_FALSE(settled(within_one_percent(9), 0.0099));
}

TEST(Settled, WaitsWhileATrendIsFlagged) {
  std::vector<double> rates;
  for (int i = 0; i < 9; ++i) rates.push_back(100 * std::exp(0.002 * i));  // 1.6 % over the run

  EXPECT_FALSE(settled(rates, 0.5));
}

TEST(Settled, LooksOnBeyondTheLastLook) {
  EXPECT_TRUE(settled(within_one_percent(30), 0.02));
  EXPECT_TRUE(settled(within_one_percent(40), 0.02));
}

TEST(IndexHalfWidth, IsNotGivenWhileATestHasTooFewPasses) {
  EXPECT_FALSE(index_half_width({}));
  EXPECT_FALSE(index_half_width(
      std::vector<std::vector<double>>{within_one_percent(9), within_one_percent(5)}));
  EXPECT_FALSE(index_half_width(std::vector<std::vector<double>>{within_one_percent(9), {}}));
}

TEST(IndexHalfWidth, NarrowsWithMoreTests) {
  const std::vector<double> rates = {100, 99, 101, 100, 99, 101};
  const std::vector<double> others = {101, 100, 99, 99, 101, 100};

  const auto one = index_half_width(std::vector<std::vector<double>>{rates}).value();
  const auto two = index_half_width(std::vector<std::vector<double>>{rates, others}).value();

  EXPECT_LT(two, 0.9 * one);
}

TEST(IndexHalfWidth, HoldsWhatMovesAllTestsAlike) {
  const std::vector<double> rates = {100, 99, 101, 100, 99, 101};

  const auto one = index_half_width(std::vector<std::vector<double>>{rates}).value();
  const auto four = index_half_width(std::vector<std::vector<double>>(4, rates)).value();

  EXPECT_GT(four, 0.0099);  // that of the rounds, 99 to 101 about 100
  EXPECT_LT(four, one);
}

}  // namespace
}  // namespace unixmark::score
