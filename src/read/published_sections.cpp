#include "read/published_sections.hpp"

#include "base/text.hpp"
#include "read/published_remarks.hpp"
#include "read/published_scan.hpp"
#include "read/published_titles.hpp"

#include <algorithm>

namespace unixmark::read {

namespace {

using report::PublishedSection;

constexpr std::size_t longest_date = 100;

bool is_all(std::string_view text, char letter) {
  return text.find_first_not_of(letter) == std::string_view::npos;
}

// The second time, behind a dash of any width.
std::string_view end_after(std::string_view text) {
  text = trim(text);
  for (const std::string_view dash : {"-", "\xE2\x80\x93", "\xE2\x80\x94"}) {
    if (text.starts_with(dash)) return clock_at(trim(text.substr(dash.size())));
  }
  return {};
}

bool has_content(const PublishedSection& section) {
  return !section.rows.empty() || !section.tables.empty();
}

// The open section where the head of a run may still be of it.
PublishedSection& section_for_head(Draft& draft, int line, bool has_this_part) {
  auto& section = section_at(draft, line);
  draft.place = Place::Run;
  return has_content(section) || has_this_part ? begin_section(draft, line) : section;
}

bool began_before(const Draft& draft) {
  return draft.section_open && !draft.report.sections.back().began.empty();
}

bool copies_before(const Draft& draft) {
  return draft.section_open && draft.report.sections.back().copies.has_value();
}

bool take_times(Draft& draft, const Piece& piece, std::string_view text) {
  const auto times = times_in(text);
  if (!times) return false;
  auto& section = section_for_head(draft, piece.line, began_before(draft));
  section.began = front_of(trim(times->began), longest_date);
  section.ended = times->ended;
  return true;
}

// "Start Benchmark Run: Tue Oct 15 20:04:50 IST 2002", in the head of version 4, which goes on.
bool take_start(Draft& draft, const Piece& piece) {
  constexpr std::string_view words = "start benchmark run:";
  const bool elsewhere = draft.place == Place::Run || draft.place == Place::HowSure;
  if (elsewhere || !begins_any_case(piece.text, words)) return false;
  draft.old = true;
  draft.place = Place::Head;
  draft.fact_open = false;
  auto& section = begin_section(draft, piece.line);
  section.began = front_of(trim(piece.text.substr(words.size())), longest_date);
  const auto colon = section.began.find(':');
  if (colon == std::string::npos) lose(draft, piece.line, "the time at which it began is cut off");
  return true;
}

bool take_benchmark_run(Draft& draft, const Piece& piece) {
  constexpr std::string_view words = "benchmark run:";
  // Remarks may quote anything, but not in these letters.
  const bool quotes = draft.place == Place::HowSure && !piece.text.starts_with("Benchmark Run:");
  if (quotes || !begins_any_case(piece.text, words)) return false;
  const auto rest = piece.text.substr(words.size());
  if (take_times(draft, piece, rest)) return true;
  if (!draft.headed && !draft.section_open) return false;
  auto& section = section_for_head(draft, piece.line, began_before(draft));
  const auto told = front_of(trim(rest), longest_date);
  // Which is said with what else the run lacks.
  if (told.empty() || told == report::not_told) return true;
  if (!draft.page) section.began = told;  // where other words stand here
  lose(draft, piece.line, cat("this run's times: ", in_quotes(told)));
  return true;
}

// "3 parallel processes": a number before the word in `text` that begins with `word`.
std::optional<int> number_before(std::string_view text, std::string_view word) {
  const auto at = text.find(word);
  if (at == std::string_view::npos) return {};
  return count_of(last_word(text.substr(0, at)));
}

void set_copies(Draft& draft, const Piece& piece, std::string_view text, std::string_view word) {
  auto& section = section_for_head(draft, piece.line, copies_before(draft));
  section.copies = number_before(text, word);
  section.processors = number_before(text, " CPU");
  if (section.copies == 0) section.copies.reset();
  if (section.processors == 0) {
    warn(draft, piece.line, "a system of 0 processors: its program could not count them");
  }
}

// "4 CPUs in system; running 1 parallel copy of tests"
bool take_processors(Draft& draft, const Piece& piece) {
  const bool begins = piece.text.find("CPU in system; running ") != std::string_view::npos ||
                      piece.text.find("CPUs in system; running ") != std::string_view::npos;
  if (!begins || draft.place == Place::HowSure) return false;
  set_copies(draft, piece, piece.text, " parallel");
  return true;
}

// "Benchmark Run: 4 CPUs; 1 parallel process" and "Time: 09:00:00 - 09:02:10; 2m 10s", in a page.
bool take_page_run(Draft& draft, const Piece& piece) {
  if (begins_any_case(piece.text, "benchmark run:") &&
      number_before(piece.text, " parallel process")) {
    const auto text = piece.text.substr(std::string_view("benchmark run:").size());
    set_copies(draft, piece, text, " parallel process");
    return true;
  }
  constexpr std::string_view time = "Time:";
  const bool awaited = draft.section_open && draft.place == Place::Run && !began_before(draft);
  return awaited && piece.text.starts_with(time) &&
         take_times(draft, piece, piece.text.substr(time.size()));
}

bool take_rule(Draft& draft, const Piece& piece) {
  constexpr std::size_t shortest_divider = 60;
  if (is_all(piece.text, '=')) return true;
  if (piece.text.size() < shortest_divider || !is_all(piece.text, '-')) return false;
  end_section(draft);
  draft.place = Place::Outside;
  return true;
}

}  // namespace

std::optional<Times> times_in(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto clock = clock_at(text.substr(at));
    if (clock.empty()) continue;
    const auto end = end_after(text.substr(at + clock.size()));
    if (!end.empty()) return Times{text.substr(0, at + clock.size()), end};
  }
  return {};
}

bool take_run(Draft& draft, const Piece& piece) {
  return take_rule(draft, piece) || take_start(draft, piece) || take_page_run(draft, piece) ||
         take_benchmark_run(draft, piece) || take_processors(draft, piece);
}

bool take_how_sure(Draft& draft, const Piece& piece) {
  if (piece.text == "How sure" && (draft.headed || draft.section_open)) {
    end_table(draft);
    draft.place = Place::HowSure;
    if (draft.section_open) begin_remarks(draft);
    return true;
  }
  if (draft.place != Place::HowSure) return false;
  if (draft.section_open) take_failure(draft, piece);
  return true;
}

}  // namespace unixmark::read
