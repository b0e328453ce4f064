// What was printed of a report as a page that needs nothing else, and that can be read again.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/html_parts.hpp"
#include "write/html_pictures.hpp"
#include "write/html_scaling_style.hpp"
#include "write/published_parts.hpp"
#include "write/writers.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using report::Published;
using report::PublishedIndex;
using report::PublishedSection;
using report::PublishedTable;

constexpr std::string_view how_to_read_printed = R"(<h2>How to read this</h2>
<p>A <b>result</b> is counted work per second (or per minute, for lpm). An <b>index</b> is the result divided by the baseline machine's,
times ten; the index of a category is the geometric mean of its tests'. Higher is better throughout. Bars begin at zero and have one scale
for all runs of a category; the thin line marks the category's index. Results of different versions, compilers or flags are not of the same
work.</p>
)";

constexpr std::string_view how_to_read_printed_sweep = R"(<h2>How to read this</h2>
<p>A <b>rate</b> is the median of the passes, in counted work per second (or per minute, for lpm), and no classic result: with these it does
not compare. Higher is better throughout.</p>
)";

// The largest index of `category` in any run, so that bars of different runs compare.
double largest_printed_index(const Published& report, const std::string& category) {
  double largest = 0;
  for (const auto& section : report.sections) {
    for (const auto& table : section.tables) {
      if (table.category != category) continue;
      for (const auto& row : table.rows) largest = std::max(largest, row.index.value_or(0));
    }
  }
  return largest;
}

std::string printed_tiles(const Published& report) {
  std::string items;
  for (const auto& section : report.sections) {
    for (const auto& table : tables_of(section)) {
      const auto index = index_of(table);
      if (!index) continue;
      const auto remark = index_remark(table);
      items += fmt::format("<li><span>{}</span><strong>{:.1f}</strong><span>{}{}{}</span></li>\n",
                           html_text(table.category), *index, copies_text(section),
                           remark.empty() ? "" : ", ", remark);
    }
  }
  return items.empty() ? items : fmt::format("<ul class=\"tiles\">\n{}</ul>\n", items);
}

std::string html_index_row(const PublishedIndex& row, double mean, double largest) {
  const auto chart = row.index ? bar_svg(row.title, *row.index, mean, largest) : std::string{};
  return fmt::format(
      "<tr><th scope=\"row\">{}</th><td class=\"n\">{}</td><td class=\"n\">{}</td>"
      "<td class=\"n\">{}</td><td class=\"chart\">{}</td></tr>\n",
      html_text(row.title), shown(row.baseline), shown(row.value), shown(row.index), chart);
}

std::string index_table(const Published& report, const PublishedTable& table) {
  const double largest = largest_printed_index(report, table.category);
  const auto index = index_of(table);
  std::string rows;
  for (const auto& row : table.rows) rows += html_index_row(row, index.value_or(0), largest);
  const auto remark = index_remark(table);
  return fmt::format(
      "<h3>{0}</h3>\n<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Test</th>"
      "<th scope=\"col\" class=\"n\">Baseline</th><th scope=\"col\" class=\"n\">Result</th>"
      "<th scope=\"col\" class=\"n\">Index</th><th scope=\"col\">Index as a bar</th></tr></thead>\n"
      "<tbody>\n{1}</tbody>\n<tfoot><tr><th scope=\"row\" colspan=\"3\">Index score{2}{3}</th>"
      "<td class=\"n\">{4}</td><td></td></tr></tfoot></table></div>\n",
      html_text(table.category), rows, remark.empty() ? "" : ", ", remark, shown(index));
}

std::string html_result_row(const report::PublishedRow& row) {
  return fmt::format(
      "<tr><th scope=\"row\">{}</th><td class=\"n\">{}</td><td>{}</td><td class=\"n\">{}</td>"
      "<td class=\"n\">{}</td><td class=\"n\">{}</td><td class=\"bad\">{}</td></tr>\n",
      html_text(row.title), shown(row.value), html_text(row.unit), shown(row.seconds),
      row.samples ? cat(*row.samples) : "–", row.rates.empty() ? "–" : cat(row.rates.size()),
      row.failure.empty() ? "" : "failed: " + html_text(row.failure));
}

