#include "score/robust.hpp"

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
// by how much the shorter side of the median's interval falls short, of an even and an odd number,
// as simulation has it (bench/coverage).
constexpr double median_over_mean = 1.2533;
constexpr double shorter_of_even = 1.13;
constexpr double shorter_of_odd = 1.20;
constexpr double spike = 3;

double median_deviation(std::vector<double> values, double from) {
  for (double& value : values) value = std::abs(value - from);
  return median(values);
}

// In logarithms, so that no end of a widened interval comes below 0.
double widened(double end, double middle, double factor) {
  return factor == 1 ? end : middle * std::pow(end / middle, factor);
}

// Where the k-th largest of n normal values is to be expected, in standard deviations (Blom).
double normal_score(double k, double n) {
  return normal_quantile(1 - (k - 0.375) / (n + 0.25));
}

// Where passes are normal but for some that make the other side longer.
double error_by(double shorter, double rank, std::size_t passes) {
  const auto count = static_cast<double>(passes);
  const double correction = passes % 2 == 0 ? shorter_of_even : shorter_of_odd;
  const double sigma = correction * shorter / normal_score(rank, count);
  return median_over_mean * sigma / std::sqrt(count);
}

// Where the passes from the median to an end of the interval are equal there is no shorter side:
// the error is then what a normal distribution would have for the whole interval.
Uncertain logarithm_of(const MedianInterval& interval, double middle, std::size_t passes) {
  const auto rank = static_cast<double>(sign_interval_rank(passes).value());
  const double shorter =
      std::min(std::log(interval.high / middle), std::log(middle / interval.low));
  const double whole =
      std::log(interval.high / interval.low) / (2 * normal_quantile((1 + interval.level) / 2));
  return {.log = std::log(middle),
          .error = shorter > 0 ? error_by(shorter, rank, passes) : whole,
          .freedom = (static_cast<double>(passes) + 1) / 2 - rank};
}

std::optional<MedianInterval> sign_interval_of(std::span<const double> rates, double middle,
                                               double widening) {
  const auto plain = sign_interval(rates);
  if (!plain) return {};
  const auto rank = sign_interval_rank(rates.size()).value();
  MedianInterval interval{.low = widened(plain->low, middle, widening),
                          .high = widened(plain->high, middle, widening),
                          .level = sign_interval_level(rank, rates.size()),
                          .logarithm = {}};
  interval.logarithm = logarithm_of(interval, middle, rates.size());
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
          .interval = sign_interval_of(rates, middle, checks.widening),
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
