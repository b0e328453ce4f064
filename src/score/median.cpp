#include "score/median.hpp"

#include "score/binomial.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace unixmark::score {

namespace {

std::vector<double> sorted(std::span<const double> values) {
  std::vector<double> copy(values.begin(), values.end());
  std::ranges::sort(copy);
  return copy;
}

// How far from the rank-th value to the next an end of exactly 95 % lies.
double share_of_gap(std::size_t rank, std::size_t n) {
  const double outer = sign_interval_level(rank, n);
  const double part = (outer - (1 - 2 * outer_tail)) / (outer - sign_interval_level(rank + 1, n));
  const auto depth = static_cast<double>(rank);
  const auto size = static_cast<double>(n);
  return (size - depth) * part / (depth + (size - 2 * depth) * part);
}

}  // namespace

double median(std::span<const double> values) {
  assert(!values.empty());
  const auto order = sorted(values);
  const std::size_t middle = order.size() / 2;
  if (order.size() % 2 == 1) return order[middle];
  return (order[middle - 1] + order[middle]) / 2;
}

std::optional<std::size_t> sign_interval_rank(std::size_t n) {
  const auto size = static_cast<double>(n);
  double log_term = -size * std::log(2.0);  // of P(Binomial = 0); logarithms, since 2^-n underflows
  double below = 0;
  std::size_t rank = 0;
  while (rank < n) {
    below += std::exp(log_term);
    if (below > outer_tail) break;
    ++rank;
    log_term += std::log((size - static_cast<double>(rank) + 1) / static_cast<double>(rank));
  }
  if (rank == 0) return {};
  return rank;
}

double sign_interval_level(std::size_t rank, std::size_t n) {
  return 1 - 2 * binomial_cdf(static_cast<int>(rank) - 1, static_cast<int>(n), 0.5);
}

std::optional<Interval> sign_interval(std::span<const double> values) {
  const auto rank = sign_interval_rank(values.size());
  if (!rank) return {};
  const auto order = sorted(values);
  return Interval{order[*rank - 1], order[order.size() - *rank]};
}

std::optional<Interval> interpolated_interval(std::span<const double> values) {
  const auto rank = sign_interval_rank(values.size());
  if (!rank) return {};
  const auto order = sorted(values);
  const double share = share_of_gap(*rank, order.size());
  return Interval{std::lerp(order[*rank - 1], order[*rank], share),
                  std::lerp(order[order.size() - *rank], order[order.size() - *rank - 1], share)};
}

}  // namespace unixmark::score
