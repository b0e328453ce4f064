// A comparison as a page: what differs first, then every ratio with its interval on one axis. No
// script, nothing from elsewhere.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/comparison.hpp"
#include "write/comparison_sweeps.hpp"
#include "write/comparison_words.hpp"
#include "write/forest.hpp"
#include "write/html_parts.hpp"
#include "write/html_pictures.hpp"
#include "write/svg.hpp"

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using analysis::ComparedRow;
using analysis::ComparedRun;
using analysis::Comparison;
using analysis::Verdict;

constexpr double row_height = 18;

constexpr std::string_view own_style = R"css(
.forest rect { fill: var(--line); }
.forest line.open { stroke: var(--soft); stroke-width: 5; stroke-linecap: round; opacity: .55; }
.forest circle.open { fill: var(--soft); }
.slower { color: var(--d); } .faster { color: var(--a); }
td.verdict { white-space: nowrap; }
.results tbody th { min-width: 12rem; }
.intervals { width: 10rem; min-width: 8rem; }
.forest text { font-size: 22px; }
.group th { padding-top: .9rem; font-weight: 700; }
)css";

constexpr std::string_view how_to_read = R"(<h2>How to read this</h2>
<p><b>B/A</b> is the ratio of the two rates: above 1 B is faster. The line is its interval of 95 %, on one logarithmic axis for
all tests; an arrow goes on beyond it. The grey band is the margin within which a difference is none. A blue line is made of
passes or of sessions, a grey one is no more than what printed results can be trusted to.</p>
<p>Where the passes of both sides are known, B/A is the median of the ratios of every pass of B to every pass of A, which need not be
the quotient of the two medians beside it.</p>
<p>The verdict is <b>equivalent</b> where the interval lies within the margin, <b>faster</b> or <b>slower</b> where it leaves
out 1 and the ratio is beyond the margin, and else <b>unresolved</b>; of printed results no more than <b>likely</b> or
<b>unclear</b>. Scaling is how many times as much all copies did as one.</p>
)";

std::string party_row(char side, const analysis::Party& party) {
  return fmt::format("<tr><th scope=\"row\">{}</th><td>{}<br>{}</td></tr>\n", side,
                     html_text(party.name), html_text(party_words(party)));
}

std::string difference_rows(const std::vector<analysis::Difference>& differences,
                            std::string_view style) {
  std::string rows;
  for (const auto& one : differences) {
    rows += fmt::format("<tr><th scope=\"row\">{}</th><td{}>{}</td><td{}>{}</td></tr>\n",
                        html_text(one.name), style, html_text(one.a), style, html_text(one.b));
  }
  return rows;
}

std::string differences_part(const Comparison& comparison) {
  const auto rows = difference_rows(comparison.other_kind, " class=\"bad\"") +
                    difference_rows(comparison.differences, "");
  if (rows.empty()) return "<p>Nothing that is told differs.</p>\n";
  return cat(
      "<h2>What differs</h2>\n<div class=\"wide\"><table class=\"facts\">\n<thead><tr><th "
      "scope=\"col\"></th><th scope=\"col\">A</th><th scope=\"col\">B</th></tr></thead>\n<tbody>\n",
      rows, "</tbody></table></div>\n", html_list(untold_lines(comparison), "plain"));
}

std::string description(const ComparedRow& row) {
  if (!row.ratio) return "no ratio";
  return cat("B/A ", ratio_text(*row.ratio), row.interval ? ", " : "", interval_text(row), "; ",
             analysis::word(row.verdict));
}

std::string forest_svg(const ComparedRow& row, double limit) {
  const auto forest = forest_of(row, limit);
  const auto middle = forest_axis(limit).at(0);
  auto drawn = fmt::format(R"(<rect x="{:.1f}" y="0" width="{:.1f}" height="{}"/>)",
                           forest.margin_low, forest.margin_high - forest.margin_low, row_height);
  drawn += svg::line("axis", middle, 0, middle, row_height);
  if (forest.interval) {
    const auto* style = row.basis == analysis::Basis::Summaries ? "open" : "robust";
    drawn += whisker_svg(*forest.interval, style, row_height / 2);
    drawn += svg::disc(style, forest.interval->middle, row_height / 2, 4);
  }
  return fmt::format(R"(<svg class="forest" viewBox="0 0 {} {}" role="img">{}{}</svg>)",
                     interval_width, row_height, svg::names(row.title, description(row)), drawn);
}

