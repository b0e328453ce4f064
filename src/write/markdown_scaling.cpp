// A sweep as tables for issue trackers and wikis.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/scaling_words.hpp"
#include "write/sureness.hpp"

#include <fmt/format.h>

namespace unixmark::write {

namespace {

std::string point_row(const report::Scaling& scaling, const report::ScalingTest& test,
                      const report::ScalingPoint& point) {
  const auto paired = [](const std::optional<report::Figure>& figure) {
    return figure ? with_half_width(*figure) : std::string("–");
  };
  return fmt::format("| {} | {} | {} {} | {} | {} | {} | {} |\n", point.copies,
                     copies_marks(scaling, point.copies),
                     markdown_text(amount(point.rate.value, test.unit)), half_width(point.rate),
                     paired(point.speed_up), paired(point.efficiency), paired(point.serial),
                     paired(point.fairness));
}

std::string curve_lines(const report::Scaling& scaling, const report::ScalingTest& test) {
  auto lines = fmt::format("\n### {}\n\n", markdown_text(test.title));
  lines += "| copies | | rate | speed-up | efficiency | Karp-Flatt | fairness |\n";
  lines += "| ---: | --- | ---: | ---: | ---: | ---: | ---: |\n";
  for (const auto& point : test.points) lines += point_row(scaling, test, point);
  lines += fmt::format("\n- {}\n", markdown_text(join(fit_clauses(test), "; ")));
  for (const auto& note : scaling_notes(test)) lines += fmt::format("- {}\n", markdown_text(note));
  return lines;
}

}  // namespace

std::string scaling_markdown(const report::Scaling& scaling) {
  std::string lines = "\n## Scaling\n\n";
  for (const auto& sentence : scaling_lead(scaling)) lines += fmt::format("- {}\n", sentence);
  lines +=
      "- C: a copy a core; P: a copy a processor; N: memory nodes are full; Q: as many as the "
      "quota is worth\n";
  for (const auto& test : scaling.tests) lines += curve_lines(scaling, test);
  return lines;
}

}  // namespace unixmark::write
