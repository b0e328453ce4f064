// Each test by itself: a strip of its passes, what they tell, and their figures as a table for
// those who cannot see the strip.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/html_parts.hpp"
#include "write/html_pictures.hpp"
#include "write/sureness.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

std::string pass_row(const report::Row& row, const report::PassFigure& figure,
                     std::size_t position) {
  const auto& pass = row.passes.at(position);
  const bool compares = figure.rate && row.robust;
  return fmt::format(
      "<tr><th scope=\"row\">{}</th><td class=\"n\">{}</td><td class=\"n\">{}</td><td>{}</td>"
      "</tr>\n",
      pass.number, shown(figure.rate),
      compares ? distance(*figure.rate, row.robust->median) : std::string("–"),
      html_text(standing_text(row, figure, position)));
}

std::string pass_table(const report::Row& row) {
  const auto figures = report::figures_of(row);
  const auto rows = std::min(figures.size(), most_dots);
  std::string lines;
  for (std::size_t i = 0; i < rows; ++i) lines += pass_row(row, figures[i], i);
  const auto more = rows == figures.size()
                        ? std::string{}
                        : cat("<p class=\"soft\">The first ", rows, " of ", figures.size(),
                              " passes; the format csv-passes has them all.</p>\n");
  return fmt::format(
      "<details><summary>Figures of the passes</summary>\n<div class=\"wide\"><table>\n<thead><tr>"
      "<th scope=\"col\">Pass</th><th scope=\"col\" class=\"n\">{}</th>"
      "<th scope=\"col\" class=\"n\">From median</th><th scope=\"col\">What of it</th></tr></thead>"
      "\n<tbody>\n{}</tbody></table></div>\n{}</details>\n",
      html_text(row.test.unit), lines, more);
}

std::string card(const report::Row& row) {
  auto said = fmt::format("<p>{}</p>\n", html_text(sureness(row)));
  if (!row.score) said = fmt::format("<p class=\"bad\">{}</p>\n", html_text(sureness(row)));
  if (row.score) {
    said +=
        fmt::format("<p class=\"soft\">{:.1f} s × {} kept passes</p>\n", row.seconds, row.samples);
  }
  return fmt::format("<article>\n<h4>{}</h4>\n{}{}{}{}</article>\n", html_text(row.test.title),
                     strip_svg(row), said, html_list(notes_on(row), "plain soft"),
                     row.passes.empty() ? std::string{} : pass_table(row));
}

}  // namespace

std::string passes_part(const report::Section& section) {
  std::string cards;
  for (const auto& row : section.rows) cards += card(row);
  if (cards.empty()) return {};
  return fmt::format("<h3>The passes of each test</h3>\n{}<div class=\"cards\">\n{}</div>\n",
                     strip_legend(), cards);
}

}  // namespace unixmark::write
