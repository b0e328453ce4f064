// A row a test and a row an index, with all their figures. A table of its own: programs read the
// classic CSV by its columns.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/writers.hpp"

#include <optional>
#include <vector>

namespace unixmark::write {

namespace {

using Cells = std::vector<std::string>;

constexpr std::string_view test_columns =
    "copies,test,unit,baseline,index,result,result_low,result_high,passes,median,median_low,"
    "median_high,median_level,least,most,relative_mad,correlation,widening,trend,trend_p,warm_up,"
    "reason\n";

std::string test_cell(const std::optional<double>& value) {
  return value ? shortest(*value) : std::string{};
}

// `value` of what there may be.
template <class T, class Member>
std::string test_cell(const std::optional<T>& of, Member T::*value) {
  return of ? shortest((*of).*value) : std::string{};
}

Cells robust_cells(const std::optional<score::Robust>& robust) {
  if (!robust) return Cells(13);
  const auto& interval = robust->interval;
  const auto& checks = robust->checks;
  return {cat(robust->passes),
          shortest(robust->median),
          test_cell(interval, &score::MedianInterval::low),
          test_cell(interval, &score::MedianInterval::high),
          test_cell(interval, &score::MedianInterval::level),
          shortest(robust->least),
          shortest(robust->most),
          shortest(robust->relative_mad),
          test_cell(checks.correlation),
          shortest(checks.widening),
          test_cell(checks.trend, &score::Trend::change),
          test_cell(checks.trend, &score::Trend::p),
          test_cell(checks.warm_up)};
}

std::string test_line(const report::Section& section, const report::Row& row) {
  Cells cells = {cat(section.copies),
                 csv_cell(row.test.title),
                 csv_cell(row.test.unit),
                 test_cell(row.baseline),
                 test_cell(row.index),
                 test_cell(row.score),
                 test_cell(row.classic, &score::ClassicInterval::low),
                 test_cell(row.classic, &score::ClassicInterval::high)};
  const auto robust = robust_cells(row.robust);
  cells.insert(cells.end(), robust.begin(), robust.end());
  cells.push_back(csv_cell(row.failure));
  return join(cells, ",") + '\n';
}

Cells index_cells(const std::optional<score::IndexEstimate>& index) {
  if (!index) return Cells(3);
  return {shortest(index->value), shortest(index->interval.low), shortest(index->interval.high)};
}

std::string index_line(const report::Section& section, const report::IndexTable& table) {
  const auto classic = index_cells(table.classic);
  const auto robust = index_cells(table.robust);
  const Cells cells = {cat(section.copies),
                       csv_cell(table.category),
                       "index",
                       "",
                       "",
                       test_cell(table.score),
                       classic[1],
                       classic[2],
                       "",
                       robust[0],
                       robust[1],
                       robust[2]};
  return join(cells, ",") + std::string(10, ',') + '\n';
}

}  // namespace

std::string csv_tests(const report::Report& report) {
  std::string whole(test_columns);
  for (const auto& section : report.sections) {
    for (const auto& row : section.rows) whole += test_line(section, row);
    for (const auto& table : section.tables) whole += index_line(section, table);
  }
  return whole;
}

}  // namespace unixmark::write
