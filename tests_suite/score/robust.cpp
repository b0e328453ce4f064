#include "score/robust.hpp"

#include <cmath>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

TEST(RobustOf, OnePassHasNone) {
  const auto robust = robust_of(std::vector<double>{5});

  EXPECT_EQ(robust.passes, 1);
  EXPECT_EQ(robust.least, 5);
  EXPECT_EQ(robust.median, 5);
  EXPECT_EQ(robust.most, 5);
  EXPECT_EQ(robust.relative_mad, 0);
}

TEST(RobustOf, TakesTheMiddleOfAnOddNumber) {
  const auto robust = robust_of(std::vector<double>{30, 10, 20});

  EXPECT_EQ(robust.passes, 3);
  EXPECT_EQ(robust.least, 10);
  EXPECT_EQ(robust.median, 20);
  EXPECT_EQ(robust.most, 30);
}

TEST(RobustOf, TakesTheMeanOfTheTwoMiddlesOfAnEvenNumber) {
  EXPECT_EQ(robust_of(std::vector<double>{40, 10, 20, 30}).median, 25);
}

TEST(RobustOf, RelativeMadIgnoresOneWildPass) {
  const auto robust = robust_of(std::vector<double>{98, 99, 100, 101, 5000});

  EXPECT_NEAR(robust.relative_mad, 0.014826, 1e-9);
}

std::vector<double> rates_from_100(std::size_t passes) {
  std::vector<double> rates(passes);
  std::iota(rates.begin(), rates.end(), 100);
  return rates;
}

double level_for(std::size_t passes) {
  return robust_of(rates_from_100(passes)).interval.value().level;
}

// The sign test's levels, as tables of order-statistic intervals give them.
TEST(RobustOf, TellsTheExactLevelOfItsInterval) {
  EXPECT_NEAR(level_for(6), 0.969, 5e-4);
  EXPECT_NEAR(level_for(9), 0.961, 5e-4);
  EXPECT_NEAR(level_for(12), 0.961, 5e-4);
  EXPECT_NEAR(level_for(15), 0.965, 5e-4);
  EXPECT_NEAR(level_for(17), 0.951, 5e-4);
  EXPECT_NEAR(level_for(20), 0.959, 5e-4);
  EXPECT_NEAR(level_for(23), 0.965, 5e-4);
  EXPECT_NEAR(level_for(25), 0.957, 5e-4);
  EXPECT_NEAR(level_for(28), 0.964, 5e-4);
  EXPECT_NEAR(level_for(30), 0.957, 5e-4);
}

TEST(RobustOf, HasNoIntervalBelowSixPasses) {
  EXPECT_FALSE(robust_of(rates_from_100(5)).interval);
  EXPECT_FALSE(relative_half_width(robust_of(rates_from_100(5))));
}

TEST(RobustOf, TheIntervalOfSixIsTheirRange) {
  const auto robust = robust_of(rates_from_100(6));

  EXPECT_EQ(robust.interval->low, 100);
  EXPECT_EQ(robust.interval->high, 105);
  EXPECT_NEAR(relative_half_width(robust).value(), 0.0243902, 1e-7);  // 2.5 of 102.5
}

// Logarithms 0 to 5 hundredths: half of them lie 0.5 or 1.5 from the middle, 1.5 at the median.
TEST(RobustOf, TakesTheStandardErrorFromTheMedianDeviation) {
  std::vector<double> rates;
  for (int i = 0; i < 6; ++i) rates.push_back(std::exp(0.01 * i));

  const auto figure = robust_of(rates).interval->logarithm;

  EXPECT_NEAR(figure.log, 0.025, 1e-4);
  EXPECT_NEAR(figure.error, 1.2533 * 1.4826 * 0.015 / std::sqrt(6), 1e-5);
  EXPECT_NEAR(figure.freedom, 1.85, 1e-12);
}

TEST(RobustOf, TheStandardErrorIgnoresOneWildPass) {
  const std::vector<double> calm = {100, 101, 102, 103, 104, 105, 106};
  const std::vector<double> wild = {1, 101, 102, 103, 104, 105, 106};

  EXPECT_NEAR(robust_of(calm).interval->logarithm.error, robust_of(wild).interval->logarithm.error,
              1e-12);
}

// 0.96875 two-sided is 2.1539 standard errors to each side, and ln(1.05) is 4.3077 of them.
TEST(RobustOf, WhereMostPassesAreEqualTheStandardErrorIsThatOfTheInterval) {
  const auto figure = robust_of(std::vector<double>{100, 100, 100, 100, 100, 105}).interval;

  EXPECT_NEAR(figure->logarithm.error, 0.011326, 1e-6);
}

TEST(RobustOf, CorrelatedPassesWidenTheIntervalAboutTheMedian) {
  const std::vector<double> in_blocks = {100, 101, 100, 101, 110, 111, 110, 111};

  const auto robust = robust_of(in_blocks);

  const double factor = robust.checks.widening;
  ASSERT_GT(factor, 1.5);
  EXPECT_NEAR(std::log(robust.interval->high / robust.median), factor * std::log(111 / 105.5),
              1e-12);
  EXPECT_NEAR(std::log(robust.median / robust.interval->low), factor * std::log(105.5 / 100),
              1e-12);
}

TEST(WithoutSpikes, MovesWhatLiesFarFromTheMedian) {
  const auto calm = without_spikes(std::vector<double>{50, 98, 99, 100, 101, 102, 200});

  EXPECT_NEAR(calm[0], 100 - 3 * 1.4826 * 2, 1e-9);
  EXPECT_EQ(calm[1], 98);
  EXPECT_EQ(calm[3], 100);
  EXPECT_NEAR(calm[6], 100 + 3 * 1.4826 * 2, 1e-9);
}

TEST(WithoutSpikes, LeavesPassesWithoutADeviationAlone) {
  const std::vector<double> rates = {100, 100, 100, 90};

  EXPECT_EQ(without_spikes(rates), rates);
  EXPECT_TRUE(without_spikes({}).empty());
}

}  // namespace
}  // namespace unixmark::score
