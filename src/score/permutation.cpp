#include "score/permutation.hpp"

#include <cassert>
#include <cmath>
#include <cstddef>
#include <limits>
#include <random>
#include <utility>
#include <vector>

namespace unixmark::score {

namespace {

constexpr int deals = 9'999;

struct Spread {
  double mean = 0;
  double error = 0;  // the mean's variance
};

Spread spread_of(std::span<const double> values) {
  const auto count = static_cast<double>(values.size());
  Spread spread;
  for (const double value : values) spread.mean += value / count;
  for (const double value : values) spread.error += std::pow(value - spread.mean, 2);
  spread.error /= count * (count - 1);
  return spread;
}

double size_of_t(std::span<const double> first, std::span<const double> second) {
  const auto a = spread_of(first);
  const auto b = spread_of(second);
  const double distance = std::abs(b.mean - a.mean);
  if (distance == 0) return 0;
  const double error = std::sqrt(a.error + b.error);
  return error > 0 ? distance / error : std::numeric_limits<double>::infinity();
}

// Fisher and Yates'; of so few values the remainder favours none that could be noticed.
void shuffle(std::vector<double>& values, std::mt19937_64& random) {
  for (std::size_t left = values.size(); left > 1; --left) {
    std::swap(values[left - 1], values[random() % left]);
  }
}

}  // namespace

double studentised_permutation_p(std::span<const double> first, std::span<const double> second) {
  assert(first.size() > 1 && second.size() > 1);
  constexpr double rounding = 1 - 1e-12;
  const double seen = size_of_t(first, second) * rounding;
  std::vector<double> values(first.begin(), first.end());
  values.insert(values.end(), second.begin(), second.end());
  const auto all = std::span<const double>(values);
  std::mt19937_64 random(1);  // p must not depend on when it is computed
  int as_far = 1;
  for (int deal = 0; deal < deals; ++deal) {
    shuffle(values, random);
    as_far += size_of_t(all.first(first.size()), all.subspan(first.size())) >= seen ? 1 : 0;
  }
  return static_cast<double>(as_far) / (deals + 1);
}

}  // namespace unixmark::score
