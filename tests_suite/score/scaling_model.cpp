#include "score/scaling_model.hpp"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

std::vector<LogPoint> points_of(const ScalingCurve& curve, const std::vector<int>& copies) {
  std::vector<LogPoint> points;
  for (const int one : copies) {
    points.push_back({.copies = static_cast<double>(one),
                      .log = std::log(throughput(curve, one)),
                      .weight = 1e4});
  }
  return points;
}

ScalingCurve fit_of(ScalingModel model, const std::vector<LogPoint>& points) {
  return fitted(model, points, linearised(model, points));
}

constexpr ScalingCurve usl{
    .model = ScalingModel::Usl, .gamma = 100, .sigma = 0.03, .kappa = 0.0004};

TEST(Throughput, IsTheFormulas) {
  const ScalingCurve curve{.model = ScalingModel::Usl, .gamma = 100, .sigma = 0.1, .kappa = 0.01};

  EXPECT_DOUBLE_EQ(throughput(curve, 1), 100);
  EXPECT_DOUBLE_EQ(throughput(curve, 4), 400 / 1.42);
}

TEST(PeakOf, IsWhereThroughputIsLargest) {
  const double peak = peak_of(usl).value();

  EXPECT_DOUBLE_EQ(peak, std::sqrt(0.97 / 0.0004));
  EXPECT_GT(throughput(usl, peak), throughput(usl, peak - 1));
  EXPECT_GT(throughput(usl, peak), throughput(usl, peak + 1));
  EXPECT_EQ(peak_of({.model = ScalingModel::Amdahl, .gamma = 1, .sigma = 0.1}), std::nullopt);
}

TEST(Fitted, FindsTheCurveThatPointsWereMadeOf) {
  const auto found = fit_of(ScalingModel::Usl, points_of(usl, {1, 2, 4, 8, 16, 32}));

  EXPECT_NEAR(found.gamma, 100, 1e-6);
  EXPECT_NEAR(found.sigma, 0.03, 1e-8);
  EXPECT_NEAR(found.kappa, 0.0004, 1e-9);
}

TEST(Fitted, FindsItAlsoWithoutOneCopy) {
  const auto found = fit_of(ScalingModel::Usl, points_of(usl, {4, 8, 16, 32, 64}));

  EXPECT_NEAR(found.gamma, 100, 1e-4);
  EXPECT_NEAR(found.kappa, 0.0004, 1e-8);
}

TEST(Fitted, NeverGoesBelowZero) {
  auto points = points_of({.model = ScalingModel::Linear, .gamma = 100}, {1, 2, 4, 8});
  points.back().log += 0.1;  // more than eight times one

  const auto found = fit_of(ScalingModel::Usl, points);

  EXPECT_EQ(found.sigma, 0);
  EXPECT_EQ(found.kappa, 0);
}

TEST(Fitted, KeepsToItsModel) {
  const auto points = points_of(usl, {1, 2, 4, 8, 16});

  const auto linear = fit_of(ScalingModel::Linear, points);
  const auto amdahl = fit_of(ScalingModel::Amdahl, points);

  EXPECT_EQ(linear.sigma, 0);
  EXPECT_EQ(amdahl.kappa, 0);
  EXPECT_GT(amdahl.sigma, 0.03);
  EXPECT_LT(misfit(amdahl, points), misfit(linear, points));
}

// No neighbour is better, also where no curve goes through the points.
TEST(Fitted, IsTheLeastMisfitNearby) {
  auto points = points_of(usl, {1, 2, 4, 8, 16, 32});
  points[1].log += 0.02;
  points[3].log -= 0.03;
  points[4].weight = 5e4;

  const auto found = fit_of(ScalingModel::Usl, points);

  const double least = misfit(found, points);
  for (const double by : {0.999, 1.001}) {
    for (auto parameter : {&ScalingCurve::gamma, &ScalingCurve::sigma, &ScalingCurve::kappa}) {
      auto neighbour = found;
      neighbour.*parameter *= by;
      EXPECT_GE(misfit(neighbour, points), least);
    }
  }
}

TEST(Linearised, IsExactForPointsOfTheModel) {
  const auto start = linearised(ScalingModel::Usl, points_of(usl, {1, 2, 4, 8}));

  EXPECT_NEAR(start.sigma, 0.03, 1e-9);
  EXPECT_NEAR(start.kappa, 0.0004, 1e-9);
}

}  // namespace
}  // namespace unixmark::score
