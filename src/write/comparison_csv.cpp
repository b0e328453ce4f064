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

std::string csv_number(const std::optional<double>& value) {
  return value ? shortest(*value) : std::string{};
}

std::string csv_row(const ComparedRun& run, const ComparedRow& row) {
  const std::vector<std::string> cells = {cat(run.copies_a),
                                          cat(run.copies_b),
                                          csv_cell(row.test),
                                          csv_cell(row.title),
                                          csv_cell(row.unit),
                                          csv_number(row.a),
                                          csv_number(row.b),
                                          csv_number(row.ratio),
                                          row.interval ? shortest(row.interval->low) : "",
                                          row.interval ? shortest(row.interval->high) : "",
                                          row.interval ? std::string(word(row.basis)) : "",
                                          csv_number(row.p),
                                          csv_number(row.adjusted),
                                          shortest(row.margin.value),
                                          row.margin.measured ? "yes" : "no",
                                          std::string(analysis::word(row.verdict)),
                                          csv_number(row.scaling_a),
                                          csv_number(row.scaling_b),
                                          csv_cell(row.a_failure),
                                          csv_cell(row.b_failure),
                                          csv_cell(join(row.notes, "; "))};
  return join(cells, ",") + '\n';
}

constexpr std::string_view comparison_columns =
    "copies_a,copies_b,test,title,unit,a,b,ratio,low,high,basis,p,p_adjusted,margin,"
    "margin_measured,verdict,scaling_a,scaling_b,failure_a,failure_b,notes\n";

std::string comparison_lines(const analysis::Comparison& comparison,
                             const std::string& first_cell) {
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
  return cat(comparison_columns, comparison_lines(comparison, {}));
}

std::string matrix_csv(const std::vector<analysis::Comparison>& comparisons) {
  auto whole = cat("report,", comparison_columns);
  for (const auto& one : comparisons) whole += comparison_lines(one, csv_cell(one.b.name) + ',');
  return whole;
}

}  // namespace unixmark::write
