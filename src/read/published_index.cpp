#include "read/published_index.hpp"

#include "base/text.hpp"
#include "read/published_rows.hpp"
#include "read/published_scan.hpp"
#include "read/published_titles.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace unixmark::read {

namespace {

using report::PublishedIndex;
using report::PublishedTable;

constexpr std::size_t most_rows = 200;
constexpr double half_a_decimal = 0.05;

bool is_dashes(std::string_view word) {
  return word.size() > 1 && word.size() < 8 &&
         word.find_first_not_of('-') == std::string_view::npos;
}

bool is_cell(std::string_view word) {
  return is_dashes(word) || decimal(word).has_value();
}

// The cells at the end of `text`, at most three, in their order; the rest stays in `text`.
std::vector<std::optional<double>> take_cells(std::string_view& text) {
  std::vector<std::optional<double>> cells;
  while (cells.size() < 3) {
    const auto [rest, last] = split_last_word(text);
    if (!is_cell(last)) break;
    cells.insert(cells.begin(), decimal(last));
    text = rest;
  }
  return cells;
}

bool is_table_head(std::string_view text) {
  return text.find("BASELINE") != std::string_view::npos &&
         text.find("RESULT") != std::string_view::npos && text.ends_with("INDEX");
}

// "System Benchmarks" out of "System Benchmarks Partial Index BASELINE RESULT INDEX"
std::string_view category_in(std::string_view head) {
  for (const std::string_view end : {" Index Values", " Partial Index"}) {
    const auto at = head.find(end);
    if (at != std::string_view::npos) return head.substr(0, at);
  }
  return category_of({});
}

void begin_printed_table(Draft& draft, const Piece& piece) {
  auto& table = begin_table(draft, piece.line, category_in(piece.text));
  table.partial = piece.text.find("Partial") != std::string_view::npos;
  if (piece.text.find("TEST") < piece.text.find("BASELINE")) draft.old = true;
}

// The table for one row more; a row without one above it lost the table's head.
PublishedTable& table_for_row(Draft& draft, int line, std::string_view test) {
  if (draft.table_open) return draft.report.sections.back().tables.back();
  lose(draft, line, "the head of this table");
  return begin_table(draft, line, category_of(test));
}

bool has_row(const PublishedTable& table, std::string_view title) {
  return std::ranges::count(table.rows, title, &PublishedIndex::title) > 0;
}

// 0.0 stands for a failure, unless it is what the other two numbers come to, or contradicts them.
std::string failure_by_index(const PublishedIndex& row) {
  if (row.index != 0 || !row.value || !row.baseline || *row.baseline <= 0) return {};
  const bool rounded = *row.value / *row.baseline * 10 < half_a_decimal;
  return rounded ? "its index is 0.0, which stands for a failure" : "";
}

void settle_failure(const Draft& draft, PublishedIndex& row) {
  if (row.value) row.failure = failure_of(draft, row.test, *row.value);
  if (row.failure.empty()) row.failure = failure_by_index(row);
  if (row.failure.empty()) return;
  row.value.reset();
  row.index.reset();
}

std::string number_text(std::string_view text, std::string_view word) {
  const auto at = text.find(word);
  if (at == std::string_view::npos) return {};
  auto rest = text.substr(at + word.size());
  while (!rest.empty() && (rest.front() == ' ' || rest.front() == ':')) rest.remove_prefix(1);
  return std::string(rest.substr(0, rest.find(' ')));
}

std::optional<Score> category_score(std::string_view text) {
  constexpr std::string_view words = "Index Score";
  const auto at = text.find(words);
  if (at == std::string_view::npos) return {};
  const auto category = trim(text.substr(0, at));
  if (category.size() > longest_title || !category.ends_with("Benchmarks")) return {};
  Score score;
  score.category = category;
  score.partial = text.find("(Partial Only)") != std::string_view::npos;
  score.value = decimal(number_text(text, score.partial ? "(Partial Only)" : words));
  return score;
}

std::optional<Score> old_score(std::string_view text) {
  Score score;
  if (text.starts_with("FINAL SCORE")) {
    score.kind = Score::Kind::Final;
  } else if (text.starts_with("AVERAGE")) {
    score.kind = Score::Kind::Average;
  } else if (text.starts_with("SUM of ") && text.find(" items") != std::string_view::npos) {
    score.kind = Score::Kind::Sum;
    score.items = count_of(number_text(text, "SUM of"));
  } else {
    return {};
  }
  score.value = decimal(last_word(text));
  return score;
}

// Version 3 prints the sum of the indexes before their mean: it shows whether a row is missing.
void check_sum(Draft& draft, int line, const PublishedTable& table, const Score& score) {
  if (score.items && static_cast<std::size_t>(*score.items) != table.rows.size()) {
    lose(draft, line,
         cat("rows of this table: ", *score.items, " were added up, and ", table.rows.size(),
             " are here"));
    return;
  }
  double sum = 0;
  for (const auto& row : table.rows) sum += row.index.value_or(0);
  const auto most = half_a_decimal * static_cast<double>(table.rows.size() + 1) + 1e-6;
  if (!score.value || std::abs(*score.value - sum) <= most) return;
  warn(draft, line,
       cat("a sum of ", fixed(*score.value, 1), " is shown, and the rows make ", fixed(sum, 1)));
}

void set_score(Draft& draft, int line, PublishedTable& table, const Score& score) {
  table.score = score.value;
  table.score_line = line;
  table.plain = score.kind == Score::Kind::Average;
  table.partial = table.partial || score.partial;
  end_table(draft);
  draft.place = Place::Outside;
}

// The table that a score is of: the last one, unless it has a score or another category.
PublishedTable& table_for_score(Draft& draft, int line, const Score& score) {
  if (draft.section_open && !draft.report.sections.back().tables.empty()) {
    auto& table = draft.report.sections.back().tables.back();
    const bool same = score.category.empty() || table.category == score.category;
    if (same && table.score_line == 0) return table;
  }
  lose(draft, line, "the table above this score");
  return begin_table(draft, line, score.category.empty() ? category_of({}) : score.category);
}

}  // namespace

