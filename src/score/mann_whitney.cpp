#include "score/mann_whitney.hpp"

#include "score/median.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

namespace unixmark::score {

namespace {

// The largest of all values is of the first sample, m of m + n times, and then no value of the
// second exceeds it; or it is of the second and exceeds all m of the first. `fewer_first` is the
// distribution of m - 1 and n, `fewer_second` that of m and n - 1.
std::vector<double> joined(const std::vector<double>& fewer_first,
                           const std::vector<double>& fewer_second, std::size_t m, std::size_t n) {
  const auto share = static_cast<double>(m) / static_cast<double>(m + n);
  std::vector<double> chances(m * n + 1, 0.0);
  for (std::size_t u = 0; u < fewer_first.size(); ++u) chances[u] += share * fewer_first[u];
  for (std::size_t u = 0; u < fewer_second.size(); ++u) {
    chances[u + m] += (1 - share) * fewer_second[u];
  }
  return chances;
}

double pairs_won(std::span<const double> first, std::span<const double> second) {
  double won = 0;
  for (const double a : first) {
    for (const double b : second) won += b > a ? 1 : b == a ? 0.5 : 0;
  }
  return won;
}

}  // namespace

std::vector<double> mann_whitney_chances(std::size_t first, std::size_t second) {
  assert(first > 0 && second > 0);
  std::vector<std::vector<double>> row(second + 1, {1.0});  // none in the first sample
  for (std::size_t m = 1; m <= first; ++m) {
    for (std::size_t n = 1; n <= second; ++n) row[n] = joined(row[n], row[n - 1], m, n);
  }
  return std::move(row[second]);
}

double mann_whitney_cdf(double u, std::size_t first, std::size_t second) {
  if (u < 0) return 0;
  if (u >= static_cast<double>(first * second)) return 1;
  const auto chances = mann_whitney_chances(first, second);
  const auto end = chances.begin() + static_cast<std::ptrdiff_t>(u) + 1;
  return std::accumulate(chances.begin(), end, 0.0);
}

double mann_whitney_p(std::span<const double> first, std::span<const double> second) {
  const double won = pairs_won(first, second);
  const double fewer = std::min(won, static_cast<double>(first.size() * second.size()) - won);
  return std::min(1.0, 2 * mann_whitney_cdf(std::ceil(fewer), first.size(), second.size()));
}

std::optional<std::size_t> shift_interval_rank(std::size_t first, std::size_t second) {
  double below = 0;
  std::size_t rank = 0;
  for (const double chance : mann_whitney_chances(first, second)) {
    below += chance;
    if (below > outer_tail) break;
    ++rank;
  }
  if (rank == 0) return {};
  return rank;
}

}  // namespace unixmark::score
