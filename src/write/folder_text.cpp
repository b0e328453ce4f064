// The reports of a folder in the columns of a terminal.
#include "base/text.hpp"
#include "base/utf8.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"
#include "write/folder.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace unixmark::write {

namespace {

using report::RunSummary;
using report::Summary;

constexpr std::size_t file_column = 0;
constexpr std::size_t program_column = 1;
constexpr std::size_t machine_column = 2;
constexpr std::size_t copies_column = 3;
constexpr std::size_t index_column = 4;
using Widths = std::array<std::size_t, 5>;
constexpr std::size_t folder_gap = 2;
constexpr std::string_view remarks_head = "remarks";

// What the table says of a report.
struct FolderLine {
  std::array<std::string, 3> names;  // of file, program and machine
  std::vector<std::string> copies;   // of two runs in each, like the next
  std::vector<std::string> indexes;
  std::string remarks;
};

// The characters at the end of `text` that have room in `width` columns.
std::string_view end_columns(std::string_view text, std::size_t width) {
  const auto whole = width_of(text);
  text.remove_prefix(front_columns(text, whole - std::min(whole, width)).size());
  while (width_of(text) > width) text.remove_prefix(character_at(text).bytes);
  return text;
}

// `text` in so many columns, with dots for what is left out; of a file's name that is the middle,
// since names of one folder differ at their ends.
std::string abridged(const std::string& text, std::size_t width, bool in_the_middle) {
  constexpr std::string_view dots = "...";
  if (width_of(text) <= width || width <= dots.size()) return text;
  const auto kept = width - dots.size();
  const auto behind = in_the_middle ? kept / 2 : 0;
  return cat(front_columns(text, kept - behind), dots, end_columns(text, behind));
}

std::string name_of_program(const Summary& summary) {
  return summary.version.empty() ? summary.program : cat(summary.program, ' ', summary.version);
}

std::string name_of_machine(const Summary& summary) {
  constexpr std::size_t longest = 31;
  auto processor = abridged(one_line(summary.processor), longest, false);
  if (!summary.processors) return processor;
  if (processor.empty()) {
    return cat(*summary.processors, *summary.processors == 1 ? " CPU" : " CPUs");
  }
  return cat(*summary.processors, " x ", processor);
}

// "1, 8": what `word` says of each run, two in a line, since figures are never cut.
std::vector<std::string> of_runs(const Summary& summary, auto&& word) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < summary.runs.size(); ++i) {
    if (i % 2 == 0) {
      if (i > 0) lines.back() += ',';
      lines.push_back(word(summary.runs[i]));
    } else {
      lines.back() += cat(", ", word(summary.runs[i]));
    }
  }
  if (lines.empty()) lines.emplace_back("-");
  return lines;
}

std::string copies_of_run(const RunSummary& run) {
  return run.copies ? cat(*run.copies) : std::string("?");
}

std::string index_of_run(const RunSummary& run) {
  return run.index ? fixed(*run.index, 1) : std::string("-");
}

// "1 failed", where `count` is above 0.
void add_count(std::vector<std::string>& parts, std::size_t count, std::string_view what) {
  if (count > 0) parts.push_back(cat(count, ' ', what));
}

std::string remarks_of(const Summary& summary) {
  auto parts = summary.marks;
  std::size_t failed = 0;
  bool partial = false;
  bool recomputed = false;
  std::string other_category;
  for (const auto& run : summary.runs) {
    failed += run.failed;
    partial = partial || run.partial;
    recomputed = recomputed || run.recomputed;
    if (run.index && run.category != "System Benchmarks") other_category = run.category;
  }
  if (!other_category.empty()) parts.push_back(other_category);
  if (partial) parts.emplace_back("partial");
  if (recomputed) parts.emplace_back("recomputed");
  add_count(parts, failed, "failed");
  add_count(parts, summary.lost, "lost");
  add_count(parts, summary.warnings, summary.warnings == 1 ? "warning" : "warnings");
  return join(parts, ", ");
}

