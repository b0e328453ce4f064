#include "score/spread.hpp"

#include "score/median.hpp"

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

}  // namespace

Spread spread_of(std::span<const double> rates) {
  assert(!rates.empty());
  const double middle = median(rates);
  const double deviation = mad_to_sigma * median_deviation({rates.begin(), rates.end()}, middle);
  return {.passes = static_cast<int>(rates.size()),
          .least = *std::ranges::min_element(rates),
          .median = middle,
          .most = *std::ranges::max_element(rates),
          .relative_mad = middle == 0 ? 0 : deviation / middle};
}

}  // namespace unixmark::score
