// Tables for issue trackers and wikis.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/date.hpp"
#include "write/facts.hpp"
#include "write/scaling_words.hpp"
#include "write/sureness.hpp"
#include "write/writers.hpp"

#include <fmt/format.h>

namespace unixmark::write {

namespace {

std::string report_head(const report::Report& report) {
  const auto& header = report.header;
  const auto& machine = header.machine;
  auto lines = fmt::format("## BYTE UNIX Benchmarks, {}\n\n", markdown_text(header.host));
  if (report.grade) lines += fmt::format("**{}**\n\n", markdown_text(grade_line(report)));
  for (const auto& mark : marks(report)) lines += fmt::format("**{}**\n\n", markdown_text(mark));
  lines += fmt::format(
      "{}, Linux {}, {}, {} processors. Measured by unixmark {}, profile {}, {}.\n",
      markdown_text(machine.os_name), markdown_text(machine.kernel_release),
      markdown_text(machine.architecture), online(machine), markdown_text(header.version),
      markdown_text(header.profile), markdown_text(build_text(header)));
  const auto baseline = other_baseline(header);
  if (!baseline.empty()) lines += fmt::format("Baseline: {}.\n", markdown_text(baseline));
  return lines;
}

std::string result_row(const report::Row& row) {
  const auto shown = [](const auto& value) { return value ? fixed(*value, 1) : std::string("–"); };
  return fmt::format("| {} | {} | {} | {} | {} | {} |\n", markdown_text(row.test.title),
                     shown(row.score), markdown_text(row.test.unit), shown(row.baseline),
                     shown(row.index), markdown_text(sureness(row)));
}

std::string index_sentence(const report::IndexTable& table) {
  const auto category = markdown_text(table.category);
  if (!table.score) return fmt::format("No index results available for {}.\n", category);
  return fmt::format("**{} index{}: {:.1f}**\n", category,
                     table.partial ? " (partial: not all of its tests have a result)" : "",
                     *table.score);
}

std::string remark_lines(const report::Section& section) {
  std::string lines;
  for (const auto& row : section.rows) {
    for (const auto& remark : notes_on(row)) {
      lines += fmt::format("- {}: {}\n", markdown_text(row.test.title), markdown_text(remark));
    }
  }
  return lines.empty() ? lines : '\n' + lines;
}

std::string report_section(const report::Section& section) {
  auto lines = fmt::format("\n### {}\n\n{} to {}\n\n", copies_text(section.copies),
                           told_iso_date(section.began), told_iso_date(section.ended));
  lines += "| test | result | unit | baseline | index | how sure |\n";
  lines += "| --- | ---: | --- | ---: | ---: | --- |\n";
  for (const auto& row : section.rows) lines += result_row(row);
  for (const auto& table : section.tables) lines += '\n' + index_sentence(table);
  const auto sure = index_lines(section);
  if (!sure.empty()) lines += '\n';
  for (const auto& line : sure) lines += fmt::format("- {}\n", markdown_text(line));
  return lines + remark_lines(section);
}

}  // namespace

std::string markdown(const report::Report& report) {
  auto whole = report_head(report);
  if (report.scaling) whole += scaling_markdown(*report.scaling);
  for (const auto& section : report.sections) whole += report_section(section);
  if (report.sections.empty()) whole += "\nNo measured results.\n";
  whole += '\n';
  for (const auto& line : trust_lines(report)) whole += fmt::format("- {}\n", markdown_text(line));
  return whole;
}

}  // namespace unixmark::write
