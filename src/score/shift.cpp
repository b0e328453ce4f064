#include "score/shift.hpp"

#include "score/mann_whitney.hpp"
#include "score/median.hpp"
#include "score/normal.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace unixmark::score {

namespace {

constexpr std::size_t most_exact_pairs = 2'500;
constexpr std::size_t most_values = 300;
constexpr std::size_t fewest_values = 3;

// Sorted, and thinned where they are many: that widens the interval and moves nothing.
std::vector<double> representatives(std::span<const double> values) {
  std::vector<double> sorted(values.begin(), values.end());
  std::ranges::sort(sorted);
  if (sorted.size() <= most_values) return sorted;
  std::vector<double> chosen;
  for (std::size_t i = 0; i < most_values; ++i) {
    chosen.push_back(sorted[(2 * i + 1) * sorted.size() / (2 * most_values)]);
  }
  return chosen;
}

std::vector<double> differences(const std::vector<double>& first,
                                const std::vector<double>& second) {
  std::vector<double> all;
  all.reserve(first.size() * second.size());
  for (const double from : first) {
    for (const double to : second) all.push_back(to - from);
  }
  std::ranges::sort(all);
  return all;
}

double deviation_of_u(std::size_t first, std::size_t second) {
  const auto m = static_cast<double>(first);
  const auto n = static_cast<double>(second);
  return std::sqrt(m * n * (m + n + 1) / 12);
}

double normal_shift_p(const std::vector<double>& sorted, std::size_t first, std::size_t second) {
  const auto [low, high] = std::equal_range(sorted.begin(), sorted.end(), 0.0);
  const auto won = static_cast<double>(sorted.end() - high) + static_cast<double>(high - low) / 2;
  const double off = std::abs(won - static_cast<double>(sorted.size()) / 2) - 0.5;
  return std::min(1.0, 2 * normal_cdf(-std::max(0.0, off) / deviation_of_u(first, second)));
}

std::optional<std::size_t> normal_rank(std::size_t first, std::size_t second) {
  const auto pairs = static_cast<double>(first * second);
  const double rank = pairs / 2 + normal_quantile(outer_tail) * deviation_of_u(first, second) +
                      0.5;  // of continuity
  if (rank < 1) return {};
  return static_cast<std::size_t>(rank);
}

}  // namespace

Shift shift_between(std::span<const double> first, std::span<const double> second) {
  assert(!first.empty() && !second.empty());
  const auto from = representatives(first);
  const auto to = representatives(second);
  const auto sorted = differences(from, to);
  const bool exact = sorted.size() <= most_exact_pairs;
  const auto rank =
      exact ? shift_interval_rank(from.size(), to.size()) : normal_rank(from.size(), to.size());
  Shift shift{
      .estimate = median(sorted),
      .interval = {},
      .p = exact ? mann_whitney_p(from, to) : normal_shift_p(sorted, from.size(), to.size())};
  if (rank) shift.interval = Interval{sorted[*rank - 1], sorted[sorted.size() - *rank]};
  return shift;
}

double least_p(std::size_t first, std::size_t second) {
  double p = 2;
  for (std::size_t i = 1; i <= first; ++i) {
    p *= static_cast<double>(i) / static_cast<double>(second + i);
  }
  return std::min(1.0, p);
}

bool can_be_resolved(std::size_t first, std::size_t second) {
  return std::min(first, second) >= fewest_values && least_p(first, second) <= 2 * outer_tail;
}

}  // namespace unixmark::score
