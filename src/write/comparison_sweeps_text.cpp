// Two sweeps as tables: what each did, by how much it grew, and how far they are apart.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"
#include "write/comparison_sweeps.hpp"
#include "write/comparison_words.hpp"
#include "write/scaling_words.hpp"

namespace unixmark::write {

namespace {

using analysis::ComparedCurve;
using analysis::ComparedPoint;
using report::ScalingPoint;
using report::ScalingTest;

std::string side_cells(std::string_view rate, std::string_view half, std::string_view speed) {
  return cat(right(rate, 9), ' ', right(half, 8), right(speed, 7));
}

std::string speed_text(const ScalingPoint& point) {
  if (!point.speed_up) return {};
  return point.speed_up->value < 999.995 ? fixed(point.speed_up->value, 2)
                                         : ratio_text(point.speed_up->value);
}

std::string side_cells(const std::optional<ScalingPoint>& point) {
  if (!point) return side_cells("-", "", "");
  return side_cells(figure(point->rate.value), short_half_width(point->rate), speed_text(*point));
}

std::string compared_line(const std::string& copies, const std::string& sides,
                          const std::string& ratio, const std::string& interval) {
  auto line = cat(right(copies, 6), sides, right(ratio, 8), "  ", interval);
  line.erase(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

std::string compared_head() {
  return compared_line(
      "copies", side_cells("A", "95 %", "speed") + side_cells("B", "95 %", "speed"), "B/A", "95 %");
}

std::string compared_point_line(const ComparedPoint& point) {
  const bool known = point.ratio && point.ratio->interval;
  return compared_line(cat(point.copies), side_cells(point.a) + side_cells(point.b),
                       point.ratio ? ratio_text(point.ratio->value) : std::string{},
                       known ? cat(ratio_text(point.ratio->interval->low), '-',
                                   ratio_text(point.ratio->interval->high))
                             : std::string{});
}

// Of a text that was damaged there may be nothing to say.
std::string fit_line(std::string_view side, const ScalingTest& test) {
  const auto fit = one_line(join(fit_clauses(test), "; "));
  return fit.empty() ? fit : folded(cat("  ", side, "  "), fit);
}

std::string curve_text(const ComparedCurve& curve) {
  auto lines = cat(folded("", one_line(cat(curve.a.title, ", ", curve.a.unit))), compared_head());
  for (const auto& point : curve.points) lines += compared_point_line(point);
  return cat(lines, fit_line("A", curve.a), fit_line("B", curve.b), '\n');
}

}  // namespace

std::string sweeps_text(const analysis::ComparedSweeps& sweeps) {
  std::string lines = "Scaling, A and B; speed is the speed-up by one copy of the same side\n\n";
  for (const auto& curve : sweeps.curves) lines += curve_text(curve);
  return lines;
}

}  // namespace unixmark::write
