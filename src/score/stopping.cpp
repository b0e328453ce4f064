#include "score/stopping.hpp"

#include "score/index.hpp"
#include "score/robust.hpp"

#include <algorithm>
#include <cstddef>

namespace unixmark::score {

namespace {

bool narrow(std::span<const double> rates, double precision) {
  const auto robust = robust_of(rates);
  const auto half_width = relative_half_width(robust);
  const bool moving = robust.checks.trend && robust.checks.trend->flagged;
  return half_width && *half_width <= precision && !moving;
}

}  // namespace

std::optional<double> relative_half_width(std::span<const double> rates) {
  if (rates.empty()) return {};
  return relative_half_width(robust_of(rates));
}

bool settled(std::span<const double> rates, double precision) {
  const auto reached = std::ranges::upper_bound(looks, static_cast<int>(rates.size()));
  if (reached - looks.begin() < 2) return false;
  return std::all_of(reached - 2, reached, [&](int look) {
    return narrow(rates.first(static_cast<std::size_t>(look)), precision);
  });
}

std::optional<double> index_half_width(std::span<const std::vector<double>> rates) {
  std::vector<Uncertain> parts;
  for (const auto& of_test : rates) {
    const auto interval = of_test.empty() ? std::nullopt : robust_of(of_test).interval;
    if (!interval) return {};
    parts.push_back(interval->logarithm);
  }
  if (parts.empty()) return {};
  return relative_half_width(index_estimate(parts, robust_round_means(rates)));
}

}  // namespace unixmark::score
