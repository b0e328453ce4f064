#include "read/published_table_check.hpp"

#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "score/index.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <numeric>
#include <string_view>
#include <vector>

namespace unixmark::read {

using report::PublishedIndex;
using report::PublishedRow;
using report::PublishedSection;
using report::PublishedTable;

namespace {

// Half of the last decimal that reports show, and what doubles add to it.
constexpr double above_half_a_decimal = 0.05 + 1e-6;

double share_of(double shown) {
  return above_half_a_decimal / shown;
}

// How much of itself a ratio of shown numbers may be off. The baselines of UnixBench have one
// decimal; ours may have more.
double share_off(const Draft& draft, const PublishedIndex& row) {
  const bool rounded = draft.report.program != "UnixBench";
  return share_of(*row.value) + (rounded ? share_of(*row.baseline) : 0);
}

bool has_ratio(const PublishedIndex& row) {
  return row.value && row.baseline && *row.value > 0 && *row.baseline > 0;
}

// "---" in both columns: the test has no baseline and is not in the score.
bool has_no_baseline(const PublishedIndex& row) {
  return row.value && !row.baseline && !row.index;
}

double index_of(const PublishedTable& table, const PublishedIndex& row) {
  return score::index_value(*row.value, *row.baseline) / (table.plain ? 10 : 1);
}

void check_row(Draft& draft, const PublishedTable& table, const PublishedIndex& row) {
  if (!has_ratio(row) || !row.index) return;
  const double index = index_of(table, row);
  if (std::abs(index - *row.index) <= above_half_a_decimal + index * share_off(draft, row)) return;
  warn(draft, row.line,
       cat(in_quotes(row.title), ": ", fixed(*row.value, 1), " over ", fixed(*row.baseline, 1),
           " makes an index of ", fixed(index, 1), ", and ", fixed(*row.index, 1), " is shown"));
}

std::vector<std::string_view> tests_of(std::string_view group, std::string_view category) {
  std::vector<std::string_view> names;
  for (const auto* test : catalog::group(group)) {
    if (catalog::title(test->category) == category) names.push_back(test->name);
  }
  return names;
}

bool has_test(const PublishedTable& table, std::string_view test) {
  return std::ranges::count(table.rows, test, &PublishedIndex::test) > 0;
}

bool failed_in(const PublishedSection& section, std::string_view test) {
  return std::ranges::any_of(section.rows, [&](const PublishedRow& row) {
    return row.test == test && !row.failure.empty();
  });
}

// The tests that a whole table of this category has; none where that is not known.
std::vector<std::string_view> whole_table(const Draft& draft, const PublishedSection& section,
                                          const PublishedTable& table) {
  if (draft.report.program != "UnixBench" || table.plain) return {};
  if (!draft.old) return tests_of("gindex", table.category);
  std::vector<std::string_view> names = {"dhry2reg", "execl",    "fstime", "fsbuffer", "fsdisk",
                                         "pipe",     "context1", "spawn",  "shell8",   "syscall"};
  // Version 4.0 had the arithmetic test where 4.1 has the Whetstone.
  const bool arithmetic = has_test(table, "double") || failed_in(section, "double");
  names.emplace_back(arithmetic ? "double" : "whetstone-double");
  return names;
}

std::vector<std::string_view> missing_tests(const Draft& draft, const PublishedSection& section,
                                            const PublishedTable& table) {
  auto missing = whole_table(draft, section, table);
  std::erase_if(missing, [&](std::string_view name) { return has_test(table, name); });
  return missing;
}

// In our texts a test that failed stands below its table instead of in it.
bool stands_below(const PublishedSection& section, const PublishedTable& table) {
  return std::ranges::any_of(section.rows, [&](const PublishedRow& row) {
    return !row.failure.empty() && !has_test(table, row.test) &&
           category_of(row.test) == table.category;
  });
}

void check_whole(Draft& draft, const PublishedSection& section, PublishedTable& table) {
  if (table.partial) return;
  std::vector<std::string> missing;
  for (const auto name : missing_tests(draft, section, table)) {
    if (!failed_in(section, name)) missing.emplace_back(catalog::find(name)->title);
  }
  if (missing.empty()) return;
  const auto titles = join(missing, ", ");
  // Version 4 gives a subset the name of the whole.
  if (draft.old && table.score) {
    table.partial = true;
    warn(draft, table.score_line,
         cat("the score is called final, but is without ", titles, ": taken for that of a part"));
  } else {
    lose(draft, table.line, cat("rows of this table: ", titles));
  }
}

double mean_share_off(const Draft& draft, const std::vector<PublishedIndex>& rows) {
  double sum = 0;
  for (const auto& row : rows) sum += share_off(draft, row);
  return sum / static_cast<double>(rows.size());
}

double score_of(const PublishedTable& table, const std::vector<PublishedIndex>& rows) {
  std::vector<double> indexes;
  for (const auto& row : rows) indexes.push_back(index_of(table, row));
  if (!table.plain) return score::index_score(indexes);
  return std::accumulate(indexes.begin(), indexes.end(), 0.0) / static_cast<double>(indexes.size());
}

bool is_complete(const Draft& draft, const PublishedSection& section, const PublishedTable& table) {
  if (is_rendered(draft) && !table.partial && stands_below(section, table)) return false;
  const bool whole = std::ranges::all_of(
      table.rows, [](const PublishedIndex& row) { return has_ratio(row) || has_no_baseline(row); });
  return whole && (table.partial || missing_tests(draft, section, table).empty());
}

void recompute(Draft& draft, const PublishedSection& section, PublishedTable& table) {
  if (!is_complete(draft, section, table)) return;
  std::vector<PublishedIndex> rows;
  std::ranges::copy_if(table.rows, std::back_inserter(rows), has_ratio);
  if (rows.empty()) return;
  table.recomputed = score_of(table, rows);
  const auto most = above_half_a_decimal + *table.recomputed * mean_share_off(draft, rows);
  if (!table.score || std::abs(*table.score - *table.recomputed) <= most) return;
  warn(draft, table.score_line,
       cat("a score of ", fixed(*table.score, 1), " is shown, and the rows make ",
           fixed(*table.recomputed, 1)));
}

}  // namespace

void check_table(Draft& draft, const PublishedSection& section, PublishedTable& table) {
  if (draft.old && draft.report.version.starts_with("3.")) table.plain = true;
  for (const auto& row : table.rows) check_row(draft, table, row);
  if (!table.score) {
    lose(draft, std::max(table.line, table.score_line), "the score below this table");
  }
  check_whole(draft, section, table);
  recompute(draft, section, table);
}

void check_twice(Draft& draft, const PublishedRow& row, const PublishedIndex& index) {
  if (row.value && !index.failure.empty()) {
    warn(draft, index.line,
         cat(in_quotes(row.title), " failed here and is ", fixed(*row.value, 1), " in line ",
             row.line));
  }
  if (!row.value || !index.value || std::abs(*row.value - *index.value) <= above_half_a_decimal)
    return;
  warn(draft, index.line,
       cat(in_quotes(row.title), " is ", fixed(*index.value, 1), " here and ", fixed(*row.value, 1),
           " in line ", row.line));
}

}  // namespace unixmark::read
