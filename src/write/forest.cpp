#include "write/forest.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace unixmark::write {

namespace {

constexpr auto limits = std::to_array<double>({1.02, 1.05, 1.1, 1.2, 1.5, 2, 3, 5, 10});

void add_extents(std::vector<double>& extents, const std::vector<analysis::ComparedRow>& rows) {
  for (const auto& row : rows) {
    if (!row.ratio) continue;
    double extent = std::abs(std::log(*row.ratio));
    if (row.interval) {
      extent = std::max(
          {extent, std::abs(std::log(row.interval->low)), std::abs(std::log(row.interval->high))});
    }
    if (std::isfinite(extent)) extents.push_back(extent);
  }
}

}  // namespace

double forest_limit(const analysis::Comparison& comparison) {
  std::vector<double> extents;
  for (const auto& run : comparison.runs) {
    add_extents(extents, run.tests);
    add_extents(extents, run.indexes);
  }
  if (extents.empty()) return limits.front();
  std::ranges::sort(extents);
  const double most = extents.back();
  const double usual = extents[extents.size() * 3 / 4];
  const double wanted = most > 2 * usual ? usual : most;
  const auto found =
      std::ranges::find_if(limits, [&](double limit) { return std::log(limit) >= wanted; });
  return found == limits.end() ? limits.back() : *found;
}

Axis forest_axis(double limit) {
  return interval_axis(std::log(limit));
}

Forest forest_of(const analysis::ComparedRow& row, double limit) {
  const auto axis = forest_axis(limit);
  const double margin = std::log1p(row.margin.value);
  Forest forest{.interval = {}, .margin_low = axis.at(-margin), .margin_high = axis.at(margin)};
  if (!row.ratio) return forest;
  const double middle = std::log(*row.ratio);
  const double low = row.interval ? std::log(row.interval->low) : middle;
  const double high = row.interval ? std::log(row.interval->high) : middle;
  forest.interval = Whisker{.low = axis.at(low),
                            .middle = axis.at(middle),
                            .high = axis.at(high),
                            .goes_on_below = (low < axis.low),
                            .goes_on_above = (high > axis.high)};
  return forest;
}

}  // namespace unixmark::write
