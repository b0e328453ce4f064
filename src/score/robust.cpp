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

double median_deviation(std::vector<double> values, double from) {
  for (double& value : values) value = std::abs(value - from);
  return median(values);
}

double level_of(std::size_t passes) {
  const auto rank = static_cast<int>(sign_interval_rank(passes).value());
  return 1 - 2 * binomial_cdf(rank - 1, static_cast<int>(passes), 0.5);
}

// In logarithms, so that no end of a widened interval comes below 0.
double widened(double end, double middle, double factor) {
  return factor == 1 ? end : middle * std::pow(end / middle, factor);
}

std::optional<MedianInterval> interval_of(std::span<const double> rates, double middle,
                                          double widening) {
  const auto plain = sign_interval(rates);
  if (!plain) return {};
  MedianInterval interval{.low = widened(plain->low, middle, widening),
                          .high = widened(plain->high, middle, widening),
                          .level = level_of(rates.size()),
                          .logarithm = {}};
  const double quantile = normal_quantile((1 + interval.level) / 2);
  interval.logarithm = {.log = std::log(middle),
                        .error = std::log(interval.high / interval.low) / (2 * quantile),
                        .freedom = static_cast<double>(rates.size() - 1)};
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

}  // namespace unixmark::score
