#include "score/index.hpp"

#include <array>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

struct Published {
  double baseline;
  double score;
  double index;
};

// A report of UnixBench 5.1.3 from 2011, a machine with 8 processors: one copy, then eight.
constexpr std::array<Published, 12> one_copy = {{{116700, 31286938.9, 2681.0},
                                                 {55, 4935.1, 897.3},
                                                 {43, 2173.1, 505.4},
                                                 {3960, 1164790.4, 2941.4},
                                                 {1655, 342708.4, 2070.7},
                                                 {5800, 2506433.3, 4321.4},
                                                 {12440, 2602655.6, 2092.2},
                                                 {4000, 224412.5, 561.0},
                                                 {126, 15829.8, 1256.3},
                                                 {42.4, 5455.3, 1286.6},
                                                 {6, 3380.0, 5633.4},
                                                 {15000, 4519616.0, 3013.1}}};
constexpr std::array<Published, 12> eight_copies = {{{116700, 134976120.3, 11566.1},
                                                     {55, 34135.1, 6206.4},
                                                     {43, 25045.8, 5824.6},
                                                     {3960, 936668.4, 2365.3},
                                                     {1655, 254989.5, 1540.7},
                                                     {5800, 2579818.8, 4448.0},
                                                     {12440, 10666961.4, 8574.7},
                                                     {4000, 1929033.6, 4822.6},
                                                     {126, 63909.4, 5072.2},
                                                     {42.4, 31369.3, 7398.4},
                                                     {6, 4530.2, 7550.3},
                                                     {15000, 15812586.1, 10541.7}}};

std::vector<double> values_of(const std::array<Published, 12>& rows) {
  std::vector<double> values;
  for (const auto& row : rows) values.push_back(index_value(row.score, row.baseline));
  return values;
}

TEST(IndexValue, IsTenForTheBaselineItself) {
  EXPECT_NEAR(index_value(42.4, 42.4), 10, 1e-12);
}

// 0.1 and not half of it: the published scores are themselves rounded (3380.0 / 6).
TEST(IndexValue, IsThatOfPublishedReports) {
  for (const auto& row : one_copy) {
    EXPECT_NEAR(index_value(row.score, row.baseline), row.index, 0.1);
  }
  for (const auto& row : eight_copies) {
    EXPECT_NEAR(index_value(row.score, row.baseline), row.index, 0.1);
  }
}

TEST(IndexScore, IsThatOfPublishedReports) {
  EXPECT_NEAR(index_score(values_of(one_copy)), 1782.7, 0.05);
  EXPECT_NEAR(index_score(values_of(eight_copies)), 5540.7, 0.05);
}

TEST(IndexScore, IsTheGeometricMean) {
  EXPECT_NEAR(index_score(std::vector<double>{817.4, 1200.0}), 990.4, 0.05);
  EXPECT_NEAR(index_score(std::vector<double>{20}), 20, 1e-9);
}

TEST(RoundMeans, AreTheGeometricMeansOfEachRoundThatAllTestsHave) {
  const std::vector<std::vector<double>> rates = {{10, 20, 30}, {40, 5}};

  const auto means = round_means(rates);

  ASSERT_EQ(means.size(), 2U);
  EXPECT_NEAR(means[0], 20, 1e-12);
  EXPECT_NEAR(means[1], 10, 1e-12);
}

TEST(RobustRoundMeans, DoNotFollowTheSpikesOfOneTest) {
  const std::vector<std::vector<double>> rates = {{100, 101, 99, 100, 50, 100},
                                                  {100, 99, 100, 101, 100, 100}};

  const auto means = robust_round_means(rates);

  EXPECT_NEAR(means[0], 100, 1e-9);
  EXPECT_GT(means[4], 98);
}

const std::vector<Uncertain> two_parts = {{.log = std::log(50.0), .error = 0.01, .freedom = 5},
                                          {.log = std::log(200.0), .error = 0.01, .freedom = 5}};

// 0.01 / sqrt(2) with ten degrees of freedom: 2.2281 times 0.0070711.
TEST(IndexOf, WithoutRoundsIsSummedOverTests) {
  const auto index = index_estimate(two_parts, {});

  EXPECT_NEAR(index.value, 100, 1e-9);
  EXPECT_NEAR(std::log(index.interval.high / 100), 0.0157555, 1e-6);
  EXPECT_NEAR(std::log(100 / index.interval.low), 0.0157555, 1e-6);
  EXPECT_FALSE(index.over_rounds);
}

TEST(IndexOf, RoundsThatDriftTogetherAreWider) {
  const auto index = index_estimate(two_parts, std::vector<double>{95, 100, 105, 100, 99, 101});

  EXPECT_TRUE(index.over_rounds);
  EXPECT_NEAR(index.value, 100, 1e-9);
  EXPECT_NEAR(index.interval.high / index.interval.low, 103.571429 / 96.428571, 1e-7);
}

TEST(IndexOf, SteadyRoundsLeaveTheSum) {
  const auto index = index_estimate(two_parts, std::vector<double>{100, 100, 100, 101, 100, 100});

  EXPECT_FALSE(index.over_rounds);
  EXPECT_NEAR(std::log(index.interval.high / 100), 0.0157555, 1e-6);
}

// Logarithms -0.02, 0, 0.02: a standard error of 0.02 / sqrt(3), and t of two degrees is 4.3027.
TEST(IndexOf, FewRoundsHaveAnIntervalByStudentsT) {
  const std::vector<double> rounds = {std::exp(-0.02), 1, std::exp(0.02)};

  const auto index = index_estimate(two_parts, rounds);

  EXPECT_TRUE(index.over_rounds);
  EXPECT_NEAR(std::log(index.interval.high / 100), 0.0496828, 1e-6);
}

// 5 of 14 on the way from the outermost to the next, as InterpolatedInterval has it.
TEST(HalfWidthOver, SixRoundsIsByInterpolatedOrderStatistics) {
  const std::vector<double> rounds = {100, 101, 99, 98, 102, 100};

  EXPECT_NEAR(half_width_over(rounds), std::log(101.642857 / 98.357143) / 2, 1e-8);
}

TEST(HalfWidthOver, CorrelatedRoundsIsWider) {
  const std::vector<double> mixed = {100, 110, 100, 110, 101, 111, 101, 111};
  const std::vector<double> in_blocks = {100, 101, 100, 101, 110, 111, 110, 111};

  EXPECT_GT(half_width_over(in_blocks), 1.5 * half_width_over(mixed));
}

TEST(IndexOf, OneRoundTellsNothing) {
  EXPECT_FALSE(index_estimate(two_parts, std::vector<double>{100}).over_rounds);
}

}  // namespace
}  // namespace unixmark::score
