#include "score/scaling.hpp"

#include "base/lot.hpp"
#include "score/median_ratio.hpp"
#include "score/robust.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace unixmark::score {

namespace {

constexpr double least_error = 1e-6;  // of a logarithm; passes that agree better did so by chance
constexpr std::size_t band_steps = 32;
constexpr double half_of_peak = 0.5;
constexpr double clearly = 2;  // standard errors by which throughput has fallen

constexpr std::array models = {ScalingModel::Linear, ScalingModel::Amdahl, ScalingModel::Usl};

std::size_t position(ScalingModel model) {
  return static_cast<std::size_t>(model);
}

// What is fitted, and what it is resampled from.
struct Sample {
  std::vector<LogPoint> points;           // by copies
  std::vector<std::vector<double>> logs;  // of the passes of each, ascending
  std::size_t passes = 0;                 // of all
};

double variance_of(const SweepPoint& point) {
  const auto interval = robust_of(point.rates).interval;
  const double error = interval ? interval->logarithm.error : 0;
  return std::max(error * error, least_error * least_error);
}

Sample sample_of(std::span<const SweepPoint> measured) {
  std::vector<SweepPoint> order(measured.begin(), measured.end());
  std::ranges::sort(order, {}, &SweepPoint::copies);
  std::vector<double> variances;
  for (const auto& point : order) variances.push_back(variance_of(point));
  const double usual = median(variances);
  Sample sample;
  for (std::size_t i = 0; i < order.size(); ++i) {
    std::vector<double> logs;
    for (const double rate : order[i].rates) logs.push_back(std::log(rate));
    std::ranges::sort(logs);
    sample.points.push_back({.copies = static_cast<double>(order[i].copies),
                             .log = median(logs),
                             .weight = 2 / (variances[i] + usual)});
    sample.passes += logs.size();
    sample.logs.push_back(std::move(logs));
  }
  return sample;
}

// Of a model with known errors: misfit + 2k, and what so small a sample adds.
std::optional<double> criterion(const ScalingCurve& curve, const Sample& sample) {
  const auto parameters = static_cast<double>(position(curve.model) + 1);
  const double left = static_cast<double>(sample.passes) - parameters - 1;
  if (left <= 0) return {};
  return misfit(curve, sample.points) + 2 * parameters + 2 * parameters * (parameters + 1) / left;
}

// The model's fit to each resample. It starts from the fit to the passes themselves, which is near.
std::vector<ScalingCurve> refits(const Sample& sample, const ScalingCurve& curve,
                                 const Resampling& how) {
  std::vector<ScalingCurve> curves(static_cast<std::size_t>(how.resamples));
  each_resample(how, [&](int first, int last) {
    auto points = sample.points;
    std::vector<std::uint32_t> drawn;
    for (int i = first; i < last; ++i) {
      const auto number = static_cast<std::size_t>(i);
      Lot lot(how.seed, number);
      for (std::size_t p = 0; p < points.size(); ++p) {
        points[p].log = drawn_median(sample.logs[p], lot, drawn);
      }
      curves[number] = fitted(curve.model, points, curve);
    }
  });
  return curves;
}

template <class Figure>
Interval percentile_interval(const std::vector<ScalingCurve>& curves, Figure&& figure) {
  std::vector<double> values;
  values.reserve(curves.size());
  for (const auto& curve : curves) values.push_back(figure(curve));
  return middle_of(std::move(values));
}

// The last point lies clearly below one before it.
bool fell(const Sample& sample) {
  const auto& last = sample.points.back();
  return std::ranges::any_of(sample.points, [&](const LogPoint& point) {
    const double error = std::sqrt(1 / point.weight + 1 / last.weight);
    return point.log - last.log > clearly * error;
  });
}

bool identified(const ScalingCurve& usl, const Interval& kappa, const Sample& sample) {
  const auto peak = peak_of(usl);
  if (!(kappa.low > 0) || !peak) return false;
  return sample.points.back().copies >= half_of_peak * *peak || fell(sample);
}

double worst_miss(const ScalingCurve& curve, const Sample& sample) {
  double worst = 0;
  for (const auto& point : sample.points) {
    worst = std::max(worst, std::abs(std::exp(point.log) / throughput(curve, point.copies) - 1));
  }
  return worst;
}

std::vector<BandPoint> band_of(const ScalingCurve& curve, const std::vector<ScalingCurve>& curves,
                               const Sample& sample) {
  std::vector<BandPoint> band;
  const double from = sample.points.front().copies;
  const double to = sample.points.back().copies;
  for (std::size_t i = 0; i <= band_steps; ++i) {
    const double copies =
        std::lerp(from, to, static_cast<double>(i) / static_cast<double>(band_steps));
    const auto there = [&](const ScalingCurve& one) { return throughput(one, copies); };
    band.push_back({copies, there(curve), percentile_interval(curves, there)});
  }
  return band;
}

void add_intervals(ScalingFit& fit, const std::vector<ScalingCurve>& curves, const Sample& sample) {
  fit.gamma = percentile_interval(curves, [](const ScalingCurve& curve) { return curve.gamma; });
  fit.sigma = percentile_interval(curves, [](const ScalingCurve& curve) { return curve.sigma; });
  fit.kappa = percentile_interval(curves, [](const ScalingCurve& curve) { return curve.kappa; });
  fit.resamples = static_cast<int>(curves.size());
  fit.band = band_of(fit.curve, curves, sample);
}

bool tried(ScalingModel model, std::size_t points) {
  return model != ScalingModel::Usl || points >= fewest_points_usl;
}

}  // namespace

std::optional<ScalingFit> fit_scaling(std::span<const SweepPoint> points, const Resampling& how) {
  if (points.size() < fewest_points) return {};
  const auto sample = sample_of(points);
  ScalingFit fit;
  fit.points = static_cast<int>(points.size());
  fit.largest = static_cast<int>(sample.points.back().copies);
  std::optional<double> least;
  std::vector<ScalingCurve> usl;  // fits to resampled passes
  for (const auto model : models) {
    if (!tried(model, points.size())) continue;
    const auto curve = fitted(model, sample.points, linearised(model, sample.points));
    const auto value = criterion(curve, sample);
    fit.aicc[position(model)] = value;
    if (model == ScalingModel::Usl) {
      usl = refits(sample, curve, how);
      const auto kappa =
          percentile_interval(usl, [](const ScalingCurve& one) { return one.kappa; });
      fit.kappa_identified = identified(curve, kappa, sample);
      if (!fit.kappa_identified) continue;
    }
    if (least && (!value || *value >= *least)) continue;
    least = value;
    fit.curve = curve;
  }
  if (fit.curve.model == ScalingModel::Usl) fit.peak = peak_of(fit.curve);
  fit.worst_miss = worst_miss(fit.curve, sample);
  const bool known = fit.curve.model == ScalingModel::Usl;
  add_intervals(fit, known ? usl : refits(sample, fit.curve, how), sample);
  return fit;
}

}  // namespace unixmark::score
