#include "read/published_sweep.hpp"

#include "analysis/scaling.hpp"
#include "base/text.hpp"
#include "read/published_scan.hpp"
#include "read/published_sections.hpp"
#include "read/published_sweep_test.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace unixmark::read {

namespace {

constexpr std::size_t shortest_rule_of_sweep = 60;
constexpr std::size_t most_sweep_lines = 2'000;  // of a paragraph
constexpr std::size_t most_sweep_tests = 200;

bool begins_another(std::string_view text) {
  return text.starts_with("BYTE UNIX Benchmarks (Version") ||
         (text.size() >= shortest_rule_of_sweep &&
          text.find_first_not_of('-') == std::string_view::npos);
}

// Both times, of which the journal may have lacked the first.
std::optional<Times> sweep_times_in(std::string_view text) {
  const auto times = times_in(text);
  if (times || !text.starts_with(report::not_told)) return times;
  return Times{report::not_told, clock_at(last_word(text))};
}

// The numbers in "1, 2, 4 and 8" up to the first that is none.
std::vector<int> numbers_in(std::string_view text) {
  std::vector<int> numbers;
  for (auto word : words(text)) {
    if (word == "and") continue;
    if (word.ends_with(',')) word.remove_suffix(1);
    const auto number = count_of(word);
    if (!number || *number < 1) break;
    numbers.push_back(*number);
  }
  return numbers;
}

std::string_view behind_words(std::string_view text, std::string_view mark) {
  const auto at = text.find(mark);
  return at == std::string_view::npos ? std::string_view() : text.substr(at + mark.size());
}

std::optional<int> count_before(std::string_view text, std::string_view mark) {
  const auto at = text.find(mark);
  if (at == std::string_view::npos) return {};
  return count_of(last_word(text.substr(0, at)));
}

// "8 CPUs in system; 1, 2, 4 and 8 copies of tests"
bool take_system(report::PublishedSweep& sweep, std::string_view text) {
  constexpr std::string_view mark = " in system; ";
  if (text.find(mark) == std::string_view::npos || !text.ends_with(" copies of tests"))
    return false;
  sweep.processors = count_before(text, " CPU");
  sweep.scaling.copies = numbers_in(behind_words(text, mark));
  return true;
}

// "6 cores, 8 processors, a quota of 3.5, memory nodes full with 4, 8 copies"
bool take_machine(report::Scaling& scaling, std::string_view text) {
  const auto processors = count_before(text, " processor");
  if (!processors || *processors < 1) return false;
  scaling.processors = *processors;
  scaling.cores = count_before(text, " core").value_or(0);
  auto quota = behind_words(text, "a quota of ");
  quota = quota.substr(0, quota.find(", "));
  if (!quota.empty()) scaling.quota = number(quota);
  scaling.borders = numbers_in(behind_words(text, "memory nodes full with "));
  return true;
}

void take_lead(Draft& draft, const std::vector<Line>& lines) {
  auto& scaling = draft.report.sweep->scaling;
  scaling.frequency_known = true;
  const auto sentences = sentences_of(lines, 1);
  if (sentences.empty() || !take_machine(scaling, sentences.front().text)) {
    lose(draft, lines.front().number, "the processors and cores of this sweep");
  }
  for (const auto& sentence : sentences) {
    if (sentence.text.starts_with("frequency unknown")) scaling.frequency_known = false;
  }
  scaling.fit_limit = analysis::fit_limit(scaling);
}

// "six passes of 10 s; ..."; where they differ, "3 to 9 passes of 0.5 to 2 s", none is that of all.
void take_passes_told(report::PublishedSweep& sweep, std::string_view text) {
  const auto parts = words(text.substr(0, text.find(';')));
  if (parts.size() < 2 || !parts[1].starts_with("pass")) return;
  const auto passes = parts[0] == "six" ? std::optional(6) : count_of(parts[0]);
  if (passes && *passes > 0) sweep.passes = passes;
  if (parts.size() != 5 || parts[2] != "of" || parts[4] != "s") return;
  const auto seconds = number(parts[3]);
  if (seconds && *seconds > 0) sweep.seconds = seconds;
}

// What is set in deeper than the first line goes on from the line before.
void take_remarks(Draft& draft, const std::vector<Line>& lines) {
  auto& sweep = *draft.report.sweep;
  if (lines.size() < 2) return;
  const auto base = lines[1].indent;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto deeper = lines[i].indent - std::min(lines[i].indent, base);
    sweep.remarks.push_back(cat(std::string(std::min<std::size_t>(deeper, 4), ' '), lines[i].text));
  }
  std::string all;
  for (const auto& remark : sweep.remarks) all += cat(' ', trim(remark));
  take_passes_told(sweep, behind_words(behind_words(all, "in random order (seed "), "): "));
  const auto seed = to_integer(take_number_of(behind_words(all, "in random order (seed ")));
  if (seed && *seed > 0 && *seed <= 4'294'967'295) {
    sweep.scaling.seed = static_cast<std::uint32_t>(*seed);
  }
}

