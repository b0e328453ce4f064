#include "write/picture.hpp"

#include "score/median.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace unixmark::write {

namespace {

constexpr double plot_left = 56;
constexpr double plot_right = strip_width - 10;
constexpr double plot_top = 10;
constexpr double plot_bottom = strip_height - 24;

double percent_from(double value, double middle) {
  return (value / middle - 1) * 100;
}

Whisker whisker(const Axis& axis, double low, double middle, double high) {
  return {.low = axis.at(low),
          .middle = axis.at(middle),
          .high = axis.at(high),
          .goes_on_below = (low < axis.low),
          .goes_on_above = (high > axis.high)};
}

// How far the ends lie from the middle, in percent.
void add_ends(std::vector<double>& extents, double low, double high, double middle) {
  for (const double end : {low, high}) {
    const double extent = std::abs(percent_from(end, middle));
    if (std::isfinite(extent)) extents.push_back(extent);
  }
}

void add_ends(std::vector<double>& extents, const report::Row& row) {
  if (!row.robust) return;
  const double middle = row.robust->median;
  if (row.classic) add_ends(extents, row.classic->low, row.classic->high, middle);
  if (const auto& interval = row.robust->interval) {
    add_ends(extents, interval->low, interval->high, middle);
  } else {
    add_ends(extents, row.robust->least, row.robust->most, middle);
  }
}

double axis_for(std::vector<double> extents) {
  if (extents.empty()) return round_limit(0, 0.1);
  std::ranges::sort(extents);
  const double most = extents.back();
  const double usual = extents[extents.size() * 3 / 4];
  return round_limit(most > 2 * usual ? usual : most, 0.1);
}

std::optional<double> middle_of(const report::Row& row,
                                const std::vector<report::PassFigure>& figures) {
  if (row.robust) return row.robust->median;
  std::vector<double> rates;
  for (const auto& figure : figures) {
    if (figure.rate) rates.push_back(*figure.rate);
  }
  return rates.empty() ? std::nullopt : std::optional(score::median(rates));
}

// Each side has room for its farthest pass, and for its own mark on the axis.
Axis deviation_axis(std::span<const std::optional<double>> deviations) {
  double above = 0;
  double below = 0;
  for (const auto& deviation : deviations) {
    above = std::max(above, deviation.value_or(0));
    below = std::max(below, -deviation.value_or(0));
  }
  return {.low = -round_limit(std::max(below, above / 4), 0.5),
          .high = round_limit(std::max(above, below / 4), 0.5),
          .begin = plot_bottom,
          .end = plot_top};
}

// The horizontal middle of passes `first` to `last` of `all`.
double place_of(std::size_t first, std::size_t last, std::size_t all) {
  const double slot = (plot_right - plot_left) / static_cast<double>(all);
  return plot_left + slot * (static_cast<double>(first + last) + 1) / 2;
}

void add_flags(Dot& dot, const report::Row& row) {
  for (auto i = dot.first; i <= dot.last && i < row.flags.size(); ++i) {
    dot.noticed = dot.noticed || !row.flags[i].empty();
    dot.suspect = dot.suspect || std::ranges::any_of(row.flags[i], [](const report::Flag& flag) {
                    return flag.level == report::Flag::Level::Suspect;
                  });
  }
}

void add_heights(Dot& dot, std::span<const std::optional<double>> deviations, const Axis& axis) {
  std::vector<double> places;
  for (auto i = dot.first; i <= dot.last; ++i) {
    if (deviations[i]) places.push_back(axis.at(*deviations[i]));
  }
  dot.failed = places.size() <= dot.last - dot.first;
  if (places.empty()) places.push_back(axis.at(0));
  const auto [top, bottom] = std::ranges::minmax(places);
  dot.top = top;
  dot.bottom = bottom;
  dot.y = score::median(places);
}

Dot dot_of(const report::Row& row, const std::vector<report::PassFigure>& figures,
           std::span<const std::optional<double>> deviations, const Axis& axis, std::size_t first,
           std::size_t last) {
  Dot dot{.first = first, .last = last, .x = place_of(first, last, figures.size())};
  for (auto i = first; i <= last; ++i) dot.standing = std::min(dot.standing, figures[i].standing);
  add_heights(dot, deviations, axis);
  add_flags(dot, row);
  return dot;
}

std::vector<std::optional<double>> deviations_of(const std::vector<report::PassFigure>& figures,
                                                 double middle) {
  std::vector<std::optional<double>> deviations;
  for (const auto& figure : figures) {
    deviations.push_back(figure.rate ? std::optional(percent_from(*figure.rate, middle))
                                     : std::nullopt);
  }
  return deviations;
}

}  // namespace

