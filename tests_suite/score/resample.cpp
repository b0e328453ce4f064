#include "score/resample.hpp"

#include "base/error.hpp"

#include <cmath>
#include <random>
#include <vector>

#include <gtest/gtest.h>
#include <oneapi/tbb/global_control.h>

namespace unixmark::score {
namespace {

using Control = oneapi::tbb::global_control;

// Passes whose noise only slows them down, by 2 % on average, as disturbance does.
std::vector<PassTotal> noisy_passes(int number, std::uint64_t seed) {
  std::mt19937_64 bits(seed);
  std::vector<PassTotal> passes;
  for (int i = 0; i < number; ++i) {
    const double uniform = (static_cast<double>(bits() >> 11U) + 0.5) * 0x1p-53;
    passes.push_back({.count = 1000 * std::exp(0.02 * std::log(uniform)), .seconds = 10});
  }
  return passes;
}

Interval interval_of(const std::vector<PassTotal>& passes, const Resampling& how = {}) {
  return resampled_interval(passes, 1, how).value();
}

TEST(ResampledInterval, IsNotGivenBelowTwentyPasses) {
  EXPECT_FALSE(resampled_interval(noisy_passes(19, 1), 1, {}));
  EXPECT_TRUE(resampled_interval(noisy_passes(20, 1), 1, {}));
}

TEST(ResampledInterval, OfEqualPassesIsTheirRate) {
  const std::vector<PassTotal> passes(20, {.count = 500, .seconds = 10});

  const auto interval = interval_of(passes);

  EXPECT_NEAR(interval.low, 50, 1e-9);
  EXPECT_NEAR(interval.high, 50, 1e-9);
}

TEST(ResampledInterval, HoldsTheScore) {
  const auto passes = noisy_passes(30, 2);

  const auto interval = interval_of(passes);

  EXPECT_LT(interval.low, classic_score(passes, 1).score);
  EXPECT_GT(interval.high, classic_score(passes, 1).score);
}

// Of 30 draws more than ten that fall on one of two passes come about once in 100,000 resamples.
TEST(ResampledInterval, DropsTheSmallestThirdOfEveryResample) {
  std::vector<PassTotal> passes(30, {.count = 1000, .seconds = 10});
  passes[7].count = passes[19].count = 10;

  const auto interval = interval_of(passes);

  EXPECT_NEAR(interval.low, 100, 1e-9);
  EXPECT_NEAR(interval.high, 100, 1e-9);
}

TEST(ResampledInterval, OfRatesTakesThemAsTheyAre) {
  const std::vector<PassTotal> passes(20, {.count = 500, .seconds = 10});

  EXPECT_NEAR(resampled_interval(passes, 0, {}).value().high, 500, 1e-9);
}

TEST(ResampledInterval, IsTheSameToTheBitOnOneThreadAndOnEight) {
  const auto passes = noisy_passes(30, 3);
  const Control workers(Control::max_allowed_parallelism, 8);

  const auto alone = interval_of(passes, {.threads = 1});
  const auto together = interval_of(passes, {.threads = 8});

  EXPECT_EQ(alone, together);
}

TEST(ResampledInterval, IsTheSameToTheBitHoweverManyThreadsThereReallyAre) {
  const auto passes = noisy_passes(30, 3);
  const auto alone = interval_of(passes, {.threads = 1});

  for (const std::size_t allowed : {1, 2, 8}) {
    const Control workers(Control::max_allowed_parallelism, allowed);
    for (const int threads : {0, 2, 3, 64}) {
      EXPECT_EQ(interval_of(passes, {.threads = threads}), alone) << allowed << ", " << threads;
    }
  }
}

TEST(ResampledInterval, LeavesTheCallersThreadsAsTheyWere) {
  const Control workers(Control::max_allowed_parallelism, 8);

  static_cast<void>(interval_of(noisy_passes(30, 3), {.threads = 2}));

  EXPECT_EQ(Control::active_value(Control::max_allowed_parallelism), 8U);
}

TEST(ResampledInterval, FollowsItsSeed) {
  const auto passes = noisy_passes(30, 4);

  EXPECT_EQ(interval_of(passes, {.seed = 5}), interval_of(passes, {.seed = 5}));
  EXPECT_NE(interval_of(passes, {.seed = 5}), interval_of(passes, {.seed = 6}));
}

TEST(ResampledInterval, RefusesWhatHasNoLogarithm) {
  auto passes = noisy_passes(20, 7);
  passes[3].count = 0;

  EXPECT_THROW(static_cast<void>(interval_of(passes)), Error);
}

// The noise is exponential in the logarithm; the mean of its smaller two thirds is 1 - ln(3) / 2.
TEST(ResampledInterval, HoldsTheTrueScoreAboutAsOftenAsItClaims) {
  const double truth = 100 * std::exp(-0.02 * (1 - std::log(3.0) / 2));

  int held = 0;
  for (std::uint64_t seed = 100; seed < 400; ++seed) {  // 300 sessions
    const auto interval = interval_of(noisy_passes(30, seed), {.resamples = 200});
    held += interval.low <= truth && truth <= interval.high ? 1 : 0;
  }

  EXPECT_GE(held, 264);  // 0.88
  EXPECT_LE(held, 294);  // 0.98
}

}  // namespace
}  // namespace unixmark::score
