#include "score/scaling_model.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace unixmark::score {

namespace {

constexpr int most_steps = 200;
constexpr double least_gain = 1e-10;  // of the misfit, that a step must promise to be worth it
constexpr double most_damping = 1e15;

double slowdown(const ScalingCurve& curve, double copies) {
  return 1 + curve.sigma * (copies - 1) + curve.kappa * copies * (copies - 1);
}

// The logarithm of what a copy does beside others, by what it does alone.
double log_share(const ScalingCurve& curve, double copies) {
  return std::log(copies) - std::log(slowdown(curve, copies));
}

// Gamma is linear in the logarithm: the best one for any sigma and kappa is a weighted mean.
void settle_gamma(ScalingCurve& curve, std::span<const LogPoint> points) {
  double sum = 0;
  double weights = 0;
  for (const auto& point : points) {
    sum += point.weight * (point.log - log_share(curve, point.copies));
    weights += point.weight;
  }
  curve.gamma = std::exp(sum / weights);
}

// How the logarithm of the throughput changes with sigma and kappa.
struct Slopes {
  double sigma = 0;
  double kappa = 0;
};

Slopes slopes_at(const ScalingCurve& curve, double copies) {
  const double by_sigma = -(copies - 1) / slowdown(curve, copies);
  return {by_sigma, by_sigma * copies};
}

Slopes mean_slopes(const ScalingCurve& curve, std::span<const LogPoint> points) {
  Slopes sum;
  double weights = 0;
  for (const auto& point : points) {
    const auto slopes = slopes_at(curve, point.copies);
    sum.sigma += point.weight * slopes.sigma;
    sum.kappa += point.weight * slopes.kappa;
    weights += point.weight;
  }
  return {sum.sigma / weights, sum.kappa / weights};
}

// The normal equations of a step of sigma and kappa; gamma follows them, so that slopes count from
// their mean.
struct Equations {
  double sigma_sigma = 0;
  double sigma_kappa = 0;
  double kappa_kappa = 0;
  double sigma = 0;  // the right-hand sides: above 0, the parameter wants to grow
  double kappa = 0;
};

Equations equations_at(const ScalingCurve& curve, std::span<const LogPoint> points) {
  const auto mean = mean_slopes(curve, points);
  Equations equations;
  for (const auto& point : points) {
    auto slopes = slopes_at(curve, point.copies);
    slopes.sigma -= mean.sigma;
    slopes.kappa -= mean.kappa;
    const double missed = point.log - std::log(curve.gamma) - log_share(curve, point.copies);
    equations.sigma_sigma += point.weight * slopes.sigma * slopes.sigma;
    equations.sigma_kappa += point.weight * slopes.sigma * slopes.kappa;
    equations.kappa_kappa += point.weight * slopes.kappa * slopes.kappa;
    equations.sigma += point.weight * slopes.sigma * missed;
    equations.kappa += point.weight * slopes.kappa * missed;
  }
  return equations;
}

// A parameter that the model has not, or that is at 0 and wants below, stays where it is.
Slopes step(Equations equations, const ScalingCurve& at, double damping) {
  const bool moves_sigma =
      at.model != ScalingModel::Linear && (at.sigma > 0 || equations.sigma > 0);
  const bool moves_kappa = at.model == ScalingModel::Usl && (at.kappa > 0 || equations.kappa > 0);
  const double first = equations.sigma_sigma * (1 + damping);
  const double second = equations.kappa_kappa * (1 + damping);
  if (moves_sigma && moves_kappa) {
    const double determinant = first * second - equations.sigma_kappa * equations.sigma_kappa;
    if (!(determinant > 0)) return {};
    return {(equations.sigma * second - equations.kappa * equations.sigma_kappa) / determinant,
            (equations.kappa * first - equations.sigma * equations.sigma_kappa) / determinant};
  }
  return {moves_sigma && first > 0 ? equations.sigma / first : 0,
          moves_kappa && second > 0 ? equations.kappa / second : 0};
}

ScalingCurve moved(ScalingCurve curve, const Slopes& by, std::span<const LogPoint> points) {
  curve.sigma = std::max(0.0, curve.sigma + by.sigma);
  curve.kappa = std::max(0.0, curve.kappa + by.kappa);
  settle_gamma(curve, points);
  return curve;
}

// The sums of the straight line through (N, sigma + kappa N).
struct Line {
  double points = 0;
  double x = 0;
  double y = 0;
  double xx = 0;
  double xy = 0;

  void add(double at, double value) {
    ++points;
    x += at;
    y += value;
    xx += at * at;
    xy += at * value;
  }
};

}  // namespace

double throughput(const ScalingCurve& curve, double copies) {
  return curve.gamma * copies / slowdown(curve, copies);
}

std::optional<double> peak_of(const ScalingCurve& curve) {
  if (!(curve.kappa > 0)) return {};
  return std::sqrt(std::max(0.0, 1 - curve.sigma) / curve.kappa);
}

double misfit(const ScalingCurve& curve, std::span<const LogPoint> points) {
  double sum = 0;
  for (const auto& point : points) {
    const double missed = point.log - std::log(curve.gamma) - log_share(curve, point.copies);
    sum += point.weight * missed * missed;
  }
  return sum;
}

ScalingCurve linearised(ScalingModel model, std::span<const LogPoint> points) {
  assert(points.size() >= 2);
  const auto least = std::ranges::min(points, {}, &LogPoint::copies);
  Line line;
  for (const auto& point : points) {
    if (point.copies <= least.copies || point.copies <= 1) continue;
    const double grown = std::exp(point.log - least.log) * least.copies;
    line.add(point.copies, (point.copies / grown - 1) / (point.copies - 1));
  }
  ScalingCurve curve{.model = model};
  const double spread = line.points * line.xx - line.x * line.x;
  if (model == ScalingModel::Usl && spread > 0) {
    curve.kappa = std::max(0.0, (line.points * line.xy - line.x * line.y) / spread);
  }
  if (model != ScalingModel::Linear && line.points > 0) {
    curve.sigma = std::max(0.0, (line.y - curve.kappa * line.x) / line.points);
  }
  settle_gamma(curve, points);
  return curve;
}

ScalingCurve fitted(ScalingModel model, std::span<const LogPoint> points,
                    const ScalingCurve& start) {
  auto best = start;
  best.model = model;
  if (model == ScalingModel::Linear) best.sigma = 0;
  if (model != ScalingModel::Usl) best.kappa = 0;
  settle_gamma(best, points);
  if (model == ScalingModel::Linear) return best;
  double missed = misfit(best, points);
  double damping = 1e-3;
  for (int i = 0; i < most_steps && damping < most_damping; ++i) {
    const auto equations = equations_at(best, points);
    const auto by = step(equations, best, damping);
    if (by.sigma * equations.sigma + by.kappa * equations.kappa <= least_gain * missed) break;
    const auto tried = moved(best, by, points);
    const double then = misfit(tried, points);
    if (!(then < missed)) {
      damping *= 10;
      continue;
    }
    best = tried;
    missed = then;
    damping /= 10;
  }
  return best;
}

}  // namespace unixmark::score
