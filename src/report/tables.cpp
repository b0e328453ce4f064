#include "report/tables.hpp"

#include "catalog/catalog.hpp"
#include "report/row.hpp"
#include "score/index.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace unixmark::report {

namespace {

// The categories of the catalogue in their order, then any that only the plan knows.
std::vector<std::string> categories(const std::vector<Row>& rows) {
  using enum catalog::Category;
  std::vector<std::string> titles;
  for (const auto category : {System, Graphics2d, Graphics3d, Misc}) {
    titles.emplace_back(catalog::title(category));
  }
  for (const auto& row : rows) {
    if (std::ranges::count(titles, row.test.category) == 0) titles.push_back(row.test.category);
  }
  return titles;
}

const Row* row_of(const std::vector<Row>& rows, std::string_view test) {
  const auto found =
      std::ranges::find_if(rows, [&](const Row& row) { return row.test.name == test; });
  return found == rows.end() ? nullptr : &*found;
}

// The plan's word goes before the catalogue's, which may have moved on since.
bool belongs(const Row* row, std::string_view test, std::string_view category) {
  if (row != nullptr) return row->test.category == category;
  const auto* known = catalog::find(test);
  return known != nullptr && catalog::title(known->category) == category;
}

bool lacks_a_test(const std::vector<Row>& rows, const score::Baseline& baseline,
                  std::string_view category) {
  return std::ranges::any_of(baseline.rows, [&](const score::BaselineRow& wanted) {
    const auto* row = row_of(rows, wanted.test);
    return belongs(row, wanted.test, category) && (row == nullptr || !row->score);
  });
}

// What an index is estimated from, test by test; `sure` while each has an error.
struct Parts {
  std::vector<score::Uncertain> figures;
  std::vector<std::vector<double>> rates;
  bool sure = true;

  template <class Interval>
  void add(const std::optional<Interval>& interval, double baseline,
           std::vector<double> of_passes) {
    sure = sure && interval.has_value();
    if (!sure) return;
    auto figure = interval->logarithm;
    figure.log += std::log(score::index_value(1, baseline));
    figures.push_back(figure);
    rates.push_back(std::move(of_passes));
  }
};

// The index with its interval, by the classic rule and of medians, or nothing of what a test has
// too few passes for.
void estimate(IndexTable& table, const std::vector<Row>& rows, bool rounds) {
  Parts classic;
  Parts robust;
  for (const auto position : table.rows) {
    const auto& row = rows[position];
    if (!row.index || !row.robust) continue;
    auto rates = rates_of(row);
    classic.add(row.classic, *row.baseline, std::move(rates.classic));
    robust.add(row.robust->interval, *row.baseline, std::move(rates.robust));
  }
  const auto means = [&](auto of, const Parts& parts) {
    return rounds ? of(parts.rates) : std::vector<double>{};
  };
  if (classic.sure && !classic.figures.empty()) {
    table.classic = score::index_estimate(classic.figures, means(score::round_means, classic));
  }
  if (robust.sure && !robust.figures.empty()) {
    table.robust = score::index_estimate(robust.figures, means(score::robust_round_means, robust));
  }
}

IndexTable table_of(const std::vector<Row>& rows, const std::string& category, bool rounds) {
  IndexTable table{
      .category = category, .rows = {}, .partial = false, .score = {}, .classic = {}, .robust = {}};
  std::vector<double> values;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].test.category != category || !rows[i].score) continue;
    table.rows.push_back(i);
    if (rows[i].index) values.push_back(*rows[i].index);
  }
  if (!values.empty()) table.score = score::index_score(values);
  estimate(table, rows, rounds);
  return table;
}

}  // namespace

std::vector<IndexTable> index_tables(const std::vector<Row>& rows, const score::Baseline& baseline,
                                     bool rounds) {
  std::vector<IndexTable> tables;
  for (const auto& category : categories(rows)) {
    auto table = table_of(rows, category, rounds);
    if (table.rows.empty()) continue;
    table.partial = lacks_a_test(rows, baseline, category);
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace unixmark::report
