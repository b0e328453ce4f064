// Two sweeps as one table for issue trackers and wikis.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/comparison_sweeps.hpp"
#include "write/comparison_words.hpp"
#include "write/scaling_words.hpp"

#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using analysis::ComparedCurve;
using analysis::ComparedPoint;

// "39.30 M +-0.3 % | 1.99"
std::string sweep_cells(const std::optional<report::ScalingPoint>& point) {
  if (!point) return "– | ";
  return cat(figure(point->rate.value), ' ', half_width(point->rate), " | ",
             point->speed_up ? fixed(point->speed_up->value, 2) : std::string{});
}

std::string sweep_row(const ComparedCurve& curve, const ComparedPoint& point) {
  const auto& ratio = point.ratio;
  return fmt::format(
      "| {} | {} | {} | {} | {} | {} | {} |\n", markdown_text(curve.a.title), point.copies,
      sweep_cells(point.a), sweep_cells(point.b), ratio ? ratio_text(ratio->value) : "–",
      ratio && ratio->interval
          ? cat(ratio_text(ratio->interval->low), '-', ratio_text(ratio->interval->high))
          : std::string{},
      point.verdict);
}

}  // namespace

std::string sweeps_markdown(const analysis::ComparedSweeps& sweeps) {
  std::string lines =
      "\n### Scaling\n\n"
      "| test | copies | A | speed-up A | B | speed-up B | B/A | 95 % | verdict |\n"
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |\n";
  for (const auto& curve : sweeps.curves) {
    for (const auto& point : curve.points) lines += sweep_row(curve, point);
  }
  for (const auto& curve : sweeps.curves) {
    for (const auto& [side, test] : {std::pair('A', &curve.a), std::pair('B', &curve.b)}) {
      const auto fit = join(fit_clauses(*test), "; ");
      if (fit.empty()) continue;
      lines += fmt::format("{}- {}, {}: {}\n", lines.ends_with("|\n") ? "\n" : "",
                           markdown_text(test->title), side, markdown_text(fit));
    }
  }
  return lines;
}

}  // namespace unixmark::write
