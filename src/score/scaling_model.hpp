// How throughput grows with the number of copies: three models, and their fit to measured points.
#pragma once

#include <optional>
#include <span>

namespace unixmark::score {

// Each is the next one with a parameter at 0.
enum class ScalingModel {
  Linear,  // N copies do N times the work
  Amdahl,  // they wait for something that they share (Amdahl, AFIPS 1967)
  Usl      // and the more of them, the more each pair hinders each other: the universal scalability
           // law (Gunther, A Simple Capacity Model of Massively Parallel Transaction Systems, 1993)
};

// X(N) = gamma N / (1 + sigma (N - 1) + kappa N (N - 1)), none of the three below 0.
struct ScalingCurve {
  ScalingModel model = ScalingModel::Linear;
  double gamma = 0;  // throughput of one copy
  double sigma = 0;
  double kappa = 0;

  bool operator==(const ScalingCurve&) const = default;
};

[[nodiscard]] double throughput(const ScalingCurve& curve, double copies);

// The number of copies beyond which throughput falls, sqrt((1 - sigma) / kappa); nothing where it
// never does.
[[nodiscard]] std::optional<double> peak_of(const ScalingCurve& curve);

// What a curve is fitted to.
struct LogPoint {
  double copies = 1;
  double log = 0;     // of the throughput
  double weight = 1;  // 1 / its standard error squared
};

// The sum of the weighted squares of what the curve misses, in logarithms.
[[nodiscard]] double misfit(const ScalingCurve& curve, std::span<const LogPoint> points);

// The curve of `model` with the least misfit, for two points or more of different numbers of
// copies: by the method of Levenberg (Quarterly of Applied Mathematics 2, 1944) and Marquardt
// (SIAM 11, 1963), with gamma eliminated and parameters held at 0 where they would fall below. It
// starts from `start`, as a rule linearised().
[[nodiscard]] ScalingCurve fitted(ScalingModel model, std::span<const LogPoint> points,
                                  const ScalingCurve& start);

// The curve by ordinary least squares of N / C(N) - 1 = (sigma + kappa N)(N - 1), where C(N) is the
// throughput by that of a copy at the least number of copies.
[[nodiscard]] ScalingCurve linearised(ScalingModel model, std::span<const LogPoint> points);

}  // namespace unixmark::score