double Axis::at(double value) const {
  if (!(value > low)) return begin;
  if (value >= high) return end;
  return begin + (value - low) / (high - low) * (end - begin);
}

double round_limit(double extent, double least) {
  constexpr auto steps = std::to_array<double>({0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50});
  constexpr double rounding = 1 + 1e-9;
  const auto found = std::ranges::find_if(
      steps, [&](double step) { return step >= least && step * rounding >= extent; });
  return found == steps.end() ? 100 : *found;
}

Axis interval_axis(double limit) {
  constexpr double margin = 8;
  return {.low = -limit, .high = limit, .begin = margin, .end = interval_width - margin};
}

Whiskers whiskers_of(const report::Row& row, double limit) {
  Whiskers whiskers;
  if (!row.robust || !row.score) return whiskers;
  const auto axis = interval_axis(limit);
  const auto& robust = *row.robust;
  const auto from_median = [&](double low, double middle, double high) {
    return whisker(axis, percent_from(low, robust.median), percent_from(middle, robust.median),
                   percent_from(high, robust.median));
  };
  if (row.classic) whiskers.classic = from_median(row.classic->low, *row.score, row.classic->high);
  if (robust.interval) {
    whiskers.robust = from_median(robust.interval->low, robust.median, robust.interval->high);
  } else {
    whiskers.range = from_median(robust.least, robust.median, robust.most);
  }
  return whiskers;
}

Whiskers whiskers_of(const report::IndexTable& table, double limit) {
  Whiskers whiskers;
  if (!table.score) return whiskers;
  const auto axis = interval_axis(limit);
  const auto from_score = [&](const score::IndexEstimate& index) {
    return whisker(axis, percent_from(index.interval.low, *table.score),
                   percent_from(index.value, *table.score),
                   percent_from(index.interval.high, *table.score));
  };
  if (table.classic) whiskers.classic = from_score(*table.classic);
  if (table.robust) whiskers.robust = from_score(*table.robust);
  return whiskers;
}

double interval_limit(const report::Report& report) {
  std::vector<double> extents;
  for (const auto& section : report.sections) {
    for (const auto& row : section.rows) add_ends(extents, row);
  }
  return axis_for(std::move(extents));
}

double interval_limit(const report::IndexTable& table) {
  std::vector<double> extents;
  for (const auto& index : {table.classic, table.robust}) {
    if (index && table.score) {
      add_ends(extents, index->interval.low, index->interval.high, *table.score);
    }
  }
  return round_limit(extents.empty() ? 0 : std::ranges::max(extents), 0.1);
}

Strip strip_of(const report::Row& row) {
  const auto figures = report::figures_of(row);
  const auto middle = middle_of(row, figures);
  const auto deviations = deviations_of(figures, middle.value_or(1));
  Strip strip{.deviation = deviation_axis(deviations), .dots = {}, .median = {}, .interval = {}};
  const auto together = (figures.size() + most_dots - 1) / most_dots;
  for (std::size_t first = 0; first < figures.size(); first += together) {
    const auto last = std::min(first + together, figures.size()) - 1;
    strip.dots.push_back(dot_of(row, figures, deviations, strip.deviation, first, last));
  }
  if (middle) strip.median = strip.deviation.at(0);
  if (row.robust && row.robust->interval) {
    const auto& interval = *row.robust->interval;
    strip.interval = Band{strip.deviation.at(percent_from(interval.high, row.robust->median)),
                          strip.deviation.at(percent_from(interval.low, row.robust->median))};
  }
  return strip;
}

}  // namespace unixmark::write
