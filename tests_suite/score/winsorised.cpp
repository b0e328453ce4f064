#include "score/winsorised.hpp"

#include "base/error.hpp"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

// Passes of 10 s with these logarithms of rates.
std::vector<PassTotal> passes_of(const std::vector<double>& logs) {
  std::vector<PassTotal> passes;
  for (const double log : logs) passes.push_back({.count = 10 * std::exp(log), .seconds = 10});
  return passes;
}

ClassicInterval interval_of(const std::vector<double>& logs) {
  return classic_interval(passes_of(logs), 1).value();
}

// -5, 0 and 0.02 count as 0, 0 and 0.02: a deviation of 0.02 / sqrt(3), an error of that times
// sqrt(3) / 2, and t of one degree is 12.7062.
TEST(ClassicInterval, OfThreePassesHasOneDegreeOfFreedom) {
  const auto interval = interval_of({-5, 0.02, 0});

  EXPECT_NEAR(interval.logarithm.log, 0.01, 1e-12);
  EXPECT_NEAR(interval.logarithm.error, 0.01, 1e-12);
  EXPECT_EQ(interval.logarithm.freedom, 1);
  EXPECT_NEAR(interval.high, std::exp(0.01 + 0.127062), 1e-6);
  EXPECT_NEAR(interval.low, std::exp(0.01 - 0.127062), 1e-6);
  EXPECT_TRUE(interval.wide);
}

// 0.03 four times, then 0.04 to 0.09: squares about their mean 0.051 make 0.00469.
TEST(ClassicInterval, OfTenPassesHasSix) {
  const auto interval = interval_of({0.07, 0.01, 0.04, 0.09, 0.02, 0.05, 0.0, 0.08, 0.03, 0.06});

  EXPECT_NEAR(interval.logarithm.error, std::sqrt(0.00469 / 9) * std::sqrt(10) / 7, 1e-12);
  EXPECT_EQ(interval.logarithm.freedom, 6);
  EXPECT_FALSE(interval.wide);
}

TEST(ClassicInterval, HoldsTheScore) {
  const auto passes = passes_of({0.07, 0.01, 0.04, 0.09, 0.02, 0.05});

  const auto interval = classic_interval(passes, 1).value();

  EXPECT_LT(interval.low, classic_score(passes, 1).score);
  EXPECT_GT(interval.high, classic_score(passes, 1).score);
}

TEST(ClassicInterval, IgnoresHowBadTheDroppedPassesAre) {
  EXPECT_EQ(interval_of({-5, 0.02, 0}), interval_of({-1, 0.02, 0}));
}

TEST(ClassicInterval, OnePassHasNone) {
  EXPECT_FALSE(classic_interval(passes_of({0}), 1));
  EXPECT_TRUE(classic_interval(passes_of({0, 0.1}), 1)->wide);
}

TEST(ClassicInterval, OfEqualPassesIsTheirRate) {
  const auto interval = interval_of(std::vector<double>(10, std::log(50)));

  EXPECT_NEAR(interval.low, 50, 1e-9);
  EXPECT_NEAR(interval.high, 50, 1e-9);
}

TEST(ClassicInterval, CorrelatedPassesWidenIt) {
  const auto mixed = interval_of({0, 1, 0, 1, 0, 1, 0, 1, 0, 1});
  const auto in_blocks = interval_of({0, 0, 0, 0, 0, 1, 1, 1, 1, 1});

  EXPECT_EQ(mixed.widening, 1);
  EXPECT_GT(in_blocks.widening, 1.5);
  EXPECT_NEAR(in_blocks.logarithm.error, in_blocks.widening * mixed.logarithm.error, 1e-12);
}

TEST(ClassicInterval, RefusesWhatHasNoLogarithm) {
  EXPECT_THROW(static_cast<void>(classic_interval({}, 1)), Error);
}

TEST(DropsOthersByRate, WhereAPassCountsMoreByRunningForLonger) {
  const std::vector<PassTotal> passes = {
      {.count = 100, .seconds = 10}, {.count = 110, .seconds = 13}, {.count = 120, .seconds = 10}};

  EXPECT_TRUE(drops_others_by_rate(passes, 1));
  EXPECT_FALSE(drops_others_by_rate(passes, 0));  // the counts are the rates
}

TEST(DropsOthersByRate, NotWhereTheyAreOneOrder) {
  const std::vector<PassTotal> passes = {
      {.count = 100, .seconds = 11}, {.count = 110, .seconds = 10}, {.count = 120, .seconds = 10}};

  EXPECT_FALSE(drops_others_by_rate(passes, 1));
}

// Any of them may be the one that is dropped.
TEST(DropsOthersByRate, NotAmongEqualPasses) {
  const std::vector<PassTotal> passes(3, {.count = 100, .seconds = 10});

  EXPECT_FALSE(drops_others_by_rate(passes, 1));
}

}  // namespace
}  // namespace unixmark::score
