#include "write/published_parts.hpp"

#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "write/columns.hpp"
#include "write/facts.hpp"
#include "write/text_parts.hpp"

#include <algorithm>
#include <cstddef>

namespace unixmark::write {

namespace {

using report::Published;
using report::PublishedIndex;
using report::PublishedRow;
using report::PublishedSection;
using report::PublishedTable;

constexpr std::size_t most_losses = 100;

// By the catalogue's name where both have one, since titles may be damaged.
bool same_test(const PublishedRow& row, const PublishedIndex& index) {
  if (!row.test.empty() && !index.test.empty()) return row.test == index.test;
  return row.title == index.title;
}

PrintedTest made_of(const PublishedIndex& index) {
  return {.row = report::row_of(index),
          .baseline = index.baseline,
          .index = index.index,
          .in_table = true};
}

void add(std::vector<PrintedTest>& tests, const PublishedIndex& index) {
  const auto found = std::ranges::find_if(
      tests, [&](const PrintedTest& test) { return same_test(test.row, index); });
  if (found == tests.end()) {
    tests.push_back(made_of(index));
  } else {
    found->baseline = index.baseline;
    found->index = index.index;
    found->in_table = true;
  }
}

// Whether remarks of a sweep are of a test: "Pipe Throughput, 2 copies: ...".
bool is_of_a_test(std::string_view remark) {
  return remark.find(" copies:") != std::string_view::npos ||
         remark.find(" copy:") != std::string_view::npos;
}

// Whether `next` goes on from the line `before`, which had no room for its first word.
bool had_no_room(std::string_view before, std::string_view next) {
  constexpr std::size_t set_in = 2;  // the whole block
  const auto word = next.substr(0, next.find(' '));
  return set_in + width_of(before) + 1 + width_of(word) > page_columns;
}

// What joins a line that is set in by `depth` to what was said before.
std::string_view between_remarks(std::string_view before, std::size_t depth) {
  constexpr std::size_t goes_on = 4;
  return depth >= goes_on || before.ends_with(':') || before.ends_with(';') ? " " : "; ";
}

}  // namespace

std::size_t category_place(std::string_view category) {
  using enum catalog::Category;
  std::size_t position = 0;
  for (const auto known : {System, Graphics2d, Graphics3d, Misc}) {
    if (category == catalog::title(known)) return position;
    ++position;
  }
  return position;
}

std::vector<PrintedTest> tests_of(const PublishedSection& section) {
  std::vector<PrintedTest> tests;
  for (const auto& row : section.rows) tests.push_back({.row = row});
  for (const auto& table : section.tables) {
    for (const auto& index : table.rows) add(tests, index);
  }
  std::ranges::stable_sort(tests, {}, [](const PrintedTest& test) { return test.row.title; });
  return tests;
}

std::vector<PublishedTable> tables_of(const PublishedSection& section) {
  auto tables = section.tables;
  std::ranges::stable_sort(
      tables, {}, [](const PublishedTable& table) { return category_place(table.category); });
  for (auto& table : tables) std::ranges::stable_sort(table.rows, {}, &PublishedIndex::title);
  return tables;
}

// Of a test, whose remarks are set in as far as what goes on from its first line.
std::vector<std::string> remarks_of(const report::PublishedSweep& sweep) {
  std::vector<std::string> remarks;
  std::string_view before;
  bool head_open = true;  // what is set in by two may go on from the remark's first line
  for (const std::string_view line : sweep.remarks) {
    const auto text = trim(line);
    const auto depth = line.size() - text.size();
    if (remarks.empty() || depth == 0) {
      remarks.emplace_back(text);
      head_open = true;
    } else {
      auto& remark = remarks.back();
      const bool goes_on = !is_of_a_test(remark) || (head_open && had_no_room(before, text));
      head_open = head_open && goes_on;
      remark += cat(goes_on ? " " : between_remarks(remark, depth), text);
    }
    before = line;
  }
  return remarks;
}

std::vector<std::string> remarks_of(const PublishedSection& section) {
  std::vector<std::string> remarks;
  for (const auto& line : section.remarks) {
    const auto depth = line.size() - trim(line).size();
    if (remarks.empty() || depth == 0) {
      remarks.emplace_back(trim(line));
    } else {
      remarks.back() += cat(between_remarks(remarks.back(), depth), trim(line));
    }
  }
  return remarks;
}

bool tells_how_sure(const Published& report) {
  if (report.sweep) return !report.sweep->remarks.empty();
  return std::ranges::any_of(report.sections, [](const auto& one) { return !one.remarks.empty(); });
}

std::string_view known_words(const Published& report) {
  return tells_how_sure(report)
             ? "only what was printed is known, also of how sure these numbers are"
             : report::only_printed;
}

std::vector<std::string> text_lines(const report::PublishedSweep& sweep) {
  const auto text = sweep_lines(sweep, Signs::Ascii);
  std::vector<std::string> lines;
  for (const auto line : split(std::string_view(text).substr(0, text.size() - 1), '\n')) {
    lines.emplace_back(line);
  }
  return lines;
}

std::string program_text(const Published& report) {
  return report.version.empty() ? report.program : cat(report.program, ' ', report.version);
}

std::string copies_line(const PublishedSection& section) {
  if (!section.copies && !section.processors) return {};
  const auto processors = section.processors ? cat(*section.processors) : std::string("unknown");
  return cat(processors, section.processors == 1 ? " CPU" : " CPUs", " in system; running ",
             section.copies ? copies_text(*section.copies) : "unknown parallel copies",
             " of tests");
}

std::string copies_text(const PublishedSection& section) {
  return section.copies ? copies_text(*section.copies) : std::string("copies not told");
}

std::string times_text(const PublishedSection& section) {
  if (section.began.empty() || section.ended.empty()) return cat(section.began, section.ended);
  return cat(section.began, " - ", section.ended);
}

std::string loss_text(const report::Loss& loss) {
  return loss.line > 0 ? cat("line ", loss.line, ": ", loss.text) : loss.text;
}

std::vector<std::string> loss_lines(const std::vector<report::Loss>& losses) {
  std::vector<std::string> lines;
  for (const auto& loss : losses) {
    if (lines.size() == most_losses && losses.size() > most_losses + 1) {
      lines.push_back(cat("and ", losses.size() - most_losses, " more"));
      break;
    }
    lines.push_back(loss_text(loss));
  }
  return lines;
}

std::string index_remark(const PublishedTable& table) {
  std::vector<std::string> parts;
  if (table.plain) parts.emplace_back("a mean of ratios, not times ten");
  if (table.partial) parts.emplace_back("partial: not all of its tests have a result");
  if (!table.score) parts.emplace_back("none was printed");
  if (!table.score && table.recomputed) {
    parts.push_back(cat("it is ", fixed(*table.recomputed, 1), " by its rows"));
  }
  return join(parts, "; ");
}

std::optional<double> index_of(const PublishedTable& table) {
  return table.score ? table.score : table.recomputed;
}

}  // namespace unixmark::write
