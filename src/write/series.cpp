#include "write/series.hpp"

#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/comparison_words.hpp"
#include "write/date.hpp"
#include "write/sureness.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace unixmark::write {

namespace {

using analysis::Series;
using analysis::SeriesRow;
using analysis::SeriesStep;

std::string copies_of(const SeriesRow& row) {
  if (row.all) return cat("all copies (", row.copies, ")");
  return cat(row.copies, row.copies == 1 ? " copy" : " copies");
}

std::string date_of(const analysis::Party& point) {
  return point.began ? iso_date(*point.began).substr(0, 10) : std::string{};
}

std::vector<double> present(const SeriesRow& row) {
  std::vector<double> values;
  for (const auto& value : row.values) {
    if (value) values.push_back(*value);
  }
  return values;
}

std::vector<std::string> cells_of(const SeriesRow& row) {
  const auto values = present(row);
  if (values.empty()) return {row.title, "failed", "failed", "", "", "0"};
  const auto [least, most] = std::ranges::minmax(values);
  return {row.title,
          figure(values.front()),
          figure(values.back()),
          distance(values.back(), values.front()),
          distance(most, least).substr(1),
          cat(row.steps.size())};
}

std::string changes(const SeriesStep& step) {
  std::vector<std::string> parts;
  for (const auto& one : step.changed) parts.push_back(cat(one.name, ' ', one.a, " / ", one.b));
  return parts.empty() ? std::string{} : cat("; with it changed ", join(parts, ", "));
}

std::string step_words(const Series& series, const SeriesRow& row, const SeriesStep& step) {
  const auto& point = series.points[step.at];
  const auto date = date_of(point);
  return cat(row.title, ", ", copies_of(row), ": ", distance(step.after, step.before), " from ",
             date.empty() ? "" : cat(date, " on, "), point.name, date.empty() ? " on" : "", ", ",
             figure(step.before), " to ", figure(step.after), changes(step));
}

std::string span_words(const Series& series) {
  auto words = cat(series.points.size(), " reports");
  if (!series.dated) return cat(words, ", in the order given, since not all tell their date");
  return cat(words, ", ", date_of(series.points.front()), " to ", date_of(series.points.back()));
}

// Whether `value` is the first behind a step, and then by how much it stepped, as a ratio.
std::optional<double> step_at(const SeriesRow& row, std::size_t position) {
  const auto found = std::ranges::find(row.steps, position, &SeriesStep::at);
  if (found == row.steps.end()) return {};
  return found->after / found->before;
}

std::string csv_lines(const Series& series, const SeriesRow& row) {
  std::string lines;
  for (std::size_t i = 0; i < row.values.size(); ++i) {
    const auto& point = series.points[i];
    const auto step = step_at(row, i);
    lines += join({cat(row.copies), csv_cell(row.test), csv_cell(row.title), csv_cell(row.unit),
                   csv_cell(point.name), point.began ? iso_date(*point.began) : std::string{},
                   row.values[i] ? shortest(*row.values[i]) : std::string{},
                   step ? shortest(*step) : std::string{}},
                  ",") +
             '\n';
  }
  return lines;
}

}  // namespace

Grid series_grid(const Series& series) {
  Grid grid{.title = "UnixBench in time",
            .above = {span_words(series)},
            .columns = {"Test", "first", "last", "change", "range", "steps"},
            .lines = {},
            .below = {}};
  std::string copies;
  for (const auto& row : series.rows) {
    if (copies_of(row) != copies) grid.lines.push_back({copies_of(row)});
    copies = copies_of(row);
    grid.lines.push_back(cells_of(row));
    for (const auto& step : row.steps) grid.below.push_back(step_words(series, row, step));
  }
  if (grid.below.empty()) {
    grid.below.emplace_back(
        "No step: nowhere do three reports or more differ from those before them by more than 2 % "
        "and than chance (p 0.001).");
  }
  return grid;
}

std::string series_csv(const Series& series) {
  std::string whole = "copies,test,title,unit,report,began,value,step\n";
  for (const auto& row : series.rows) whole += csv_lines(series, row);
  return whole;
}

}  // namespace unixmark::write
