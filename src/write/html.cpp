// The page that people keep: needs no network and no script, and carries the whole report in JSON,
// so that it is an archive too.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/date.hpp"
#include "write/facts.hpp"
#include "write/html_style.hpp"
#include "write/sureness.hpp"
#include "write/writers.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

constexpr std::string_view how_to_read = R"(<h2>How to read this</h2>
<p>A <b>result</b> is counted work per second (or per minute, for lpm), by UnixBench's own rule: of the passes of a test
the third with the smallest counts is dropped, and the geometric mean of the others is the result. An <b>index</b> is
the result divided by the baseline machine's, times ten; the index of a category is the geometric mean of its tests'.
Higher is better throughout. Bars begin at zero and have one scale for all runs of a category; the thin line marks the category's index.</p>
<p><b>How sure</b> tells how far the slowest and the fastest pass lie from the median of all passes, none dropped. Two
results that differ by less than that say little about two machines. What follows +- is half of a 95 % interval; it covers the
noise of measuring, not what another choice of tests would have shown. From 20 passes on it also tells where the result
would lie if other passes, drawn at random from those measured, stood for them. Results of different profiles, compilers or flags
are not of the same work.</p>
)";

std::string list(const std::vector<std::string>& items, std::string_view style) {
  if (items.empty()) return {};
  auto lines = fmt::format("<ul class=\"{}\">\n", style);
  for (const auto& item : items) lines += fmt::format("<li>{}</li>\n", html_text(item));
  return lines + "</ul>\n";
}

std::string shown(const std::optional<double>& value) {
  return value ? fixed(*value, 1) : "–";
}

std::string tiles(const report::Report& report) {
  std::string items;
  for (const auto& section : report.sections) {
    for (const auto& table : section.tables) {
      if (!table.score) continue;
      items += fmt::format("<li><span>{}</span><strong>{:.1f}</strong><span>{}{}</span></li>\n",
                           html_text(table.category), *table.score, copies_text(section.copies),
                           table.partial ? ", partial index" : "");
    }
  }
  return items.empty() ? items : fmt::format("<ul class=\"tiles\">\n{}</ul>\n", items);
}

std::string system_table(const report::Header& header) {
  std::string rows;
  for (const auto& fact : system_facts(header)) {
    rows += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", fact.name,
                        html_text(fact.value));
  }
  return fmt::format(
      "<h2>System</h2>\n<div class=\"wide\"><table class=\"facts\">\n{}</table></div>\n", rows);
}

std::string result_row(const report::Row& row) {
  auto notes = html_text(sureness(row));
  if (!row.score) notes = fmt::format("<span class=\"bad\">{}</span>", notes);
  for (const auto& remark : notes_on(row)) {
    notes += fmt::format("<br><span class=\"soft\">{}</span>", html_text(remark));
  }
  const auto counted = row.score ? fmt::format("{:.1f} s × {}", row.seconds, row.samples) : "–";
  return fmt::format(
      "<tr><th scope=\"row\">{}</th><td class=\"n\">{}</td><td>{}</td><td class=\"n\">{}</td>"
      "<td>{}</td></tr>\n",
      html_text(row.test.title), shown(row.score), html_text(row.test.unit), counted, notes);
}

std::string result_table(const report::Section& section) {
  std::string rows;
  for (const auto& row : section.rows) rows += result_row(row);
  return fmt::format(
      "<div class=\"wide\"><table class=\"results\">\n<caption>Results, and how sure they "
      "are</caption>\n<thead><tr><th scope=\"col\">Test"
      "</th><th scope=\"col\" class=\"n\">Result</th><th scope=\"col\">Unit</th>"
      "<th scope=\"col\" class=\"n\">Time × samples</th><th scope=\"col\">How sure</th></tr>"
      "</thead>\n<tbody>\n{}</tbody></table></div>\n",
      rows);
}

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

// In percent of the chart's width, whatever a damaged file says.
double width_of(double value, double largest) {
  return largest > 0 && value > 0 ? std::min(100.0, value / largest * 100) : 0.0;
}

