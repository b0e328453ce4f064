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

std::vector<double> rates_of(std::vector<double> logarithms) {
  for (double& value : logarithms) value = std::exp(value);
  return logarithms;
}

// The largest of six normal values is expected 1.2816 standard deviations above the middle (Blom);
// here it lies 0.02 above. Two gaps and half of the middle one are between them.
TEST(RobustOf, TakesTheStandardErrorFromTheShorterSideOfTheInterval) {
  const auto rates = rates_of({-0.3, -0.1, 0, 0, 0.01, 0.02});

  const auto figure = robust_of(rates).interval->logarithm;

  EXPECT_NEAR(figure.log, 0, 1e-12);
  EXPECT_NEAR(figure.error, 1.2533 * 1.13 * 0.02 / 1.2816 / std::sqrt(6), 1e-6);
  EXPECT_NEAR(figure.freedom, 2.5, 1e-12);
}

// Of nine the second is an end, 0.9320 standard deviations from the middle.
TEST(RobustOf, TheStandardErrorOfAnOddNumberHasItsOwnFactor) {
  const auto rates = rates_of({-0.05, 0.1, -0.03, 0.4, 0, 0.2, -0.02, 0.3, -0.01});

  const auto figure = robust_of(rates).interval->logarithm;

  EXPECT_NEAR(figure.error, 1.2533 * 1.20 * 0.03 / 0.9320 / std::sqrt(9), 2e-6);
  EXPECT_NEAR(figure.freedom, 3, 1e-12);
}

TEST(RobustOf, TheStandardErrorIgnoresWildPassesOnOneSide) {
  const std::vector<double> calm = {100, 101, 102, 103, 104, 105, 106};
  const std::vector<double> wild = {1, 2, 102, 103, 104, 105, 106};

  EXPECT_NEAR(robust_of(calm).interval->logarithm.error, robust_of(wild).interval->logarithm.error,
              1e-12);
}

// 0.96875 two-sided is 2.1539 standard errors to each side, and ln(1.05) is 4.3077 of them.
TEST(RobustOf, WhereASideIsEmptyTheStandardErrorIsThatOfTheInterval) {
  const auto figure = robust_of(std::vector<double>{100, 100, 100, 100, 100, 105}).interval;

  EXPECT_NEAR(figure->logarithm.error, 0.011326, 1e-6);
}

TEST(RobustOf, EqualPassesHaveNoError) {
  EXPECT_EQ(robust_of(std::vector<double>(6, 100)).interval->logarithm.error, 0);
}

TEST(RobustOf, CorrelatedPassesWidenTheStandardError) {
  const std::vector<double> in_blocks = {100, 101, 100, 101, 110, 111, 110, 111};
  const std::vector<double> mixed = {100, 110, 100, 110, 101, 111, 101, 111};

  const auto correlated = robust_of(in_blocks);
  const auto independent = robust_of(mixed);

  ASSERT_EQ(independent.checks.widening, 1);
  EXPECT_NEAR(correlated.interval->logarithm.error / independent.interval->logarithm.error,
              correlated.checks.widening, 1e-9);
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