std::string axis_svg(double limit) {
  const auto axis = forest_axis(limit);
  return fmt::format(R"(<svg class="forest" viewBox="0 0 {} 14" role="img">{}{}{}{}</svg>)",
                     interval_width,
                     svg::names(cat("From ", ratio_text(1 / limit), " to ", ratio_text(limit)),
                                "The axis of the ratios, logarithmic; in its middle they are 1."),
                     svg::label(axis.begin - 6, 11, "start", ratio_text(1 / limit)),
                     svg::label(axis.at(0), 11, "middle", "1"),
                     svg::label(axis.end + 6, 11, "end", ratio_text(limit)));
}

std::string_view tone(Verdict verdict) {
  if (verdict == Verdict::Faster) return " faster";
  return verdict == Verdict::Slower ? " slower" : "";
}

std::string row_part(const ComparedRow& row, double limit) {
  const auto cell = [](const std::string& text) {
    return fmt::format("<td class=\"n\">{}</td>", html_text(text));
  };
  return cat("<tr><th scope=\"row\">", html_text(row.title), "</th>", cell(side_text(row, true)),
             cell(side_text(row, false)), cell(row.ratio ? ratio_text(*row.ratio) : "–"),
             cell(interval_text(row)),
             fmt::format("<td class=\"verdict{}\">{} {}</td>", tone(row.verdict),
                         html_text(sign(row.verdict)), analysis::word(row.verdict)),
             "<td class=\"intervals\">", forest_svg(row, limit), "</td>",
             cell(scaling_text(row.scaling_a)), cell(scaling_text(row.scaling_b)), "</tr>\n");
}

std::string run_part(const ComparedRun& run, double limit) {
  auto part = fmt::format(
      "<tbody>\n<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"9\">{}</th></tr>\n",
      copies_words(run));
  for (const auto& row : run.tests) part += row_part(row, limit);
  for (const auto& row : run.indexes) part += row_part(row, limit);
  return part + "</tbody>\n";
}

std::string html_table(const Comparison& comparison) {
  const double limit = forest_limit(comparison);
  auto part = fmt::format(
      "<h2>Tests</h2>\n<div class=\"wide\"><table class=\"results\">\n<thead><tr><th "
      "scope=\"col\">Test</th><th scope=\"col\" class=\"n\">A</th><th scope=\"col\" "
      "class=\"n\">B</th><th scope=\"col\" class=\"n\">B/A</th><th scope=\"col\" class=\"n\">95 "
      "%</th><th scope=\"col\">Verdict</th><th scope=\"col\" class=\"intervals\">{}</th><th "
      "scope=\"col\" class=\"n\">Scaling A</th><th scope=\"col\" class=\"n\">Scaling "
      "B</th></tr></thead>\n",
      axis_svg(limit));
  for (const auto& run : comparison.runs) part += run_part(run, limit);
  return part + "</table></div>\n";
}

}  // namespace

std::string comparison_html(const Comparison& comparison) {
  auto notes = note_lines(comparison);
  notes.push_back(margin_words(comparison));
  std::erase(notes, "");
  std::vector<std::string> warnings = {shared_words(comparison.shared)};
  std::erase(warnings, "");
  const auto& sweeps = comparison.sweeps;
  const auto style = cat(own_style, sweeps ? sweeps_style() : std::string{});
  return cat(html_head(html_text(cat(comparison.a.name, " and ", comparison.b.name)), style),
             "<h1>UnixBench, two reports</h1>\n", "<table class=\"facts\">\n",
             party_row('A', comparison.a), party_row('B', comparison.b), "</table>\n",
             html_list(warnings, "marks"), "</header>\n<main>\n", differences_part(comparison),
             html_table(comparison),
             sweeps ? sweeps_part(*sweeps, comparison.a.name, comparison.b.name) : std::string{},
             "<h2>Notes</h2>\n", html_list(notes, "plain"), how_to_read,
             "</main>\n</body>\n</html>\n");
}

}  // namespace unixmark::write
