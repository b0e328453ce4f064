#include "report/tables.hpp"

#include "catalog/catalog.hpp"
#include "score/index.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

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

IndexTable table_of(const std::vector<Row>& rows, const std::string& category) {
  IndexTable table{.category = category, .rows = {}, .partial = false, .score = {}};
  std::vector<double> values;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i].test.category != category || !rows[i].score) continue;
    table.rows.push_back(i);
    if (rows[i].index) values.push_back(*rows[i].index);
  }
  if (!values.empty()) table.score = score::index_score(values);
  return table;
}

}  // namespace

std::vector<IndexTable> index_tables(const std::vector<Row>& rows,
                                     const score::Baseline& baseline) {
  std::vector<IndexTable> tables;
  for (const auto& category : categories(rows)) {
    auto table = table_of(rows, category);
    if (table.rows.empty()) continue;
    table.partial = lacks_a_test(rows, baseline, category);
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace unixmark::report
