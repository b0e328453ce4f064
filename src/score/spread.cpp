#include "score/spread.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <vector>

namespace unixmark::score {

namespace {

// Makes the median absolute deviation of a normal distribution its standard deviation.
constexpr double mad_to_sigma = 1.4826;

double median_of_sorted(const std::vector<double>& sorted) {
  const std::size_t middle = sorted.size() / 2;
  if (sorted.size() % 2 == 1) return sorted[middle];
  return (sorted[middle - 1] + sorted[middle]) / 2;
}

double median_deviation(std::vector<double> values, double from) {
  for (double& value : values) value = std::abs(value - from);
  std::ranges::sort(values);
  return median_of_sorted(values);
}

}  // namespace

Spread spread_of(std::span<const double> rates) {
  assert(!rates.empty());
  std::vector<double> sorted(rates.begin(), rates.end());
  std::ranges::sort(sorted);
  const double median = median_of_sorted(sorted);
  const double deviation = mad_to_sigma * median_deviation(sorted, median);
  return {.passes = static_cast<int>(sorted.size()),
          .least = sorted.front(),
          .median = median,
          .most = sorted.back(),
          .relative_mad = median == 0 ? 0 : deviation / median};
}

}  // namespace unixmark::score
