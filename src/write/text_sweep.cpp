// A sweep's part of the text report: when it ran, what it shows, and how sure that is.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"
#include "write/date.hpp"
#include "write/facts.hpp"
#include "write/sureness.hpp"
#include "write/text_parts.hpp"

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using report::PublishedSweep;
using report::Report;

constexpr std::size_t sweep_set_in = 2;  // all of the block How sure

// Appends `text` to the lines of How sure, which the block itself sets in.
void add_remark(std::vector<std::string>& lines, std::string_view text, std::size_t indent = 0) {
  const auto first = sweep_set_in + indent;
  for (auto& line : hanging_lines(remark_line(text), first, first + 2)) {
    lines.push_back(line.substr(sweep_set_in));
  }
}

// What a sweep's rows have to say besides their figures.
void add_row_remarks(std::vector<std::string>& lines, const report::Row& row, int copies) {
  const auto head = cat(row.test.title, ", ", copies, copies == 1 ? " copy" : " copies");
  const auto notes = notes_on(row);
  if (!row.failure.empty()) {
    add_remark(lines, cat(head, ": ", row.score ? row.failure : sureness(row)));
  } else if (!notes.empty()) {
    add_remark(lines, cat(head, ":"));
  }
  for (const auto& note : notes) add_remark(lines, note, 2);
}

std::vector<std::string> sweep_remarks(const Report& report) {
  std::vector<std::string> lines;
  if (report.grade) add_remark(lines, grade_line(report));
  for (const auto& mark : marks(report)) add_remark(lines, mark);
  if (report.scaling->tests.empty()) lines.emplace_back("no measured results");
  for (const auto& section : report.sections) {
    for (const auto& row : section.rows) add_row_remarks(lines, row, section.copies);
  }
  for (const auto& line : trust_lines(report)) add_remark(lines, line);
  return lines;
}

// Of the section that ended last.
WallTime end_of(const Report& report) {
  auto ended = report.header.began;
  for (const auto& section : report.sections) {
    if (section.ended.unix_seconds > ended.unix_seconds) ended = section.ended;
  }
  return ended;
}

std::string sweep_head(const PublishedSweep& sweep) {
  const auto processors = sweep.processors ? cat(*sweep.processors) : std::string("unknown");
  return fmt::format(
      "{:-<72}\nSweep: {} - {}\n{}\n", "", one_line(sweep.began), one_line(sweep.ended),
      folded("", cat(processors, sweep.processors == 1 ? " CPU" : " CPUs", " in system; ",
                     enumerated(sweep.scaling.copies), " copies of tests")));
}

}  // namespace

PublishedSweep printed_sweep(const Report& report) {
  PublishedSweep sweep;
  sweep.began = told_date(report.header.began);
  sweep.ended = clock_time(end_of(report));
  sweep.processors = static_cast<int>(online(report.header.machine));
  sweep.scaling = *report.scaling;
  sweep.remarks = sweep_remarks(report);
  return sweep;
}

std::string sweep_lines(const PublishedSweep& sweep, Signs signs) {
  auto lines = cat(sweep_head(sweep), scaling_lines(sweep.scaling, signs), "How sure\n");
  for (const auto& remark : sweep.remarks) lines += cat("  ", one_line(remark), '\n');
  return lines + '\n';
}

}  // namespace unixmark::write
