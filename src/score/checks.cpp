#include "score/checks.hpp"

#include "score/median.hpp"
#include "score/normal.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace unixmark::score {

namespace {

constexpr std::size_t most_exact = 50;
constexpr double most_correlation = 0.4;
constexpr double trend_level = 0.01;
constexpr double least_change = 0.01;
constexpr double warm_up_distance = 3;

std::vector<double> logarithms(std::span<const double> rates) {
  std::vector<double> logs;
  for (const double rate : rates) logs.push_back(std::log(rate));
  return logs;
}

// Lag-1 autocorrelation: the sum of products of neighbours over the sum of squares, both about the
// mean (Box and Jenkins, Time Series Analysis, 1970, 2.1.5).
std::optional<double> correlation_of(const std::vector<double>& values) {
  const auto [least, most] = std::ranges::minmax(values);
  if (least == most) return {};  // the sums below would be of rounding errors
  const double mean =
      std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
  double squares = 0;
  double products = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    squares += (values[i] - mean) * (values[i] - mean);
    if (i > 0) products += (values[i] - mean) * (values[i - 1] - mean);
  }
  return products / squares;
}

double widening_for(double correlation, std::size_t passes) {
  const double limit = std::min(most_correlation, 2 / std::sqrt(static_cast<double>(passes)));
  return correlation > limit ? std::sqrt((1 + correlation) / (1 - correlation)) : 1;
}

// Pairs in which the later value is larger, less those in which it is smaller.
double rises_of(std::span<const double> values) {
  double rises = 0;
  for (std::size_t later = 1; later < values.size(); ++later) {
    for (std::size_t i = 0; i < later; ++i) {
      rises += values[later] > values[i] ? 1 : values[later] < values[i] ? -1 : 0;
    }
  }
  return rises;
}

std::vector<double> sizes_of_ties(std::span<const double> values) {
  std::vector<double> order(values.begin(), values.end());
  std::ranges::sort(order);
  std::vector<double> sizes;
  for (auto first = order.begin(); first != order.end();) {
    const auto last = std::upper_bound(first, order.end(), *first);
    if (last - first > 1) sizes.push_back(static_cast<double>(last - first));
    first = last;
  }
  return sizes;
}

// P(a random order of n values has `most` inversions or fewer). Inserting one more value adds 0 to
// as many as there were before it, each as likely. Counts above `most` are not followed.
double few_inversions(std::size_t most, std::size_t n) {
  std::vector<double> chances(most + 1, 0.0);
  chances[0] = 1;
  for (std::size_t values = 2; values <= n; ++values) {
    std::vector<double> next(most + 1, 0.0);
    for (std::size_t i = 0; i <= most; ++i) {
      const auto end = std::min(most + 1, i + values);
      for (std::size_t j = i; j < end; ++j) next[j] += chances[i] / static_cast<double>(values);
    }
    chances = std::move(next);
  }
  return std::accumulate(chances.begin(), chances.end(), 0.0);
}

double exact_p(double rises, std::size_t n) {
  const auto pairs = static_cast<double>(n) * static_cast<double>(n - 1) / 2;
  const auto fewest = static_cast<std::size_t>((pairs - std::abs(rises)) / 2);
  return std::min(1.0, 2 * few_inversions(fewest, n));
}

double normal_trend_p(double rises, std::size_t n, const std::vector<double>& ties) {
  const auto part = [](double size) { return size * (size - 1) * (2 * size + 5); };
  double variance = part(static_cast<double>(n));
  for (const double size : ties) variance -= part(size);
  if (variance <= 0 || rises == 0) return 1;
  const double z = (std::abs(rises) - 1) / std::sqrt(variance / 18);
  return std::min(1.0, 2 * normal_cdf(-z));
}

// Theil's estimate, the median of the slopes between all pairs (Sen, JASA 63, 1968).
double slope_of(const std::vector<double>& values) {
  std::vector<double> slopes;
  for (std::size_t later = 1; later < values.size(); ++later) {
    for (std::size_t i = 0; i < later; ++i) {
      slopes.push_back((values[later] - values[i]) / static_cast<double>(later - i));
    }
  }
  return median(slopes);
}

Trend trend_of(const std::vector<double>& logs) {
  const auto test = trend_test(logs);
  const double change = std::expm1(slope_of(logs) * static_cast<double>(logs.size() - 1));
  return {.change = change,
          .p = test.p,
          .exact = test.exact,
          .flagged = test.p < trend_level && std::abs(change) > least_change};
}

std::optional<double> warm_up_of(std::span<const double> rates) {
  const auto others = rates.subspan(1);
  const double middle = median(others);
  std::vector<double> deviations;
  for (const double rate : others) deviations.push_back(std::abs(rate - middle));
  const double room = warm_up_distance * median(deviations);
  const auto [least, most] = std::ranges::minmax(others);
  if (rates[0] >= least - room && rates[0] <= most + room) return {};
  return rates[0] / middle - 1;
}

}  // namespace

TrendTest trend_test(std::span<const double> values) {
  const auto ties = sizes_of_ties(values);
  const double rises = rises_of(values);
  const bool exact = ties.empty() && values.size() <= most_exact;
  return {.p = exact ? exact_p(rises, values.size()) : normal_trend_p(rises, values.size(), ties),
          .exact = exact};
}

Checks checks_of(std::span<const double> rates) {
  if (rates.size() < fewest_to_check) return {};
  const auto logs = logarithms(rates);
  Checks checks{.correlation = correlation_of(logs),
                .widening = 1,
                .trend = trend_of(logs),
                .warm_up = warm_up_of(rates)};
  if (checks.correlation) checks.widening = widening_for(*checks.correlation, rates.size());
  return checks;
}

}  // namespace unixmark::score