void take_test(Draft& draft, const std::vector<Line>& lines) {
  auto& scaling = draft.report.sweep->scaling;
  auto test = sweep_test_in(draft, lines);
  if (!test) return;
  if (scaling.tests.size() >= most_sweep_tests) {
    lose(draft, lines.front().number, "more tests than any sweep has");
    return;
  }
  scaling.tests.push_back(std::move(*test));
}

// Paragraphs stand between empty lines.
void settle_paragraph(Draft& draft) {
  const auto lines = std::exchange(draft.paragraph, {});
  if (lines.empty()) return;
  const auto& first = lines.front();
  if (first.text == "How sure") {
    take_remarks(draft, lines);
    draft.place = Place::HowSure;
  } else if (first.text == "Scaling") {
    take_lead(draft, lines);
  } else if (is_sweep_test(lines)) {
    take_test(draft, lines);
  } else if (!take_system(*draft.report.sweep, joined_text(lines))) {
    lose(draft, first.number, cat("not understood: ", in_quotes(first.text)));
  }
}

// Nothing but its head: another head stands below it.
bool is_bare(const report::PublishedSweep& sweep) {
  return sweep.scaling.tests.empty() && sweep.remarks.empty();
}

}  // namespace

bool take_sweep(Draft& draft, const Piece& piece) {
  constexpr std::string_view words = "Sweep: ";
  if (draft.place == Place::HowSure || !piece.text.starts_with(words)) return false;
  const auto times = sweep_times_in(piece.text.substr(words.size()));
  if (!times || !draft.headed) return false;
  if (draft.report.sweep && !is_bare(*draft.report.sweep)) {
    lose(draft, piece.line, "another sweep begins: it is not read");
    return true;
  }
  if (draft.report.sweep) {
    lose(draft, draft.report.sweep->line, "the sweep above the next one: it has no tests");
  }
  end_section(draft);
  draft.place = Place::Sweep;
  auto& sweep = draft.report.sweep.emplace();
  sweep.line = piece.line;
  sweep.began = front_of(trim(times->began), longest_title);
  sweep.ended = times->ended;
  return true;
}

bool take_sweep_line(Draft& draft, const Line& line) {
  if (begins_another(line.text)) {
    end_sweep(draft);
    return false;
  }
  if (line.text.empty()) {
    settle_paragraph(draft);
  } else if (draft.paragraph.size() < most_sweep_lines) {
    draft.paragraph.push_back(line);
  }
  return true;
}

void end_sweep(Draft& draft) {
  if (draft.place != Place::Sweep) return;
  settle_paragraph(draft);
  draft.place = Place::Outside;  // beyond How sure too
}

void read_sweep(Draft& draft, const std::vector<std::string>& lines) {
  draft.headed = true;
  int number = 0;
  for (const auto& text : lines) {
    const Line line{.number = ++number, .text = clean_line(text), .indent = indent_of(text)};
    if (draft.place == Place::Sweep) {
      if (!take_sweep_line(draft, line)) return;
    } else if (!line.text.empty()) {
      take_sweep(draft, {line.number, line.text});
    }
  }
  end_sweep(draft);
}

}  // namespace unixmark::read
