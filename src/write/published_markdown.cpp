// What was printed of a report as tables for issue trackers and wikis.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/published_parts.hpp"
#include "write/scaling_words.hpp"
#include "write/writers.hpp"

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using report::Published;
using report::PublishedSection;

std::string list(const std::vector<std::string>& items) {
  std::string lines;
  for (const auto& item : items) lines += fmt::format("- {}\n", markdown_text(item));
  return lines;
}

std::string markdown_head(const Published& report) {
  auto lines = fmt::format("## BYTE UNIX Benchmarks{}{}\n\n{}: {}.\n",
                           report.host.empty() ? "" : ", ", markdown_text(report.host),
                           markdown_text(program_text(report)), known_words(report));
  std::vector<std::string> facts;
  for (const auto& fact : report.facts) facts.push_back(cat(fact.name, ": ", fact.value));
  return facts.empty() ? lines : lines + '\n' + list(facts);
}

std::string markdown_result_row(const PrintedTest& test) {
  const auto shown = [](const auto& value) { return value ? fixed(*value, 1) : std::string("–"); };
  const auto& row = test.row;
  return fmt::format("| {} | {} | {} | {} | {} | {} |\n", markdown_text(row.title),
                     shown(row.value), markdown_text(row.unit), shown(test.baseline),
                     shown(test.index),
                     row.failure.empty() ? "" : "failed: " + markdown_text(row.failure));
}

std::string markdown_index_line(const report::PublishedTable& table) {
  const auto index = index_of(table);
  const auto remark = index_remark(table);
  return fmt::format("**{} index{}{}**{}\n", markdown_text(table.category), index ? ": " : "",
                     index ? fixed(*index, 1) : "",
                     remark.empty() ? "" : fmt::format(" ({})", remark));
}

std::string markdown_section(const PublishedSection& section) {
  auto lines = fmt::format("\n### {}\n\n", copies_text(section));
  const auto times = times_text(section);
  if (!times.empty()) lines += markdown_text(times) + "\n\n";
  lines += "| test | result | unit | baseline | index | remark |\n";
  lines += "| --- | ---: | --- | ---: | ---: | --- |\n";
  for (const auto& test : tests_of(section)) lines += markdown_result_row(test);
  for (const auto& table : tables_of(section)) lines += '\n' + markdown_index_line(table);
  for (const auto& category : section.unrated) {
    lines += cat("\nNo index results available for ", markdown_text(category), ".\n");
  }
  if (!section.remarks.empty()) lines += '\n' + list(remarks_of(section));
  return lines;
}

std::string part(std::string_view heading, const std::vector<report::Loss>& losses) {
  return losses.empty() ? std::string{}
                        : fmt::format("\n### {}\n\n{}", heading, list(loss_lines(losses)));
}

}  // namespace

std::string markdown(const Published& report) {
  auto whole = markdown_head(report);
  if (report.sweep) {
    whole += scaling_markdown(report.sweep->scaling) + "\n### How sure\n\n" +
             list(remarks_of(*report.sweep));
  } else {
    for (const auto& section : report.sections) whole += markdown_section(section);
  }
  if (report.sections.empty()) whole += "\nNo measured results.\n";
  return whole + part("What was lost", report.lost) + part("Warnings", report.warnings);
}

}  // namespace unixmark::write
