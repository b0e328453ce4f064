#include "score/several.hpp"

#include "score/binomial.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace unixmark::score {

std::vector<double> holm(std::span<const double> p) {
  std::vector<std::size_t> order(p.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t position) { return p[position]; });
  std::vector<double> adjusted(p.size());
  double largest = 0;
  for (std::size_t k = 0; k < order.size(); ++k) {
    const auto factor = static_cast<double>(order.size() - k);
    largest = std::max(largest, std::min(1.0, factor * p[order[k]]));
    adjusted[order[k]] = largest;
  }
  return adjusted;
}

double sign_test_p(int up, int down) {
  if (up + down == 0) return 1;
  return std::min(1.0, 2 * binomial_cdf(std::min(up, down), up + down, 0.5));
}

}  // namespace unixmark::score