std::string bar(std::string_view title, double value, double mean, double largest) {
  return fmt::format(
      "<svg viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\" role=\"img\">"
      "<title>{}: index {:.1f}</title><rect width=\"{:.2f}\" height=\"10\"/>"
      "<line x1=\"{:.2f}\" x2=\"{:.2f}\" y1=\"0\" y2=\"10\"/></svg>",
      title, value, width_of(value, largest), width_of(mean, largest), width_of(mean, largest));
}

std::string index_row(const report::Row& row, const report::IndexTable& table, double largest) {
  const auto title = html_text(row.test.title);
  const auto chart = row.index ? bar(title, *row.index, *table.score, largest) : std::string{};
  return fmt::format(
      "<tr><th scope=\"row\">{}</th><td class=\"n\">{}</td><td class=\"n\">{}</td>"
      "<td class=\"n\">{}</td><td class=\"chart\">{}</td></tr>\n",
      title, shown(row.baseline), shown(row.score), shown(row.index), chart);
}

std::string index_table(const report::Report& report, const report::Section& section,
                        const report::IndexTable& table) {
  const auto category = html_text(table.category);
  if (!table.score) return fmt::format("<p>No index results available for {}.</p>\n", category);
  const double largest = largest_index(report, table.category);
  std::string rows;
  for (const auto position : table.rows) {
    rows += index_row(section.rows.at(position), table, largest);
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

std::string failures(const report::Section& section) {
  std::vector<std::string> items;
  for (const auto& row : section.rows) {
    if (!row.failure.empty()) items.push_back(cat(row.test.title, ": ", row.failure));
  }
  return items.empty() ? std::string{} : "<h3>What went wrong</h3>\n" + list(items, "plain");
}

std::string section_part(const report::Report& report, const report::Section& section) {
  auto part = fmt::format(
      "<section>\n<h2>Run with {}</h2>\n<p class=\"soft\">{} – {}, {} in system</p>\n",
      copies_text(section.copies), long_date(section.began), clock_time(section.ended),
      online(report.header.machine) == 1 ? "1 CPU" : cat(online(report.header.machine), " CPUs"));
  for (const auto& table : section.tables) part += index_table(report, section, table);
  return part + result_table(section) + failures(section) + "</section>\n";
}

// JSON that no browser can take for the end of its script element.
std::string embedded(const std::string& json) {
  std::string safe;
  for (const char letter : json) {
    switch (letter) {
      case '<':
        safe += "\\u003c";
        break;
      case '>':
        safe += "\\u003e";
        break;
      case '&':
        safe += "\\u0026";
        break;
      default:
        safe += letter;
    }
  }
  return safe;
}

}  // namespace

std::string html(const report::Report& report) {
  const auto host = html_text(report.header.host);
  auto page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>UnixBench of {}, {}</title>\n<style>{}</style>\n</head>\n<body>\n<header>\n"
      "<h1>BYTE UNIX Benchmarks: {}</h1>\n<p class=\"soft\">Begun {}, unixmark {}, profile "
      "{}</p>\n",
      host, iso_date(report.header.began), html_style, host, long_date(report.header.began),
      html_text(report.header.version), html_text(report.header.profile));
  if (report.grade) page += fmt::format("<p>{}</p>\n", html_text(grade_line(report)));
  page += list(marks(report), "marks") + "</header>\n<main>\n" + tiles(report);
  for (const auto& section : report.sections) page += section_part(report, section);
  if (report.sections.empty()) page += "<p>There are no measured results.</p>\n";
  page += "<h2>What bears on these numbers</h2>\n" + list(trust_lines(report), "plain");
  page += system_table(report.header) + std::string(how_to_read) + "</main>\n";
  page += fmt::format("<script type=\"application/json\" id=\"unixmark-report\">{}</script>\n",
                      embedded(json(report)));
  return page + "</body>\n</html>\n";
}

}  // namespace unixmark::write