FolderLine folder_line_of(const FolderRow& row) {
  return {.names = {one_line(row.file), one_line(name_of_program(row.summary)),
                    name_of_machine(row.summary)},
          .copies = of_runs(row.summary, copies_of_run),
          .indexes = of_runs(row.summary, index_of_run),
          .remarks = one_line(remarks_of(row.summary))};
}

std::size_t widest_of_lines(const std::vector<std::string>& lines) {
  std::size_t width = 0;
  for (const auto& line : lines) width = std::max(width, width_of(line));
  return width;
}

Widths widths_of(const std::vector<FolderLine>& lines) {
  Widths widths{};
  for (const auto& line : lines) {
    for (std::size_t i = 0; i < line.names.size(); ++i) {
      widths.at(i) = std::max(widths.at(i), width_of(line.names.at(i)));
    }
    widths[copies_column] = std::max(widths[copies_column], widest_of_lines(line.copies));
    widths[index_column] = std::max(widths[index_column], widest_of_lines(line.indexes));
  }
  return widths;
}

std::size_t columns_for(const Widths& widths) {
  auto sum = (widths.size() - 1) * folder_gap;
  for (const auto width : widths) sum += width;
  return sum;
}

// What names must give up, machines before files.
Widths narrowed(Widths widths) {
  struct Step {
    std::size_t column;
    std::size_t least;
  };
  constexpr auto steps = std::to_array<Step>({{machine_column, 16},
                                              {file_column, 20},
                                              {program_column, 15},
                                              {machine_column, 8},
                                              {file_column, 8}});
  for (const auto& [column, least] : steps) {
    const auto sum = columns_for(widths);
    if (sum <= page_columns || widths.at(column) <= least) continue;
    const auto width = widths.at(column);
    widths.at(column) = std::max(least, width - std::min(width, sum - page_columns));
  }
  return widths;
}

std::string padded(const std::string& text, std::size_t width) {
  return text + std::string(width + folder_gap - width_of(text), ' ');
}

std::string part_of(const std::vector<std::string>& parts, std::size_t at) {
  return at < parts.size() ? parts[at] : std::string{};
}

std::string row_text(const FolderLine& line, const Widths& widths, bool beside) {
  std::string text;
  for (std::size_t i = 0; i < std::max<std::size_t>(line.copies.size(), 1); ++i) {
    std::string row;
    for (std::size_t name = 0; name < line.names.size(); ++name) {
      const auto shown = abridged(line.names.at(name), widths.at(name), name == file_column);
      row += padded(i == 0 ? shown : std::string{}, widths.at(name));
    }
    row += padded(part_of(line.copies, i), widths[copies_column]);
    row += padded(part_of(line.indexes, i), widths[index_column]);
    if (beside && i == 0) row += line.remarks;
    row.resize(row.find_last_not_of(' ') + 1);
    text += row + '\n';
  }
  return beside || line.remarks.empty() ? text : text + folded("    ", line.remarks);
}

}  // namespace

std::string folder_text(const FolderTable& table) {
  std::vector<FolderLine> lines = {{.names = {"file", "program", "machine"},
                                    .copies = {"copies"},
                                    .indexes = {"index"},
                                    .remarks = {}}};
  std::size_t remarks = 0;
  for (const auto& row : table.rows) {
    lines.push_back(folder_line_of(row));
    remarks = std::max(remarks, width_of(lines.back().remarks));
  }
  const auto natural = widths_of(lines);
  const auto room = folder_gap + std::max(remarks, remarks_head.size());
  const bool beside = remarks > 0 && columns_for(natural) + room <= page_columns;
  if (beside) lines.front().remarks = remarks_head;
  const auto widths = narrowed(natural);
  std::string text;
  for (const auto& line : lines) text += row_text(line, widths, beside);
  return text;
}

}  // namespace unixmark::write
