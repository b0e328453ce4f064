#include "analysis/scaling_point.hpp"

#include "report/gather.hpp"
#include "report/row.hpp"
#include "score/median.hpp"
#include "score/median_ratio.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace unixmark::analysis {

namespace {

using report::Figure;
using report::Row;
using report::ScalingPoint;

// `figure` under a change that never falls, or never rises.
template <class Change>
Figure changed(const Figure& figure, Change&& change) {
  Figure result{change(figure.value)};
  if (!figure.interval) return result;
  const double one = change(figure.interval->low);
  const double other = change(figure.interval->high);
  result.interval = score::Interval{std::min(one, other), std::max(one, other)};
  return result;
}

Figure median_figure(const std::vector<double>& values) {
  return {score::median(values), score::sign_interval(values)};
}

void add_fairness(ScalingPoint& point, const Row& row) {
  std::vector<double> shares;
  std::vector<double> variations;
  std::vector<double> indexes;
  for (const auto* pass : report::sound_passes(row)) {
    const auto fairness = fairness_of(*pass);
    if (!fairness) continue;
    shares.push_back(fairness->least_by_most);
    variations.push_back(fairness->variation);
    indexes.push_back(fairness->jain);
  }
  if (shares.empty()) return;
  point.fairness = median_figure(shares);
  point.variation = median_figure(variations);
  point.jain = median_figure(indexes);
}

std::optional<double> mhz_of(const Row& row) {
  std::vector<double> seen;
  for (const auto* pass : report::sound_passes(row)) {
    if (pass->evidence && pass->evidence->frequency_mhz) {
      seen.push_back(*pass->evidence->frequency_mhz);
    }
  }
  return seen.empty() ? std::nullopt : std::optional(score::median(seen));
}

void add_growth(ScalingPoint& point, const Measured& measured, const Measured& alone) {
  const int copies = point.copies;
  const Figure speed_up = copies == 1 ? Figure{1} : ratio(measured, alone);
  point.speed_up = speed_up;
  point.efficiency = changed(speed_up, [&](double value) { return value / copies; });
  if (copies > 1) {
    point.serial = changed(speed_up, [&](double value) { return karp_flatt(value, copies); });
  }
}

}  // namespace

Figure ratio(const Measured& of, const Measured& by) {
  const auto& above = of.robust();
  const auto& below = by.robust();
  if (!above.interval || !below.interval) return {above.median / below.median};
  auto figure = ratio(above.interval->logarithm, below.interval->logarithm);
  const auto resampled = score::resampled_log_ratio(report::rates_of(*of.row).robust,
                                                    report::rates_of(*by.row).robust, {});
  if (!resampled) return figure;
  const double middle = std::log(figure.value);
  const double widening = std::max(above.checks.widening, below.checks.widening);
  figure.interval = score::Interval{std::exp(middle + widening * (resampled->low - middle)),
                                    std::exp(middle + widening * (resampled->high - middle))};
  return figure;
}

ScalingPoint point_of(const Measured& measured, const Measured* alone) {
  const auto& robust = measured.robust();
  ScalingPoint point;
  point.copies = measured.copies();
  point.passes = robust.passes;
  point.rate.value = robust.median;
  if (robust.interval) {
    point.rate.interval = score::Interval{robust.interval->low, robust.interval->high};
  }
  if (alone != nullptr) add_growth(point, measured, *alone);
  add_fairness(point, *measured.row);
  point.mhz = mhz_of(*measured.row);
  return point;
}

Figure ratio(const score::Uncertain& of, const score::Uncertain& by) {
  const auto apart = score::difference(by, of);
  return {std::exp(apart.log), score::interval_about(apart.log, score::half_width_of(apart))};
}

double karp_flatt(double speed_up, int copies) {
  const double part = 1.0 / copies;
  return (1 / speed_up - part) / (1 - part);
}

std::optional<Fairness> fairness_of(const measure::Pass& pass) {
  double sum = 0;
  double squares = 0;
  double least = std::numeric_limits<double>::infinity();
  double most = 0;
  for (const auto& copy : pass.members) {
    sum += copy.count;
    squares += copy.count * copy.count;
    least = std::min(least, copy.count);
    most = std::max(most, copy.count);
  }
  const auto copies = static_cast<double>(pass.members.size());
  if (copies < 2 || !(least > 0)) return {};
  const double mean = sum / copies;
  double deviations = 0;
  for (const auto& copy : pass.members) {
    deviations += (copy.count - mean) * (copy.count - mean);
  }
  return Fairness{.least_by_most = least / most,
                  .variation = std::sqrt(deviations / (copies - 1)) / mean,
                  .jain = sum * sum / (copies * squares)};
}

}  // namespace unixmark::analysis
