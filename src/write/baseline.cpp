#include "write/baseline.hpp"

#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"
#include "write/date.hpp"
#include "write/facts.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace unixmark::write {

namespace {

// Where a table came from. What the report does not tell is empty.
struct TableOrigin {
  std::string host;
  std::string processors;
  std::string began;
  std::string measured_by;
  std::optional<int> copies;
};

std::string processors_of(std::size_t number, std::string_view model) {
  if (number == 0) return std::string(model);
  return cat(number, " x ", model.empty() ? "unknown processor" : model);
}

TableOrigin origin_of(const report::Report& report, std::size_t position) {
  const auto& header = report.header;
  const auto& section = report.sections[position];
  return {
      .host = header.host,
      .processors = processors_of(online(header.machine), sys::processor_models(header.machine)),
      .began = long_date(section.began),
      .measured_by =
          cat("unixmark ", header.version, ", profile ", header.profile, ", ", build_text(header)),
      .copies = section.copies};
}

TableOrigin origin_of(const report::Published& report, std::size_t position) {
  const auto& section = report.sections[position];
  const auto measured_by = report::fact(report, "measured by");
  const auto program = cat(report.program, report.version.empty() ? "" : " ", report.version);
  const auto number = static_cast<std::size_t>(std::max(section.processors.value_or(0), 0));
  return {.host = report.host,
          .processors = processors_of(number, join(report::models_listed(report), ", ")),
          .began = section.began,
          .measured_by = measured_by.empty() ? program : std::string(measured_by),
          .copies = section.copies};
}

// What is not read is as wide as a page at most.
std::string comment_lines(std::string_view text) {
  constexpr std::string_view mark = "# ";
  std::string lines;
  for (const auto& line : hanging_lines(text, 0, 2, page_columns - mark.size())) {
    lines += cat(mark, line, '\n');
  }
  return lines;
}

std::string comment(std::string_view name, std::string_view value) {
  return value.empty() ? "" : comment_lines(cat(name, ": ", shortened(one_line(value))));
}

std::string first_comment(const TableOrigin& origin, double rating, std::string_view source) {
  const auto host =
      origin.host.empty() ? "a machine whose name is not told" : shortened(one_line(origin.host));
  const auto copies =
      origin.copies ? cat(" with ", copies_text(*origin.copies)) : std::string(", copies not told");
  return comment_lines(cat(host, copies, ", rated ", shortest(rating), ". Made from ",
                           shortened(one_line(source)), "."));
}

std::string comments(const TableOrigin& origin, const report::Scores& scores,
                     std::string_view source) {
  auto lines = cat(first_comment(origin, scores.choice.rating, source),
                   comment("Processors", origin.processors), comment("Begun", origin.began),
                   comment("Measured by", origin.measured_by));
  for (const auto& test : scores.left_out) {
    lines += comment("Left out", cat(test.test, ", ", test.why));
  }
  lines += comment("Seconds, samples or unit not told, but as usual", join(scores.usual, " "));
  return lines + comment("Not in the report", join(scores.absent, " "));
}

// Lengths serve readers alone: thousandths of a second are enough.
std::string table_line(const report::TableRow& row) {
  const auto seconds = shortest(std::round(row.seconds * 1000) / 1000);
  const auto score = shortest(row.score);
  return cat(row.test, '|', seconds, '|', row.unit, '|', score, '|', score, '|', row.samples, '\n');
}

std::string table(const TableOrigin& origin, const report::Scores& scores,
                  std::string_view source) {
  auto text = cat(comments(origin, scores, source), "#\n# name|seconds|unit|score|score|samples\n");
  for (const auto& row : scores.rows) text += table_line(row);
  return text;
}

}  // namespace

std::string baseline(const report::Report& report, const report::Scores& scores,
                     std::string_view source) {
  return table(origin_of(report, scores.section), scores, source);
}

std::string baseline(const report::Published& report, const report::Scores& scores,
                     std::string_view source) {
  return table(origin_of(report, scores.section), scores, source);
}

}  // namespace unixmark::write
