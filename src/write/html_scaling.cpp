// The part of the page that shows a sweep: a picture a test, its fit in words, and its figures as a
// table for those who cannot see the picture.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/html_parts.hpp"
#include "write/html_pictures.hpp"
#include "write/scaling_words.hpp"
#include "write/sureness.hpp"

namespace unixmark::write {

namespace {

constexpr std::string_view how_to_read_scaling =
    R"(<p class="soft">Above: what all copies do together, by what one does alone.
The dashed line is what the processors could give, the curve the fitted model with its 95 % band; discs are points that it is fitted to,
rings are others, and each has its interval. Below: the same by the number of copies. Karp-Flatt is the serial fraction that would explain a speed-up
alone; fairness is the slowest copy's count by the fastest's, variation the coefficient of variation over copies.</p>
)";

std::string table_cell(const std::string& text) {
  return cat("<td class=\"n\">", text.empty() ? "–" : text, "</td>");
}

std::string table_cell(const std::optional<report::Figure>& figure, int decimals) {
  if (!figure) return table_cell("");
  const auto value = fixed(figure->value, decimals);
  if (!figure->interval) return table_cell(value);
  return table_cell(cat(value, " [", fixed(figure->interval->low, decimals), ", ",
                        fixed(figure->interval->high, decimals), "]"));
}

std::string html_point_row(const report::Scaling& scaling, const report::ScalingPoint& point,
                           const std::string& unit) {
  auto marks = copies_marks(scaling, point.copies);
  if (point.impossible) marks += '!';
  return cat(
      "<tr><th scope=\"row\">", point.copies, marks.empty() ? "" : " ", marks, "</th>",
      table_cell(html_text(amount(point.rate.value, unit))), table_cell(half_width(point.rate)),
      table_cell(point.speed_up, 3), table_cell(point.efficiency, 3), table_cell(point.serial, 4),
      table_cell(point.fairness, 3), table_cell(point.variation, 4), table_cell(point.jain, 4),
      table_cell(point.mhz ? fixed(*point.mhz, 0) : ""), "</tr>\n");
}

std::string figures_table(const report::Scaling& scaling, const report::ScalingTest& test) {
  std::string rows;
  for (const auto& point : test.points) rows += html_point_row(scaling, point, test.unit);
  std::string heads;
  for (const auto* head : {"Rate", "95 %", "Speed-up", "Efficiency", "Karp-Flatt", "Fairness",
                           "Variation", "Jain", "MHz"}) {
    heads += cat("<th scope=\"col\" class=\"n\">", head, "</th>");
  }
  return cat(
      "<details><summary>Figures of the points</summary>\n<div class=\"wide\"><table>\n"
      "<thead><tr><th scope=\"col\">Copies</th>",
      heads, "</tr></thead>\n<tbody>\n", rows, "</tbody></table></div>\n</details>\n");
}

std::string scaling_card(const report::Scaling& scaling, const report::ScalingTest& test) {
  return cat("<article>\n<h4>", html_text(test.title), "</h4>\n", curve_svg(scaling, test), "<p>",
             html_text(join(fit_clauses(test), "; ")), "</p>\n",
             html_list(scaling_notes(test), "plain soft"), figures_table(scaling, test),
             "</article>\n");
}

}  // namespace

std::string scaling_part(const report::Scaling& scaling) {
  std::string cards;
  for (const auto& test : scaling.tests) cards += scaling_card(scaling, test);
  if (cards.empty()) return {};
  return cat("<section>\n<h2>Scaling</h2>\n", html_list(scaling_lead(scaling), "plain"),
             how_to_read_scaling, "<div class=\"cards\">\n", cards, "</div>\n</section>\n");
}

}  // namespace unixmark::write
