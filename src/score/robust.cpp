#include "score/robust.hpp"

#include "score/binomial.hpp"
#include "score/normal.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace unixmark::score {

namespace {

// Makes the median absolute deviation of a normal distribution its standard deviation.
constexpr double mad_to_sigma = 1.4826;
// Of a normal distribution: the standard error of a median over that of a mean, sqrt(pi / 2); and
// the share of what a sample tells of its scale that its MAD still tells.
constexpr double median_over_mean = 1.2533;
constexpr double share_of_scale = 0.37;
constexpr double spike = 3;

double median_deviation(std::vector<double> values, double from) {
  for (double& value : values) value = std::abs(value - from);
  return median(values);
}

std::vector<double> logarithms(std::span<const double> rates) {
  std::vector<double> logs;
  for (const double rate : rates) logs.push_back(std::log(rate));
  return logs;
}

double level_of(std::size_t passes) {
  const auto rank = static_cast<int>(sign_interval_rank(passes).value());
  return 1 - 2 * binomial_cdf(rank - 1, static_cast<int>(passes), 0.5);
}

// In logarithms, so that no end of a widened interval comes below 0.
double widened(double end, double middle, double factor) {
  return factor == 1 ? end : middle * std::pow(end / middle, factor);
}

// Where more than half of the passes are equal there is no MAD: the error is then what a normal
// distribution would have for the interval.
Uncertain logarithm_of(std::span<const double> rates, const MedianInterval& interval, double middle,
                       double widening) {
  const auto count = static_cast<double>(rates.size());
  const double deviation =
      widening * mad_to_sigma * median_deviation(logarithms(rates), std::log(middle));
  const double by_interval =
      std::log(interval.high / interval.low) / (2 * normal_quantile((1 + interval.level) / 2));
  return {.log = std::log(middle),
          .error = deviation > 0 ? median_over_mean * deviation / std::sqrt(count) : by_interval,
          .freedom = share_of_scale * (count - 1)};
}

std::optional<MedianInterval> interval_of(std::span<const double> rates, double middle,
                                          double widening) {
  const auto plain = sign_interval(rates);
  if (!plain) return {};
  MedianInterval interval{.low = widened(plain->low, middle, widening),
                          .high = widened(plain->high, middle, widening),
                          .level = level_of(rates.size()),
                          .logarithm = {}};
  interval.logarithm = logarithm_of(rates, interval, middle, widening);
  return interval;
}

}  // namespace

Robust robust_of(std::span<const double> rates) {
  assert(!rates.empty() && std::ranges::all_of(rates, [](double rate) { return rate > 0; }));
  const double middle = median(rates);
  const double deviation = mad_to_sigma * median_deviation({rates.begin(), rates.end()}, middle);
  const auto checks = checks_of(rates);
  return {.passes = static_cast<int>(rates.size()),
          .least = *std::ranges::min_element(rates),
          .median = middle,
          .most = *std::ranges::max_element(rates),
          .relative_mad = deviation / middle,
          .interval = interval_of(rates, middle, checks.widening),
          .checks = checks};
}

std::optional<double> relative_half_width(const Robust& robust) {
  if (!robust.interval) return {};
  return (robust.interval->high - robust.interval->low) / (2 * robust.median);
}

std::vector<double> without_spikes(std::span<const double> rates) {
  std::vector<double> clipped(rates.begin(), rates.end());
  if (clipped.empty()) return clipped;
  const double middle = median(rates);
  const double room = spike * mad_to_sigma * median_deviation(clipped, middle);
  if (room == 0 || room >= middle) return clipped;
  for (double& rate : clipped) rate = std::clamp(rate, middle - room, middle + room);
  return clipped;
}

}  // namespace unixmark::score
