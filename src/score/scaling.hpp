// Which model a sweep over numbers of copies follows, and how sure its parameters are.
#pragma once

#include "score/median.hpp"
#include "score/resample.hpp"
#include "score/scaling_model.hpp"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace unixmark::score {

// The passes with one number of copies.
struct SweepPoint {
  int copies = 1;
  std::vector<double> rates;  // six or more, all above 0

  bool operator==(const SweepPoint&) const = default;
};

// The curve at one number of copies, which need not be whole.
struct BandPoint {
  double copies = 1;
  double rate = 0;
  Interval interval;

  bool operator==(const BandPoint&) const = default;
};

struct ScalingFit {
  ScalingCurve curve;
  Interval gamma;
  Interval sigma;  // 0 to 0 where the model has none; so of kappa
  Interval kappa;
  std::optional<double> peak;  // of the universal law alone
  // Akaike's criterion for small samples, of each model in their order; nothing: not tried.
  std::array<std::optional<double>, 3> aicc;
  bool kappa_identified = false;
  int points = 0;               // numbers of copies that it is fitted to
  int largest = 0;              // of them
  double worst_miss = 0;        // of all points, the farthest from the curve, as a part of its rate
  int resamples = 0;            // that the intervals are of
  std::vector<BandPoint> band;  // from the smallest number of copies to the largest

  bool operator==(const ScalingFit&) const = default;
};

// Below these numbers of points a model goes through all of them, and tells nothing.
inline constexpr std::size_t fewest_points = 3;  // linear, Amdahl
inline constexpr std::size_t fewest_points_usl = 4;

// Fits each model to the logarithms of the medians, weighted by 1 / SE^2, and takes the one of
// least AICc (Hurvich and Tsai, Biometrika 76, 1989; its sample is the passes). So few passes tell
// their own error badly, so that the variance of a point is the mean of its own and the median one
// of all points. The universal law is only taken where kappa is identified: its interval is above
// 0, and copies reached half of the peak or throughput fell. Intervals are of fits to resampled
// passes, 95 %, and are the same to the bit on any number of threads. `points` have different
// numbers of copies; nothing where they are fewer than three.
[[nodiscard]] std::optional<ScalingFit> fit_scaling(std::span<const SweepPoint> points,
                                                    const Resampling& how);

}  // namespace unixmark::score
