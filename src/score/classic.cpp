#include "score/classic.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>

namespace unixmark::score {

namespace {

// Written so that it also refuses what is not a number.
void require_above_zero(double value, std::string_view what, std::size_t position) {
  if (value > 0 && std::isfinite(value)) return;
  throw Error(cat("pass ", position + 1, ": its ", what, " is ", shortest(value),
                  ", and only numbers above 0 have a score"));
}

void require_logarithms(std::span<const PassTotal> passes) {
  if (passes.empty()) throw Error("there is no pass to make a score of");
  for (std::size_t i = 0; i < passes.size(); ++i) {
    require_above_zero(passes[i].count, "count", i);
    require_above_zero(passes[i].seconds, "time", i);
  }
}

// Positions by count, smallest first; of equal counts the earlier pass comes first.
std::vector<std::size_t> by_count(std::span<const PassTotal> passes) {
  std::vector<std::size_t> order(passes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return passes[i].count; });
  return order;
}

}  // namespace

double rate(const PassTotal& pass, int timebase) {
  return timebase == 0 ? pass.count : pass.count / (pass.seconds / timebase);
}

Classic classic_score(std::span<const PassTotal> passes, int timebase) {
  require_logarithms(passes);
  const auto order = by_count(passes);
  const auto cut = order.begin() + static_cast<std::ptrdiff_t>(order.size() / 3);
  Classic result;
  result.kept.assign(cut, order.end());
  std::ranges::sort(result.kept);

  double logarithms = 0;
  for (const auto i : result.kept) {
    logarithms += std::log(rate(passes[i], timebase));
    result.seconds += passes[i].seconds;
  }
  const auto kept = static_cast<double>(result.kept.size());
  result.score = std::exp(logarithms / kept);
  result.seconds /= kept;
  return result;
}

}  // namespace unixmark::score
