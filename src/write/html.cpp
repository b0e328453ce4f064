// The page that people keep: needs no network and no script, and carries the whole report in JSON,
// so that it is an archive too.
#include "analysis/grade.hpp"
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/date.hpp"
#include "write/facts.hpp"
#include "write/html_parts.hpp"
#include "write/html_pictures.hpp"
#include "write/html_scaling_style.hpp"
#include "write/sureness.hpp"
#include "write/writers.hpp"

#include <fmt/format.h>

namespace unixmark::write {

namespace {

constexpr std::string_view how_to_read_report = R"(<h2>How to read this</h2>
<p>A <b>result</b> is counted work per second (or per minute, for lpm), by UnixBench's own rule: of the passes of a test
the third with the smallest counts is dropped, and the geometric mean of the others is the result. An <b>index</b> is
the result divided by the baseline machine's, times ten; the index of a category is the geometric mean of its tests'.
Higher is better throughout. Bars begin at zero and have one scale for all runs of a category; the thin line marks the category's index.</p>
<p><b>95 %</b> and <b>+-</b> are half of a 95 % interval: of the result by the classic rule, and of the median of all passes, none
dropped. Two results that differ by less than that say little about two machines. It covers the noise of measuring, not what
another choice of tests would have shown. In the column of intervals the thick line with a disc is the median's, the thin one with
a diamond the classic result's, both about the median and on one axis for all tests; an arrow goes on beyond it. With fewer than
six passes there is no interval of the median: the dotted line is the range of the passes. From 20 passes on it is told where
the result would lie if other passes, drawn at random from those measured, stood for them.</p>
<p><b>Passes</b> stand in the order in which they ran. Flags tell of what happened around a pass, never of its rate, and leave
nothing out; a dashed ring is a sign of disturbance, a full one makes a pass suspect. Hover over a pass, or open the figures, for
what is known of it. The <b>grade</b> sums them up from A (quiet) to D (do not compare). Results of different profiles, compilers
or flags are not of the same work.</p>
)";

// The index large, and below it both of its intervals.
std::string tile(const report::Section& section, const report::IndexTable& table) {
  const auto lines = index_lines(table);
  std::string picture;
  if (table.classic || table.robust) {
    const double limit = interval_limit(table);
    picture = whiskers_svg(whiskers_of(table, limit), cat(table.category, ": intervals"),
                           join(lines, "; ")) +
              interval_axis_svg(limit, "classic rule");
  }
  std::string figures;
  for (const auto& line : lines) figures += fmt::format("<span>{}</span>", html_text(line));
  return fmt::format("<li><span>{}</span><strong>{:.1f}</strong><span>{}{}</span>{}{}</li>\n",
                     html_text(table.category), *table.score, copies_text(section.copies),
                     table.partial ? ", partial index" : "", picture, figures);
}

std::string tiles(const report::Report& report) {
  std::string items;
  for (const auto& section : report.sections) {
    for (const auto& table : section.tables) {
      if (table.score) items += tile(section, table);
    }
  }
  return items.empty() ? items : fmt::format("<ul class=\"tiles\">\n{}</ul>\n", items);
}

std::string grade_part(const std::optional<report::Grade>& grade) {
  if (!grade) return {};
  return fmt::format(
      "<div class=\"grade grade-{0}\"><strong><span class=\"soft\">Grade</span> {0}</strong>\n"
      "<div><p>{1}</p>\n{2}</div></div>\n",
      grade->letter, analysis::meaning_of(grade->letter),
      grade->reasons.empty() ? "<p>nothing disturbed the passes</p>\n"
                             : html_list(grade->reasons, "plain"));
}

std::string failures(const report::Section& section) {
  std::vector<std::string> items;
  for (const auto& row : section.rows) {
    if (!row.failure.empty()) items.push_back(cat(row.test.title, ": ", row.failure));
  }
  return items.empty() ? std::string{} : "<h3>What went wrong</h3>\n" + html_list(items, "plain");
}

std::string times_shown(const report::Section& section) {
  if (section.began == WallTime{}) return "times not told";
  return cat(long_date(section.began), " – ", clock_time(section.ended));
}

// What a page is called in tabs and bookmarks.
std::string title_of_page(const report::Report& report) {
  const auto* what = report.scaling ? "Sweep" : "UnixBench";
  const auto& began = report.header.began;
  return cat(what, " of ", html_text(report.header.host),
             began == WallTime{} ? std::string{} : cat(", ", iso_date(began)));
}

std::string section_part(const report::Report& report, const report::Section& section,
                         double limit) {
  auto part = fmt::format(
      "<section>\n<h2>Run with {}</h2>\n<p class=\"soft\">{}, {} in system</p>\n",
      copies_text(section.copies), times_shown(section),
      online(report.header.machine) == 1 ? "1 CPU" : cat(online(report.header.machine), " CPUs"));
  for (const auto& table : section.tables) part += index_part(report, section, table);
  return part + interval_part(section, limit) + failures(section) + passes_part(section) +
         "</section>\n";
}

// The runs of a sweep are what its curves are made of, and stand behind them.
std::string runs_part(const report::Report& report) {
  const double limit = interval_limit(report);
  std::string runs;
  for (const auto& section : report.sections) runs += section_part(report, section, limit);
  if (runs.empty()) return "<p>There are no measured results.</p>\n";
  if (!report.scaling) return tiles(report) + runs;
  return cat(scaling_part(*report.scaling),
             "<details><summary>The runs with each number of copies</summary>\n", runs,
             "</details>\n");
}

}  // namespace

std::string html(const report::Report& report) {
  const auto host = html_text(report.header.host);
  auto page =
      html_head(title_of_page(report), report.scaling ? html_scaling_style : std::string_view());
  page += fmt::format(
      "<h1>BYTE UNIX Benchmarks: {}</h1>\n<p class=\"soft\">Begun {}, unixmark {}, profile "
      "{}</p>\n",
      host, told_date(report.header.began), html_text(report.header.version),
      html_text(report.header.profile));
  page += grade_part(report.grade);
  page += html_list(marks(report), "marks") + "</header>\n<main>\n" + runs_part(report);
  page += "<h2>What bears on these numbers</h2>\n" + html_list(trust_lines(report), "plain");
  page += html_facts("System", system_facts(report.header)) + std::string(how_to_read_report) +
          "</main>\n";
  return page + html_archive(json(report));
}

}  // namespace unixmark::write
