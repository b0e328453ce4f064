#include "read/published_check.hpp"

#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "read/published_scan.hpp"
#include "read/published_titles.hpp"
#include "score/index.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::read {

namespace {

using report::PublishedIndex;
using report::PublishedRow;
using report::PublishedSection;
using report::PublishedTable;

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
  if (draft.retold && !table.partial && stands_below(section, table)) return false;
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

void check_table(Draft& draft, const PublishedSection& section, PublishedTable& table) {
  if (draft.old && draft.report.version.starts_with("3.")) table.plain = true;
  for (const auto& row : table.rows) check_row(draft, table, row);
  if (!table.score) {
    lose(draft, std::max(table.line, table.score_line), "the score below this table");
  }
  check_whole(draft, section, table);
  recompute(draft, section, table);
}

// A result is printed twice, and both must agree.
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

// Rows for the tests that stand in a table alone.
void add_rows(Draft& draft, PublishedSection& section, const PublishedTable& table) {
  for (const auto& index : table.rows) {
    const auto row = std::ranges::find(section.rows, index.title, &PublishedRow::title);
    if (row != section.rows.end()) {
      check_twice(draft, *row, index);
    } else if (index.value || !index.failure.empty()) {
      section.rows.push_back(report::row_of(index));
    }
  }
}

// Whether any of the tests is in an index, so that there must have been a table.
bool has_indexed(const std::vector<PublishedRow>& rows) {
  const auto tests = catalog::group("gindex");
  return std::ranges::any_of(tests, [&](const catalog::Test* test) {
    return std::ranges::count(rows, test->name, &PublishedRow::test) > 0;
  });
}

void check_head(Draft& draft, const PublishedSection& section) {
  const bool untimed = section.began.empty();
  if (draft.old && untimed) lose(draft, section.line, "when it ran: it is not told");
  if (draft.old) return;
  if (untimed && !section.copies) {
    lose(draft, section.line, "when this run was, and of how many copies: it is not told");
  } else if (untimed) {
    lose(draft, section.line, "when this run was: it is not told");
  } else if (!section.copies) {
    lose(draft, section.line, "how many copies ran: it is not told");
  }
  if (section.copies && !section.processors) {
    lose(draft, section.line, "the number of processors: it is not told");
  }
}

void check_parts(Draft& draft, const PublishedSection& section) {
  if (!draft.log) check_head(draft, section);
  if (section.rows.empty() && section.tables.empty()) {
    lose(draft, section.line, "the results of this run: there are none");
  } else if (section.rows.empty()) {
    lose(draft, section.line, "the result lines of this run, with times and samples");
  } else if (!draft.log && section.tables.empty() && has_indexed(section.rows)) {
    lose(draft, section.line, "the index table of this run");
  }
}

void check_section(Draft& draft, PublishedSection& section) {
  if (!draft.retold) check_parts(draft, section);
  for (auto& table : section.tables) {
    check_table(draft, section, table);
    add_rows(draft, section, table);
  }
}

void check_sweep(Draft& draft) {
  if (!draft.report.sweep) return;
  const auto& sweep = *draft.report.sweep;
  if (!sweep.processors) {
    lose(draft, sweep.line, "the processors of this sweep, and its numbers of copies");
  }
  if (sweep.remarks.empty()) lose(draft, sweep.line, "how sure this sweep is");
  if (sweep.scaling.tests.empty() && sweep.remarks.empty()) {
    lose(draft, sweep.line, "the tests of this sweep");
  }
}

// Runs of one report are of one machine.
void check_machine(Draft& draft) {
  const PublishedSection* first = nullptr;
  for (const auto& section : draft.report.sections) {
    if (!section.processors) continue;
    if (first == nullptr) first = &section;
    if (section.processors == first->processors) continue;
    warn(draft, section.line,
         cat("this run is of ", *section.processors, " processors and that of line ", first->line,
             " of ", *first->processors, ": they are not of one machine, or it was changed"));
    return;
  }
}

// Seconds of the day at the end of "Mon Jun 12 2017 07:03:04".
std::optional<int> moment_in(std::string_view text) {
  constexpr std::size_t length = 8;
  const auto clock = text.size() < length ? text : clock_at(text.substr(text.size() - length));
  if (clock.size() != length) return {};
  const auto part = [&](std::size_t at) { return count_of(clock.substr(at, 2)).value_or(0); };
  return part(0) * 3600 + part(3) * 60 + part(6);
}

// Across midnight too.
int seconds_between(int left, int right) {
  constexpr int day = 24 * 3600;
  const int apart = std::abs(left - right);
  return std::min(apart, day - apart);
}

// UnixBench begins each run where the one before it ended.
void check_session(Draft& draft) {
  constexpr int most_apart = 60;
  if (draft.again || draft.report.program != "UnixBench") return;
  std::optional<int> before;
  for (const auto& section : draft.report.sections) {
    const auto began = moment_in(section.began);
    if (before && began && seconds_between(*began, *before) > most_apart) {
      warn(draft, section.line,
           "this run did not begin when the one before it ended: they are not "
           "of one session");
    }
    before = moment_in(section.ended);
  }
}

void check_banner(Draft& draft) {
  if (draft.log) return;
  if (!draft.headed) {
    lose(draft, 0, "the head of the report, with its version");
  } else if (draft.report.version.empty()) {
    lose(draft, 0, "the version");
  }
  if (draft.report.sections.empty() && !draft.report.sweep) {
    lose(draft, 0, "all runs: the head stands alone");
  }
}

void tell_unlisted(Draft& draft) {
  if (draft.unlisted == 0) return;
  draft.report.lost.push_back({0, cat(draft.unlisted, " more losses and warnings are not listed")});
}

}  // namespace

void check(Draft& draft) {
  // What a text of ours does not have, the report that it was rendered from did not have.
  if (!draft.retold) check_banner(draft);
  for (auto& section : draft.report.sections) check_section(draft, section);
  check_sweep(draft);
  if (!draft.retold) check_machine(draft);
  if (!draft.retold) check_session(draft);
  const auto by_line = [](std::vector<report::Loss>& list) {
    std::ranges::stable_sort(list, {}, &report::Loss::line);
  };
  by_line(draft.report.lost);
  by_line(draft.report.warnings);
  tell_unlisted(draft);
}

}  // namespace unixmark::read
