#include "read/published_text.hpp"

#include "base/text.hpp"
#include "read/published_head.hpp"
#include "read/published_index.hpp"
#include "read/published_pieces.hpp"
#include "read/published_remarks.hpp"
#include "read/published_rows.hpp"
#include "read/published_scan.hpp"
#include "read/published_sections.hpp"
#include "read/published_sweep.hpp"
#include "read/published_titles.hpp"
#include "read/published_told.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace unixmark::read {

namespace {

// "1 x Pipe Throughput 1 2 3"
bool is_progress(std::string_view text) {
  const auto copies = take_word(text);
  return count_of(copies) && take_word(text) == "x" && !leading_title(text).empty();
}

// What stands around code in pages and mails.
bool is_decoration(std::string_view text) {
  constexpr auto known = std::to_array<std::string_view>(
      {"```", "~~~", "[code]", "[/code]", "<pre>", "</pre>", "<code>", "</code>"});
  return std::ranges::any_of(known, [&](std::string_view mark) { return text == mark; });
}

// "No index results available for Non-Index Benchmarks"
bool take_unrated(Draft& draft, std::string_view text) {
  constexpr std::string_view words = "No index results available for ";
  constexpr std::size_t most_unrated = 20;
  if (!text.starts_with(words)) return false;
  const auto category = front_of(text.substr(words.size()), longest_title);
  if (!draft.section_open) return true;
  auto& unrated = draft.report.sections.back().unrated;
  if (unrated.size() < most_unrated) unrated.emplace_back(category);
  return true;
}

// UnixBench says so where it gives a test up, with the test's title in it or without.
bool take_abort(Draft& draft, const Piece& piece) {
  const bool gave_up = piece.text.find("aborting") != std::string_view::npos ||
                       piece.text.find("no measured results") != std::string_view::npos;
  const auto title = gave_up ? find_title(piece.text) : std::string_view();
  if (title.empty() || draft.place == Place::HowSure) return false;
  lose(draft, piece.line, cat("a test was given up: ", in_quotes(piece.text)));
  if (draft.section_open) add_failure(draft, piece.line, title, piece.text);
  return true;
}

bool take_whole_row(Draft& draft, const Piece& piece) {
  return take_result(draft, piece) || take_table(draft, piece);
}

bool take(Draft& draft, const Piece& piece) {
  return take_banner(draft, piece) || take_sweep(draft, piece) || take_run(draft, piece) ||
         take_whole_row(draft, piece) || take_fact(draft, piece) || take_how_sure(draft, piece) ||
         take_abort(draft, piece) || take_unrated(draft, piece.text) || is_progress(piece.text) ||
         is_decoration(piece.text);
}

// Prose around a report is none of it; within, everything that was not understood is told.
void leave(Draft& draft, const Piece& piece) {
  if (take_rest_of_fact(draft, piece)) return;
  const bool second_head = draft.place == Place::Head && draft.again;
  if (draft.page || draft.place == Place::Outside || second_head) return;
  lose(draft, piece.line, cat("not understood: ", in_quotes(piece.text)));
}

bool take_torn_index(Draft& draft, const Torn& torn) {
  const auto row = draft.table_open ? torn_index_row_in(torn.text) : std::nullopt;
  if (row) add_index_row(draft, torn.line, *row);
  return row.has_value();
}

bool take_torn_result(Draft& draft, const Torn& torn) {
  const auto ending = result_in(torn.text);
  const auto result = ending ? ending : torn_result_in(torn.text);
  if (!result) return false;
  // A title alone may be prose.
  const bool bare = !ending && result->unit.empty();
  const bool known = has_result(draft, exact_name_of(result->title).title);
  if (bare && (known || draft.place != Place::Run)) return false;
  add_result(draft, torn.line, *result);
  return true;
}

// The beginning of a row that the next line did not complete.
void settle_torn(Draft& draft) {
  if (!draft.torn) return;
  const auto torn = *std::exchange(draft.torn, std::nullopt);
  if (take_torn_index(draft, torn) || take_torn_result(draft, torn)) return;
  leave(draft, {torn.line, torn.text});
}

// Whether a row that a mail program broke in two is whole. Unless the first part goes as far as the
// bracket, only a known title shows that both are of one line.
bool is_whole_row(std::string_view begin, std::string_view whole) {
  if (const auto result = result_in(whole); result && result->samples) {
    return exact_name_of(result->title).known || result_in(begin);
  }
  const auto row = index_row_in(whole);
  return row && exact_name_of(row->title).known;
}

bool complete_torn(Draft& draft, const Piece& piece) {
  if (!draft.torn || !title_at(piece.text).empty()) return false;
  const auto whole = cat(draft.torn->text, " ", piece.text);
  if (!is_whole_row(draft.torn->text, whole)) return false;
  const auto line = std::exchange(draft.torn, std::nullopt)->line;
  return take_whole_row(draft, {line, whole});
}

bool may_be_torn(const Draft& draft, std::string_view text) {
  const bool expected = draft.place == Place::Run || !leading_title(text).empty();
  return (expected && result_in(text)) || torn_result_in(text) ||
         (draft.table_open && torn_index_row_in(text));
}

void take_piece(Draft& draft, const Piece& piece) {
  if (complete_torn(draft, piece)) return;
  settle_torn(draft);
  if (take(draft, piece)) {
    draft.fact_open = draft.fact_open && draft.place == Place::Head;
  } else if (may_be_torn(draft, piece.text)) {
    draft.torn = Torn{piece.line, std::string(piece.text)};
  } else {
    leave(draft, piece);
  }
}

// Where blanks were lost, a number may touch the title that a line begins with.
std::string with_blank_behind_title(std::string_view text) {
  const auto title = leading_title(text);
  const auto rest = text.substr(title.size());
  if (title.empty() || rest.empty() || !is_digit(rest.front())) return std::string(text);
  return cat(title, " ", rest);
}

}  // namespace

void take_line(Draft& draft, const Line& line) {
  if (draft.place == Place::Sweep && take_sweep_line(draft, line)) return;
  if (take_remark(draft, line)) return;
  if (line.text.empty()) {
    settle_torn(draft);
    draft.fact_open = false;
  }
  if (take_told(draft, line)) return;
  const auto facts = draft.report.facts.size();
  for (const auto piece : pieces_of(line.text)) {
    take_piece(draft, {line.number, with_blank_behind_title(piece)});
  }
  if (draft.report.facts.size() > facts) keep_blanks(draft, line);
}

void take_end(Draft& draft) {
  settle_torn(draft);
  settle_remark(draft);
  end_sweep(draft);
}

void read_text(Draft& draft, std::string_view text) {
  Lines lines(text);
  Line line;
  while (!draft.full && lines.next(line)) take_line(draft, line);
  if (!text.empty() && !text.ends_with('\n') && !text.ends_with('\r')) {
    draft.unended_line = line.number;
  }
  take_end(draft);
}

}  // namespace unixmark::read