std::optional<IndexRow> index_row_in(std::string_view text) {
  const auto cells = take_cells(text);
  if (cells.size() < 3 || text.empty() || text.size() > longest_title) return {};
  return IndexRow{std::string(text), cells[0], cells[1], cells[2]};
}

std::optional<IndexRow> torn_index_row_in(std::string_view text) {
  const auto title = leading_title(text);
  if (title.empty()) return {};
  auto rest = trim(text.substr(title.size()));
  std::array<std::optional<double>, 3> cells;
  for (std::size_t i = 0; !rest.empty(); ++i) {
    const auto word = take_word(rest);
    if (i == cells.size() || !(is_dashes(word) || number(word))) return {};
    cells.at(i) = decimal(word);
  }
  return IndexRow{std::string(title), cells[0], cells[1], cells[2]};
}

std::optional<Score> score_in(std::string_view text) {
  const auto category = category_score(text);
  return category ? category : old_score(text);
}

void add_index_row(Draft& draft, int line, const IndexRow& printed) {
  const auto test = test_called(draft, line, printed.title);
  auto& table = table_for_row(draft, line, test.name);
  if (has_row(table, test.title) || table.rows.size() >= most_rows) {
    lose(draft, line, cat(in_quotes(test.title), " stands in this table already"));
    return;
  }
  PublishedIndex row;
  row.test = test.name;
  row.title = test.title;
  row.baseline = printed.baseline;
  row.value = printed.value;
  row.index = printed.index;
  row.line = line;
  settle_failure(draft, row);
  const bool no_baseline = row.value && !row.baseline && !row.index;
  const bool whole = row.baseline && row.value && row.index;
  if (!whole && !no_baseline && row.failure.empty()) {
    lose(draft, line, cat(in_quotes(row.title), ": numbers cut off or damaged"));
  }
  table.rows.push_back(std::move(row));
}

void add_score(Draft& draft, int line, const Score& score) {
  if (score.kind != Score::Kind::Category) draft.old = true;
  auto& table = table_for_score(draft, line, score);
  if (score.kind == Score::Kind::Sum) {
    table.plain = true;
    check_sum(draft, line, table, score);
  } else {
    set_score(draft, line, table, score);
  }
}

bool take_table(Draft& draft, const Piece& piece) {
  if (is_table_head(piece.text)) {
    begin_printed_table(draft, piece);
    return true;
  }
  // An old table has it above its head.
  if (piece.text == "INDEX VALUES") return true;
  if (const auto score = score_in(piece.text)) {
    const bool lonely =
        !draft.section_open && !draft.headed && score->kind != Score::Kind::Category;
    if (!lonely) add_score(draft, piece.line, *score);
    return !lonely;
  }
  const auto row = index_row_in(piece.text);
  if (!row || (!draft.table_open && !exact_name_of(row->title).known)) return false;
  add_index_row(draft, piece.line, *row);
  return true;
}

}  // namespace unixmark::read
