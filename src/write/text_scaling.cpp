// A sweep in text, 80 columns wide: a table a test, and beside its title the rates as small bars.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/scaling_words.hpp"
#include "write/sureness.hpp"
#include "write/text_parts.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

constexpr std::size_t page = 80;

constexpr std::string_view columns =
    "copies           rate     95 %  speed     95 % effic.    Karp-Flatt     fairness\n";

constexpr std::string_view legend =
    "  speed: speed-up by one copy; effic.: that by the copies, with the same 95 %;\n"
    "  Karp-Flatt: the serial fraction that it would take; fairness: the slowest\n"
    "  copy by the fastest. C: a copy a core, P: a copy a processor, N: memory nodes\n"
    "  are full, Q: as many as the quota is worth, ~: not in the fit, !: impossible.\n";

// Words in lines of at most a page's width.
std::string paragraph(std::string_view text) {
  std::string lines;
  std::string line = " ";
  for (const auto word : words(text)) {
    if (line.size() + 1 + word.size() > page) {
      lines += line + '\n';
      line = "   ";
    }
    line += cat(' ', word);
  }
  return cat(lines, line, '\n');
}

std::string marks_at(const report::Scaling& scaling, const report::ScalingTest& test,
                     const report::ScalingPoint& point) {
  auto marks = copies_marks(scaling, point.copies);
  if (test.fit && !point.fitted) marks += '~';
  if (point.impossible) marks += '!';
  return marks;
}

std::string or_empty(const std::optional<report::Figure>& figure, int decimals) {
  return figure ? fixed(figure->value, decimals) : std::string{};
}

std::string point_line(const report::Scaling& scaling, const report::ScalingTest& test,
                       const report::ScalingPoint& point) {
  const auto paired = [](const std::optional<report::Figure>& figure) {
    return figure ? with_half_width(*figure) : std::string{};
  };
  auto line = fmt::format(
      "{:>6} {:<5}{:>9}{:>9}{:>7}{:>9}{:>7}{:>14}{:>13}", point.copies,
      marks_at(scaling, test, point), trim(amount(point.rate.value, "")), half_width(point.rate),
      or_empty(point.speed_up, 2), point.speed_up ? half_width(*point.speed_up) : "",
      or_empty(point.efficiency, 3), paired(point.serial), paired(point.fairness));
  line.resize(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

std::string title_line(const report::ScalingTest& test, Signs signs) {
  const auto title = cat(one_line(test.title), ", ", one_line(test.unit));
  const auto picture = sparkline(test, signs);
  const auto used = title.size() + test.points.size();
  return cat(title, std::string(used + 2 < page ? page - used : 2, ' '), picture, '\n');
}

std::string test_lines(const report::Scaling& scaling, const report::ScalingTest& test,
                       Signs signs) {
  auto lines = title_line(test, signs) + std::string(columns);
  for (const auto& point : test.points) lines += point_line(scaling, test, point);
  lines += test.fit ? clause_lines(cat("fit to ", test.fit->points, " points up to ",
                                       test.fit->largest, " copies"),
                                   fit_clauses(test))
                    : paragraph(remark_line(test.no_fit));
  for (const auto& note : scaling_notes(test)) lines += paragraph(remark_line(note));
  return lines + '\n';
}

}  // namespace

std::string scaling_lines(const report::Scaling& scaling, Signs signs) {
  std::string lines = "Scaling\n";
  for (const auto& sentence : scaling_lead(scaling)) lines += paragraph(sentence);
  lines += cat(legend, '\n');
  for (const auto& test : scaling.tests) lines += test_lines(scaling, test, signs);
  return lines;
}

}  // namespace unixmark::write
