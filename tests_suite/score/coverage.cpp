// The simulations of bench/coverage with fewer draws. Fixed seeds: they cannot fail by chance.
#include "bench/simulation.hpp"

#include <gtest/gtest.h>

namespace unixmark::bench {
namespace {

constexpr Noise quiet{.kind = Noise::Kind::Quiet, .sigma = 0.01};
constexpr Noise spikes{.kind = Noise::Kind::Spikes, .sigma = 0.01};

constexpr Trials draws{.draws = 400, .seed = 1};

// As wanted of many draws, and about two standard errors of 400 besides.
void expect_held(const Coverage& coverage, double least, double most) {
  EXPECT_GE(coverage.held, least - 0.02);
  EXPECT_LE(coverage.held, most + 0.02);
}

TEST(Coverage, OfTheMedianIsWhatItClaims) {
  for (const int passes : {6, 10, 20, 30}) {
    SCOPED_TRACE(passes);
    expect_held(median_coverage(quiet, passes, draws), 0.94, 0.985);
    expect_held(median_coverage(spikes, passes, draws), 0.94, 0.985);
  }
}

TEST(Coverage, OfTheClassicScoreIsWhatItClaims) {
  for (const int passes : {3, 10}) {
    SCOPED_TRACE(passes);
    expect_held(classic_coverage(quiet, passes, draws), 0.93, 0.97);
    expect_held(classic_coverage(spikes, passes, draws), 0.93, 0.97);
  }
}

TEST(Coverage, OfTheIndexIsWhatItClaims) {
  expect_held(classic_index_coverage(quiet, std::vector<int>(12, 6), draws), 0.93, 0.97);
}

TEST(Coverage, OfTheRobustIndexIsWhatItClaims) {
  for (const int passes : {6, 10, 20}) {
    SCOPED_TRACE(passes);
    expect_held(robust_index_coverage(quiet, {passes, {}}, Rule::Sum, draws), 0.93, 0.97);
    expect_held(robust_index_coverage(spikes, {passes, {}}, Rule::Sum, draws), 0.93, 0.97);
  }
  expect_held(robust_index_coverage(quiet, {6, {}}, Rule::Wider, draws), 0.93, 0.97);
}

// Never less than claimed; more, since the spikes of twelve tests make rounds uneven.
TEST(Coverage, OfTheWiderIntervalIsNoLessWithSpikes) {
  expect_held(robust_index_coverage(spikes, {6, {}}, Rule::Wider, draws), 0.95, 1);
}

TEST(Coverage, RoundsHoldWhatDriftsInAllTestsAndTheSumDoesNot) {
  const Drift levels{.kind = Drift::Kind::Levels, .size = 0.01};
  for (const int passes : {6, 10}) {
    SCOPED_TRACE(passes);
    const Rounds drifting{.passes = passes, .drift = levels};
    EXPECT_LT(robust_index_coverage(quiet, drifting, Rule::Sum, draws).held, 0.7);
    expect_held(robust_index_coverage(quiet, drifting, Rule::Rounds, draws), 0.93, 0.97);
    expect_held(robust_index_coverage(quiet, drifting, Rule::Wider, draws), 0.93, 0.97);
  }
}

TEST(Coverage, OfAnIndexWhoseTestsDriftAlongALineIsNoLess) {
  const Rounds drifting{.passes = 10, .drift = {.kind = Drift::Kind::Linear, .size = 0.01}};

  expect_held(robust_index_coverage(quiet, drifting, Rule::Sum, draws), 0.93, 1);
  expect_held(robust_index_coverage(quiet, drifting, Rule::Wider, draws), 0.95, 1);
}

TEST(Coverage, OfAStoppedTestIsWhatItClaims) {
  for (const double sigma : {0.005, 0.02}) {
    SCOPED_TRACE(sigma);
    expect_held(stopping_coverage({Noise::Kind::Quiet, sigma}, 0.01, draws), 0.93, 0.97);
  }
  expect_held(stopping_coverage(spikes, 0.01, draws), 0.93, 0.97);
}

TEST(Stopping, TakesFewPassesOfAQuietTest) {
  const auto coverage = stopping_coverage({Noise::Kind::Quiet, 0.003}, 0.01, draws);

  EXPECT_LT(coverage.passes, 9.5);
  EXPECT_LT(coverage.half_width, 0.01);
}

}  // namespace
}  // namespace unixmark::bench
