// Two sweeps in one picture a test.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/comparison_sweeps.hpp"
#include "write/comparison_words.hpp"
#include "write/curve_parts.hpp"
#include "write/html_parts.hpp"
#include "write/html_scaling_style.hpp"
#include "write/scaling_words.hpp"
#include "write/sureness.hpp"
#include "write/svg.hpp"

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using analysis::ComparedCurve;
using analysis::ComparedPoint;
using analysis::ComparedSweeps;
using report::Figure;
using report::ScalingPoint;

// B is told apart by its colour, by the breaks in its lines and by its place, a little to the
// right.
constexpr std::string_view sides_style = R"css(
.side-b { --dot: var(--ring); --band: transparent; }
.side-b .fit { stroke-dasharray: 9 3 2 3; }
.side-b .thin { stroke-dasharray: 9 3 2 3; }
.side-a .ideal, .side-b .ideal { stroke: var(--dot); opacity: .7; }
.legend .curve { width: 30px; }
)css";

constexpr std::string_view sweeps_how_to_read =
    R"(<p class="soft">Above: what all copies do together, by what one copy does in A, so that curves of
equal height are of equal throughput. Below: each side's efficiency, its speed-up by the number of copies. Discs are points that a model is fitted to, rings are others,
each with its interval of 95 %; the grey ground of A's curve is the band of its fit.</p>
)";

std::string sample_svg(std::string_view side, std::string_view drawn) {
  return fmt::format(
      R"(<svg class="curve" viewBox="0 0 30 12" aria-hidden="true"><g class="{}">{}</g></svg>)",
      side, drawn);
}

std::string side_legend(std::string_view style, char side, std::string_view name) {
  return cat(
      "<li>",
      sample_svg(style, R"(<path class="fit" d="M1 6L29 6"/>)" + svg::disc("kept", 15, 6, 4)), side,
      ": ", html_text(name), "</li>\n");
}

std::string sweeps_legend(std::string_view a, std::string_view b) {
  return cat("<ul class=\"legend\">\n", side_legend("side-a", 'A', a),
             side_legend("side-b", 'B', b), "<li>",
             sample_svg("side-a", R"(<path class="ideal" d="M1 6L29 6"/>)"),
             "what the processors of that side could give</li>\n</ul>\n");
}

std::string pair_description(const ComparedCurve& curve) {
  return cat(
      "Throughput of A and B upwards, against copies to the right; below it the efficiency "
      "of each copy. A: ",
      join(fit_clauses(curve.a), "; "), ". B: ", join(fit_clauses(curve.b), "; "),
      ". The figures are in the table below.");
}

std::string side_group(std::string_view side, int aside, const std::string& drawn) {
  return cat("<g class=\"", side, "\" transform=\"translate(", aside, " 0)\">", drawn, "</g>");
}

std::string pair_svg(const ComparedSweeps& sweeps, const ComparedCurve& curve) {
  const auto pair = curve_pair(sweeps, curve);
  return curve_frame_svg(
      svg::names(cat("Scaling of ", curve.a.title, " in A and B"), pair_description(curve)),
      cat(curve_frame(pair.a), side_group("side-a", 0, curve_lines(pair.a)),
          side_group("side-b", 0, curve_lines(pair.b)),
          side_group("side-a", -2, curve_dots(pair.a, curve.a, "A, ")),
          side_group("side-b", 2, curve_dots(pair.b, curve.b, "B, "))));
}

std::string figure_cell(const std::string& text) {
  return cat("<td class=\"n\">", text.empty() ? "–" : html_text(text), "</td>");
}

std::string interval_cell(const std::optional<Figure>& figure, int decimals) {
  if (!figure) return figure_cell("");
  const auto value = fixed(figure->value, decimals);
  if (!figure->interval) return figure_cell(value);
  return figure_cell(cat(value, " [", fixed(figure->interval->low, decimals), ", ",
                         fixed(figure->interval->high, decimals), "]"));
}

std::string side_cells_of(const std::optional<ScalingPoint>& point, const std::string& unit) {
  if (!point) return figure_cell("") + figure_cell("") + figure_cell("");
  const auto half = half_width(point->rate);
  return figure_cell(cat(amount(point->rate.value, unit), half.empty() ? "" : " ", half)) +
         interval_cell(point->speed_up, 3) + interval_cell(point->efficiency, 3);
}

std::string compared_point_row(const ComparedPoint& point, const ComparedCurve& curve) {
  return cat("<tr><th scope=\"row\">", point.copies, "</th>", side_cells_of(point.a, curve.a.unit),
             side_cells_of(point.b, curve.b.unit), interval_cell(point.ratio, 3), "<td>",
             html_text(point.verdict), "</td></tr>\n");
}

std::string compared_table(const ComparedCurve& curve) {
  std::string rows;
  for (const auto& point : curve.points) rows += compared_point_row(point, curve);
  std::string heads;
  for (const auto* head : {"A", "Speed-up", "Efficiency", "B", "Speed-up", "Efficiency", "B/A"}) {
    heads += cat("<th scope=\"col\" class=\"n\">", head, "</th>");
  }
  return cat(
      "<details><summary>Figures of the points</summary>\n<div class=\"wide\"><table>\n"
      "<thead><tr><th scope=\"col\">Copies</th>",
      heads, "<th scope=\"col\">Verdict</th></tr></thead>\n<tbody>\n", rows,
      "</tbody></table></div>\n</details>\n");
}

std::string compared_card(const ComparedSweeps& sweeps, const ComparedCurve& curve) {
  return cat("<article>\n<h4>", html_text(curve.a.title), "</h4>\n", pair_svg(sweeps, curve),
             html_list({cat("A: ", join(fit_clauses(curve.a), "; ")),
                        cat("B: ", join(fit_clauses(curve.b), "; "))},
                       "plain soft"),
             compared_table(curve), "</article>\n");
}

}  // namespace

std::string sweeps_part(const ComparedSweeps& sweeps, std::string_view a, std::string_view b) {
  std::string cards;
  for (const auto& curve : sweeps.curves) cards += compared_card(sweeps, curve);
  return cat("<h2>Scaling</h2>\n", sweeps_legend(a, b), sweeps_how_to_read,
             "<div class=\"cards\">\n", cards, "</div>\n");
}

std::string sweeps_style() {
  return cat(html_scaling_style, sides_style);
}

}  // namespace unixmark::write
