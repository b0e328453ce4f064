#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/html_parts.hpp"
#include "write/html_pictures.hpp"
#include "write/sureness.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

// The largest index of `category` in any run, so that bars of different runs compare.
double largest_index(const report::Report& report, const std::string& category) {
  double largest = 0;
  for (const auto& section : report.sections) {
    for (const auto& table : section.tables) {
      if (table.category != category) continue;
      for (const auto position : table.rows) {
        largest = std::max(largest, section.rows.at(position).index.value_or(0));
      }
    }
  }
  return largest;
}

std::string html_result_index_row(const report::Row& row, const report::IndexTable& table,
                                  double largest) {
  const auto chart =
      row.index ? bar_svg(row.test.title, *row.index, *table.score, largest) : std::string{};
  return fmt::format(
      "<tr><th scope=\"row\">{}</th><td class=\"n\">{}</td><td class=\"n\">{}</td>"
      "<td class=\"n\">{}</td><td class=\"chart\">{}</td></tr>\n",
      html_text(row.test.title), shown(row.baseline), shown(row.score), shown(row.index), chart);
}

std::string or_dash(const std::string& text) {
  return text.empty() ? "–" : html_text(text);
}

// Why a test has no figures, in their place.
std::string reason_row(const report::Row& row) {
  return fmt::format(
      "<tr><th scope=\"row\">{}</th><td colspan=\"6\"><span class=\"bad\">{}</span></td></tr>\n",
      html_text(row.test.title), html_text(sureness(row)));
}

std::string interval_row(const report::Row& row, double limit) {
  if (!row.score) return reason_row(row);
  const auto median =
      row.robust ? std::optional(row.robust->median) : std::optional<double>(std::nullopt);
  return fmt::format(
      "<tr><th scope=\"row\">{}</th><td class=\"n\">{}</td><td class=\"n\">{}</td>"
      "<td class=\"n\">{}</td><td class=\"n\">{}</td><td>{}</td><td class=\"intervals\">{}</td>"
      "</tr>\n",
      html_text(row.test.title), shown(row.score), or_dash(classic_half_width(row)), shown(median),
      or_dash(robust_half_width(row)), html_text(row.test.unit),
      whiskers_svg(whiskers_of(row, limit), row.test.title, sureness(row)));
}

}  // namespace

std::string index_part(const report::Report& report, const report::Section& section,
                       const report::IndexTable& table) {
  const auto category = html_text(table.category);
  if (!table.score) return fmt::format("<p>No index results available for {}.</p>\n", category);
  const double largest = largest_index(report, table.category);
  std::string rows;
  for (const auto position : table.rows) {
    rows += html_result_index_row(section.rows.at(position), table, largest);
  }
  return fmt::format(
      "<h3>{0}</h3>\n<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Test</th>"
      "<th scope=\"col\" class=\"n\">Baseline</th><th scope=\"col\" class=\"n\">Result</th>"
      "<th scope=\"col\" class=\"n\">Index</th><th scope=\"col\">Index as a bar</th></tr></thead>\n"
      "<tbody>\n{1}</tbody>\n<tfoot><tr><th scope=\"row\" colspan=\"3\">Index score{2}</th>"
      "<td class=\"n\">{3:.1f}</td><td></td></tr></tfoot></table></div>\n",
      category, rows, table.partial ? ", partial: not all of its tests have a result" : "",
      *table.score);
}

std::string interval_part(const report::Section& section, double limit) {
  std::string rows;
  for (const auto& row : section.rows) rows += interval_row(row, limit);
  return fmt::format(
      "<h3>Results, and how sure they are</h3>\n<div class=\"wide\"><table class=\"results\">\n"
      "<thead><tr><th scope=\"col\">Test</th><th scope=\"col\" class=\"n\">Result</th>"
      "<th scope=\"col\" class=\"n\">95 %</th><th scope=\"col\" class=\"n\">Median</th>"
      "<th scope=\"col\" class=\"n\">95 %</th><th scope=\"col\">Unit</th>"
      "<th scope=\"col\" class=\"intervals\">{}</th></tr></thead>\n<tbody>\n{}</tbody></table>"
      "</div>\n",
      interval_axis_svg(limit, "median"), rows);
}

}  // namespace unixmark::write