std::string result_table(const PublishedSection& section) {
  std::string rows;
  for (const auto& test : tests_of(section)) rows += html_result_row(test.row);
  if (rows.empty()) return "<p>There are no measured results.</p>\n";
  return fmt::format(
      "<h3>Results</h3>\n<div class=\"wide\"><table class=\"results\">\n"
      "<thead><tr><th scope=\"col\">Test</th><th scope=\"col\" class=\"n\">Result</th>"
      "<th scope=\"col\">Unit</th><th scope=\"col\" class=\"n\">Seconds</th>"
      "<th scope=\"col\" class=\"n\">Samples</th><th scope=\"col\" class=\"n\">Passes known</th>"
      "<th scope=\"col\">Remark</th></tr></thead>\n<tbody>\n{}</tbody></table></div>\n",
      rows);
}

// What a text of ours said of how sure the run is.
std::string told_part(const PublishedSection& section) {
  const auto remarks = remarks_of(section);
  return remarks.empty() ? std::string{} : "<h3>How sure</h3>\n" + html_list(remarks, "plain");
}

std::string printed_section_part(const Published& report, const PublishedSection& section) {
  const auto told = copies_line(section);
  const auto times = times_text(section);
  auto part = fmt::format("<section>\n<h2>Run{} {}</h2>\n<p class=\"soft\">{}{}{}</p>\n",
                          section.copies ? " with" : ",", copies_text(section), html_text(times),
                          times.empty() || told.empty() ? "" : ", ", told);
  for (const auto& table : tables_of(section)) part += index_table(report, table);
  for (const auto& category : section.unrated) {
    part += cat("<p>No index results available for ", html_text(category), ".</p>\n");
  }
  return part + result_table(section) + told_part(section) + "</section>\n";
}

std::string sweep_part(const report::PublishedSweep& sweep) {
  return cat("<p class=\"soft\">", html_text(cat(sweep.began, " - ", sweep.ended)), "</p>\n",
             scaling_part(sweep.scaling), "<h2>How sure</h2>\n",
             html_list(remarks_of(sweep), "plain"));
}

std::string losses_part(std::string_view heading, const std::vector<report::Loss>& losses) {
  return losses.empty()
             ? std::string{}
             : fmt::format("<h2>{}</h2>\n{}", heading, html_list(loss_lines(losses), "plain"));
}

std::string what_it_is(const Published& report) {
  return report.sweep ? std::string("Sweep") : html_text(program_text(report));
}

std::string facts_part(const Published& report) {
  std::vector<Fact> facts;
  for (const auto& fact : report.facts) facts.push_back({fact.name, fact.value});
  return facts.empty() ? std::string{} : html_facts("System", facts);
}

}  // namespace

std::string html(const Published& report) {
  const auto host = html_text(report.host.empty() ? "an unnamed host" : report.host);
  auto page = html_head(cat(what_it_is(report), " of ", host, ", as printed"),
                        report.sweep ? html_scaling_style : std::string_view());
  page += fmt::format("<h1>BYTE UNIX Benchmarks: {}</h1>\n<p class=\"soft\">{}</p>\n", host,
                      html_text(program_text(report)));
  page += html_list({std::string(known_words(report))}, "marks") + "</header>\n<main>\n" +
          printed_tiles(report);
  if (report.sweep) page += sweep_part(*report.sweep);
  if (!report.sweep) {
    for (const auto& section : report.sections) page += printed_section_part(report, section);
  }
  if (report.sections.empty()) page += "<p>There are no measured results.</p>\n";
  page += losses_part("What was lost", report.lost) + losses_part("Warnings", report.warnings);
  page += cat(facts_part(report), report.sweep ? how_to_read_printed_sweep : how_to_read_printed,
              "</main>\n");
  return page + html_archive(json(report));
}

}  // namespace unixmark::write
