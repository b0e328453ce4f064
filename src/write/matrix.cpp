#include "write/matrix.hpp"

#include "base/text.hpp"
#include "write/columns.hpp"
#include "write/comparison_words.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

namespace unixmark::write {

namespace {

using analysis::ComparedRow;
using analysis::ComparedRun;
using analysis::Comparison;
using analysis::Order;
using Comparisons = std::vector<Comparison>;

// What runs of different comparisons have in common: "1 copy", or "all copies".
std::string label_of(const ComparedRun& run) {
  if (run.all) return "all copies";
  return cat(run.copies_a, run.copies_a == 1 ? " copy" : " copies");
}

std::vector<std::string> labels_of(const Comparisons& comparisons) {
  std::vector<std::string> labels;
  for (const auto& one : comparisons) {
    for (const auto& run : one.runs) {
      if (std::ranges::count(labels, label_of(run)) == 0) labels.push_back(label_of(run));
    }
  }
  return labels;
}

const ComparedRun* run_of(const Comparison& comparison, const std::string& label) {
  const auto found = std::ranges::find_if(
      comparison.runs, [&](const ComparedRun& run) { return label_of(run) == label; });
  return found == comparison.runs.end() ? nullptr : &*found;
}

using Rows = std::vector<ComparedRow> ComparedRun::*;

// One test in all comparisons; null where it is not there.
struct Line {
  std::string title;
  std::vector<const ComparedRow*> rows;
  double mean = 0;  // of the ratios' logarithms; infinite without any
};

const ComparedRow* row_of(const ComparedRun* run, Rows part, const std::string& title) {
  if (run == nullptr) return nullptr;
  const auto found = std::ranges::find(run->*part, title, &ComparedRow::title);
  return found == (run->*part).end() ? nullptr : &*found;
}

Line matrix_line(const Comparisons& comparisons, const std::string& label, Rows part,
                 const std::string& title) {
  Line line{.title = title, .rows = {}, .mean = 0};
  int ratios = 0;
  for (const auto& one : comparisons) {
    const auto* row = row_of(run_of(one, label), part, title);
    line.rows.push_back(row);
    if (row == nullptr || !row->ratio) continue;
    line.mean += std::log(*row->ratio);
    ++ratios;
  }
  line.mean = ratios > 0 ? line.mean / ratios : std::numeric_limits<double>::infinity();
  return line;
}

std::vector<Line> matrix_lines(const Comparisons& comparisons, const std::string& label,
                               Rows part) {
  std::vector<Line> lines;
  for (const auto& one : comparisons) {
    const auto* run = run_of(one, label);
    if (run == nullptr) continue;
    for (const auto& row : run->*part) {
      if (std::ranges::count(lines, row.title, &Line::title) > 0) continue;
      lines.push_back(matrix_line(comparisons, label, part, row.title));
    }
  }
  return lines;
}

// Verdicts of several machines have no common order: losses first, as usual.
void sort_lines(std::vector<Line>& lines, Order order) {
  if (order == Order::Name) {
    std::ranges::stable_sort(lines, {}, &Line::title);
    return;
  }
  std::ranges::stable_sort(lines, {}, [order](const Line& line) {
    return order == Order::Difference && std::isfinite(line.mean) ? -std::abs(line.mean)
                                                                  : line.mean;
  });
}

// The blanks are as wide as the sign of a verdict.
std::string cell_of(const ComparedRow* row) {
  if (row == nullptr) return {};
  if (row->ratio) return cat(ratio_text(*row->ratio), ' ', left(sign(row->verdict), 2));
  const auto of_a = failure_word(row->a_failure);
  const auto of_b = failure_word(row->b_failure);
  if (of_a.empty()) return cat(of_b.empty() ? "-" : of_b, "   ");
  return cat(of_b.empty() ? "ref " : "both ", of_a, "   ");
}

void add_lines(Grid& grid, const std::vector<Line>& lines) {
  for (const auto& line : lines) {
    std::vector<std::string> cells = {line.title};
    for (const auto* row : line.rows) cells.push_back(cell_of(row));
    grid.lines.push_back(std::move(cells));
  }
}

std::string matrix_party(const std::string& column, const analysis::Party& party) {
  const auto words = party_words(party);
  return cat(column, ": ", party.name, words.empty() ? "" : " (", words, words.empty() ? "" : ")");
}

void add_machines(Grid& grid, const Comparisons& comparisons) {
  grid.above.push_back(matrix_party("reference", comparisons.front().a));
  grid.columns.emplace_back("B/A");
  for (std::size_t i = 0; i < comparisons.size(); ++i) {
    grid.columns.push_back(cat('#', i + 1));
    grid.above.push_back(matrix_party(grid.columns.back(), comparisons[i].b));
    if (comparisons[i].shared.all) grid.above.back() += ", which is the reference itself";
  }
}

// "with all copies #1 has 6, the reference 8": a column's runs of other numbers of copies.
void add_other_copies(Grid& grid, const Comparisons& comparisons) {
  for (std::size_t i = 0; i < comparisons.size(); ++i) {
    for (const auto& run : comparisons[i].runs) {
      if (run.copies_a == run.copies_b) continue;
      grid.below.push_back(cat("With all copies #", i + 1, " made ", run.copies_b,
                               ", and the reference ", run.copies_a, '.'));
    }
  }
}

bool any_failed_in_reference(const Comparisons& comparisons) {
  return std::ranges::any_of(comparisons, [](const Comparison& one) {
    return std::ranges::any_of(one.runs, [](const ComparedRun& run) {
      return std::ranges::any_of(run.tests,
                                 [](const ComparedRow& row) { return !row.a_failure.empty(); });
    });
  });
}

}  // namespace

Grid matrix_grid(const Comparisons& comparisons, Order order) {
  Grid grid;
  grid.title = "UnixBench, several reports against one";
  add_machines(grid, comparisons);
  for (const auto& label : labels_of(comparisons)) {
    grid.lines.push_back({label});
    auto tests = matrix_lines(comparisons, label, &ComparedRun::tests);
    sort_lines(tests, order);
    add_lines(grid, tests);
    add_lines(grid, matrix_lines(comparisons, label, &ComparedRun::indexes));
  }
  add_other_copies(grid, comparisons);
  if (any_failed_in_reference(comparisons)) {
    grid.below.emplace_back("ref: the reference alone has no result; both: neither has one.");
  }
  grid.below.emplace_back(
      "Ratios to the reference: >> faster, << slower, == equivalent, > and < likely so, ? open. "
      "'unixmark compare' of two has the intervals and what differs.");
  return grid;
}

}  // namespace unixmark::write
