#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"
#include "write/comparison.hpp"
#include "write/comparison_sweeps.hpp"
#include "write/comparison_words.hpp"

namespace unixmark::write {

namespace {

using analysis::ComparedRow;
using analysis::ComparedRun;
using analysis::Comparison;
using analysis::Verdict;

constexpr std::size_t title_width = 28;
constexpr std::size_t name_width = 22;

// Blanks at the end of a line are of no use to anybody.
std::string ended(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

std::string party_lines(char side, const analysis::Party& party) {
  const auto words = one_line(party_words(party));
  return folded(cat(side, "  "), one_line(party.name)) +
         (words.empty() ? "" : folded("   ", words));
}

std::string difference_lines(const analysis::Difference& difference) {
  const auto name = cat("  ", left(one_line(difference.name), name_width), ' ');
  const auto a = one_line(difference.a);
  const auto b = one_line(difference.b);
  if (width_of(name) + width_of(a) + width_of(b) + 3 <= page_columns) {
    return cat(name, a, " / ", b, '\n');
  }
  return folded(cat(name, "A "), a) + folded(cat(std::string(width_of(name), ' '), "B "), b);
}

std::string different(const Comparison& comparison) {
  std::string lines;
  for (const auto& one : comparison.other_kind) lines += difference_lines(one);
  for (const auto& one : comparison.differences) lines += difference_lines(one);
  for (const auto& line : untold_lines(comparison)) lines += folded("  ", one_line(line));
  const auto* head = comparison.other_kind.empty() ? "Different, A / B\n"
                                                   : "Different, A / B; compared all the same\n";
  return lines.empty() ? "Nothing that is told differs.\n" : head + lines;
}

std::string verdict_text(Verdict verdict, bool coloured) {
  auto text = cat(left(sign(verdict), 2), ' ', analysis::word(verdict));
  const bool known = verdict == Verdict::Faster || verdict == Verdict::Slower;
  if (!coloured || !known) return text;
  return cat(verdict == Verdict::Faster ? "\x1b[32m" : "\x1b[31m", text, "\x1b[0m");
}

std::string text_row(const ComparedRow& row, bool coloured) {
  return ended(cat(left(one_line(row.title), title_width), right(side_text(row, true), 8),
                   right(side_text(row, false), 8),
                   right(row.ratio ? ratio_text(*row.ratio) : std::string{}, 6), "  ",
                   left(interval_text(row), 11), ' ', verdict_text(row.verdict, coloured)));
}

std::string compared_lines(const ComparedRun& run, bool coloured) {
  auto lines = cat(copies_words(run), '\n');
  for (const auto& row : run.tests) lines += text_row(row, coloured);
  for (const auto& row : run.indexes) lines += text_row(row, coloured);
  return lines;
}

std::string scaling_line(const ComparedRow& row) {
  if (!row.scaling_a && !row.scaling_b) return {};
  const bool both = row.scaling_a && row.scaling_b;
  return ended(cat(left(one_line(row.title), title_width), right(scaling_text(row.scaling_a), 8),
                   right(scaling_text(row.scaling_b), 8),
                   right(both ? ratio_text(*row.scaling_b / *row.scaling_a) : std::string{}, 6)));
}

std::string scaling_lines(const ComparedRun& run) {
  std::string lines;
  for (const auto& row : run.tests) lines += scaling_line(row);
  for (const auto& row : run.indexes) lines += scaling_line(row);
  return lines.empty() ? lines : cat("all copies by 1 copy\n", lines);
}

std::string text_table(const Comparison& comparison, bool coloured) {
  auto lines = ended(cat(left("Test", title_width), right("A", 8), right("B", 8), right("B/A", 6),
                         "  ", left("95 %", 12), "   verdict"));
  for (const auto& run : comparison.runs) lines += compared_lines(run, coloured);
  for (const auto& run : comparison.runs) lines += scaling_lines(run);
  return lines;
}

std::string shared_lines(const analysis::Shared& shared) {
  const auto words = shared_words(shared);
  return words.empty() ? words : folded("", one_line(words)) + '\n';
}

std::string note_text(const Comparison& comparison) {
  std::string lines;
  for (const auto& line : note_lines(comparison)) lines += folded("- ", one_line(line));
  const auto margin = margin_words(comparison);
  if (!margin.empty()) lines += folded("- ", margin);
  return lines;
}

}  // namespace

std::string comparison_text(const Comparison& comparison, bool coloured) {
  return cat(party_lines('A', comparison.a), party_lines('B', comparison.b), '\n',
             shared_lines(comparison.shared), different(comparison), '\n',
             text_table(comparison, coloured), '\n',
             comparison.sweeps ? sweeps_text(*comparison.sweeps) : std::string{},
             note_text(comparison));
}

}  // namespace unixmark::write
