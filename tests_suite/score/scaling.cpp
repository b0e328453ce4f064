#include "score/scaling.hpp"

#include "tests_suite/score/draws.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include <gtest/gtest.h>
#include <oneapi/tbb/global_control.h>

namespace unixmark::score {
namespace {

using Control = oneapi::tbb::global_control;

struct Simulation {
  ScalingCurve truth;
  std::vector<int> copies;
  double noise = 0.005;
  int passes = 6;
};

std::vector<SweepPoint> sweep_of(const Simulation& simulation, std::uint64_t seed) {
  std::mt19937_64 bits(seed);
  std::vector<SweepPoint> points;
  for (const int copies : simulation.copies) {
    SweepPoint point{.copies = copies, .rates = {}};
    const double rate = throughput(simulation.truth, copies);
    for (int i = 0; i < simulation.passes; ++i) {
      point.rates.push_back(rate * std::exp(simulation.noise * normal(bits)));
    }
    points.push_back(point);
  }
  return points;
}

ScalingFit fit_of(const Simulation& simulation, std::uint64_t seed, int resamples = 1000) {
  return fit_scaling(sweep_of(simulation, seed), {.resamples = resamples}).value();
}

const std::vector<int> doubling = {1, 2, 4, 8, 16, 32};

const ScalingCurve contended{
    .model = ScalingModel::Usl, .gamma = 4e6, .sigma = 0.03, .kappa = 0.0004};

TEST(FitScaling, RecoversWhatASimulatedSweepWasMadeOf) {
  int held = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto fit = fit_of({.truth = contended, .copies = doubling}, seed);

    EXPECT_EQ(fit.curve.model, ScalingModel::Usl) << seed;
    EXPECT_TRUE(fit.kappa_identified) << seed;
    EXPECT_GT(fit.curve.kappa, 0.0003) << seed;
    EXPECT_LT(fit.curve.kappa, 0.0005) << seed;
    EXPECT_GT(fit.kappa.low, 0.0003) << seed;
    EXPECT_LT(fit.kappa.high, 0.0005) << seed;
    EXPECT_NEAR(fit.curve.sigma, 0.03, 0.003) << seed;
    held += fit.kappa.low <= 0.0004 && 0.0004 <= fit.kappa.high ? 1 : 0;
    held += fit.sigma.low <= 0.03 && 0.03 <= fit.sigma.high ? 1 : 0;
  }
  EXPECT_GE(held, 16);  // of 20
}

TEST(FitScaling, DoesNotKnowKappaFromFourCopies) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto fit = fit_of({.truth = contended, .copies = {1, 2, 4}}, seed, 200);

    EXPECT_FALSE(fit.kappa_identified) << seed;
    EXPECT_NE(fit.curve.model, ScalingModel::Usl) << seed;
    EXPECT_EQ(fit.largest, 4) << seed;
  }
}

TEST(FitScaling, DoesNotKnowKappaFarFromThePeak) {
  const ScalingCurve far{.model = ScalingModel::Usl, .gamma = 1, .sigma = 0.03, .kappa = 1e-5};

  const auto fit = fit_of({.truth = far, .copies = {1, 2, 4, 8, 16}}, 1);

  EXPECT_FALSE(fit.kappa_identified);
}

TEST(FitScaling, TakesAmdahlsLawWhereCopiesOnlyWait) {
  const ScalingCurve waiting{.model = ScalingModel::Amdahl, .gamma = 10, .sigma = 0.05};
  int taken = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto fit = fit_of({.truth = waiting, .copies = doubling}, seed, 100);

    EXPECT_NEAR(fit.curve.sigma, 0.05, 0.005) << seed;
    taken += fit.curve.model == ScalingModel::Amdahl ? 1 : 0;
  }
  EXPECT_GE(taken, 8);
}

TEST(FitScaling, TakesTheStraightLineWhereNothingSpeaksForMore) {
  const ScalingCurve straight{.model = ScalingModel::Linear, .gamma = 10};
  int taken = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto fit = fit_of({.truth = straight, .copies = doubling}, seed, 100);
    taken += fit.curve.model == ScalingModel::Linear ? 1 : 0;
    EXPECT_LT(fit.curve.sigma, 0.001) << seed;
  }
  EXPECT_GE(taken, 7);
}

TEST(FitScaling, KnowsAFallWhenItSeesOne) {
  const ScalingCurve falling{.model = ScalingModel::Usl, .gamma = 10, .sigma = 0.02, .kappa = 0.03};

  const auto fit = fit_of({.truth = falling, .copies = {1, 2, 4, 6, 8, 12}}, 3);

  EXPECT_TRUE(fit.kappa_identified);
  EXPECT_NEAR(fit.peak.value(), std::sqrt(0.98 / 0.03), 0.3);
}

TEST(FitScaling, NeedsThreeNumbersOfCopies) {
  const auto points = sweep_of({.truth = contended, .copies = {1, 2}}, 1);

  EXPECT_EQ(fit_scaling(points, {}), std::nullopt);
}

TEST(FitScaling, IsTheSameToTheBitOnOneThreadAndOnEight) {
  const auto points = sweep_of({.truth = contended, .copies = doubling}, 1);
  const Control workers(Control::max_allowed_parallelism, 8);

  EXPECT_EQ(fit_scaling(points, {.resamples = 500, .threads = 1}),
            fit_scaling(points, {.resamples = 500, .threads = 8}));
}

TEST(FitScaling, TakesPointsInAnyOrder) {
  auto points = sweep_of({.truth = contended, .copies = doubling}, 1);
  const auto forwards = fit_scaling(points, {.resamples = 200});
  std::ranges::reverse(points);

  EXPECT_EQ(fit_scaling(points, {.resamples = 200}), forwards);
}

TEST(FitScaling, HasABandFromTheFirstPointToTheLast) {
  const auto fit = fit_of({.truth = contended, .copies = doubling}, 1);

  ASSERT_GE(fit.band.size(), 2U);
  EXPECT_EQ(fit.band.front().copies, 1);
  EXPECT_EQ(fit.band.back().copies, 32);
  for (const auto& point : fit.band) {
    EXPECT_LE(point.interval.low, point.rate);
    EXPECT_GE(point.interval.high, point.rate);
  }
}

TEST(FitScaling, TakesPassesThatAgreeExactly) {
  std::vector<SweepPoint> points;
  for (const int copies : {1, 2, 4, 8}) {
    points.push_back({copies, std::vector<double>(6, 100.0 * copies)});
  }

  const auto fit = fit_scaling(points, {.resamples = 100}).value();

  EXPECT_EQ(fit.curve.model, ScalingModel::Linear);
  EXPECT_NEAR(fit.curve.gamma, 100, 1e-9);
}

}  // namespace
}  // namespace unixmark::score
