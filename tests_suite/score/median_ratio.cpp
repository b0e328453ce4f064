#include "score/median_ratio.hpp"

#include "score/robust.hpp"
#include "score/uncertain.hpp"
#include "tests_suite/score/draws.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

std::vector<double> passes_of(double rate, double noise, int count, std::mt19937_64& bits) {
  std::vector<double> rates;
  for (int i = 0; i < count; ++i) rates.push_back(rate * std::exp(noise * normal(bits)));
  return rates;
}

constexpr double truth = 1.9;  // of a speed-up

// How often the interval of a speed-up holds it; `interval` is of its logarithm.
double held(int draws, int passes, auto&& interval) {
  constexpr double noise = 0.01;
  std::mt19937_64 bits(7);
  int holds = 0;
  for (int i = 0; i < draws; ++i) {
    const auto of = passes_of(100 * truth, noise, passes, bits);
    const auto by = passes_of(100, noise / 2, passes, bits);
    const Interval found = interval(of, by);
    holds += found.low <= std::log(truth) && std::log(truth) <= found.high ? 1 : 0;
  }
  return static_cast<double>(holds) / draws;
}

Interval of_errors(const std::vector<double>& of, const std::vector<double>& by) {
  const auto apart = difference(robust_of(by).interval.value().logarithm,
                                robust_of(of).interval.value().logarithm);
  const double half = half_width_of(apart);
  return {apart.log - half, apart.log + half};
}

Interval of_resamples(const std::vector<double>& of, const std::vector<double>& by) {
  return resampled_log_ratio(of, by, {.resamples = 120}).value();
}

TEST(SpeedUp, OfFewPassesIsHeldAsOftenAsItsErrorsClaim) {
  for (const int passes : {6, 9, 15}) {
    EXPECT_GE(held(400, passes, of_errors), 0.92) << passes;
    EXPECT_LE(held(400, passes, of_errors), 0.99) << passes;
  }
}

// In 2,000 draws of 1,000 resamples 96.5 % of them did.
TEST(ResampledLogRatio, IsHeldAsOftenAsItClaims) {
  const double share = held(100, 20, of_resamples);

  EXPECT_GE(share, 0.9);
  EXPECT_LT(share, 1);
}

// Of normal passes the error of a median is known: sqrt(pi / 2 n) standard deviations.
TEST(ResampledLogRatio, IsAsWideAsTheErrorsOfBothMedians) {
  std::mt19937_64 bits(3);
  double widths = 0;
  constexpr int repeats = 20;
  for (int i = 0; i < repeats; ++i) {
    const auto of = passes_of(2, 0.01, 30, bits);
    const auto by = passes_of(1, 0.02, 30, bits);
    const auto interval = resampled_log_ratio(of, by, {.resamples = 120}).value();
    widths += interval.high - interval.low;
  }
  const double error = std::sqrt(std::numbers::pi / 60) * std::hypot(0.01, 0.02);

  EXPECT_NEAR(widths / repeats, 2 * 1.96 * error, 0.15 * 2 * 1.96 * error);
}

TEST(ResampledLogRatio, NeedsTwentyPassesOfBoth) {
  const std::vector<double> twenty(20, 5);
  const std::vector<double> fewer(19, 5);

  EXPECT_TRUE(resampled_log_ratio(twenty, twenty, {.resamples = 40}));
  EXPECT_FALSE(resampled_log_ratio(twenty, fewer, {}));
  EXPECT_FALSE(resampled_log_ratio(fewer, twenty, {}));
}

TEST(ResampledLogRatio, IsTheSameOnOneThreadAndOnFour) {
  std::mt19937_64 bits(5);
  const auto of = passes_of(2, 0.01, 24, bits);
  const auto by = passes_of(1, 0.02, 21, bits);

  EXPECT_EQ(resampled_log_ratio(of, by, {.resamples = 500, .threads = 1}),
            resampled_log_ratio(of, by, {.resamples = 500, .threads = 4}));
}

TEST(ResampledLogRatio, OfPassesThatAgreeIsExact) {
  const auto interval =
      resampled_log_ratio(std::vector<double>(20, 6), std::vector<double>(20, 2), {.resamples = 40})
          .value();

  EXPECT_NEAR(interval.low, std::log(3.0), 1e-12);
  EXPECT_NEAR(interval.high, std::log(3.0), 1e-12);
}

}  // namespace
}  // namespace unixmark::score
