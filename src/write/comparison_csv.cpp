// A row a test and a row an index, for each number of copies.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/comparison.hpp"
#include "write/comparison_data.hpp"
#include "write/matrix.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace unixmark::write {

namespace {

using analysis::ComparedRow;
using analysis::ComparedRun;

std::string cell(const std::optional<double>& value) {
  return value ? shortest(*value) : std::string{};
}

std::string csv_row(const ComparedRun& run, const ComparedRow& row) {
  const std::vector<std::string> cells = {cat(run.copies_a),
                                          cat(run.copies_b),
                                          csv_cell(row.test),
                                          csv_cell(row.title),
                                          csv_cell(row.unit),
                                          cell(row.a),
                                          cell(row.b),
                                          cell(row.ratio),
                                          row.interval ? shortest(row.interval->low) : "",
                                          row.interval ? shortest(row.interval->high) : "",
                                          row.interval ? std::string(word(row.basis)) : "",
                                          cell(row.p),
                                          cell(row.adjusted),
                                          shortest(row.margin.value),
                                          row.margin.measured ? "yes" : "no",
                                          std::string(analysis::word(row.verdict)),
                                          cell(row.scaling_a),
                                          cell(row.scaling_b),
                                          csv_cell(row.a_failure),
                                          csv_cell(row.b_failure),
                                          csv_cell(join(row.notes, "; "))};
  return join(cells, ",") + '\n';
}

constexpr std::string_view columns =
    "copies_a,copies_b,test,title,unit,a,b,ratio,low,high,basis,p,p_adjusted,margin,"
    "margin_measured,verdict,scaling_a,scaling_b,failure_a,failure_b,notes\n";

std::string lines_of(const analysis::Comparison& comparison, const std::string& first_cell) {
  std::string lines;
  for (const auto& run : comparison.runs) {
    for (const auto* rows : {&run.tests, &run.indexes}) {
      for (const auto& row : *rows) lines += first_cell + csv_row(run, row);
    }
  }
  return lines;
}

}  // namespace

std::string comparison_csv(const analysis::Comparison& comparison) {
  return cat(columns, lines_of(comparison, {}));
}

std::string matrix_csv(const std::vector<analysis::Comparison>& comparisons) {
  auto whole = cat("report,", columns);
  for (const auto& one : comparisons) whole += lines_of(one, csv_cell(one.b.name) + ',');
  return whole;
}

}  // namespace unixmark::write
