// A sweep in text, 80 columns wide: a table a test, and beside its title the rates as small bars.
#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"
#include "write/scaling_words.hpp"
#include "write/sureness.hpp"
#include "write/text_parts.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

constexpr std::string_view scaling_columns =
    "copies           rate     95 %  speed     95 % effic.    Karp-Flatt     fairness\n";

constexpr std::string_view legend =
    "  speed: speed-up by one copy; effic.: that by the copies, with the same 95 %;\n"
    "  Karp-Flatt: the serial fraction that it would take; fairness: the slowest\n"
    "  copy by the fastest. C: a copy a core, P: a copy a processor, N: memory nodes\n"
    "  are full, Q: as many as the quota is worth, ~: not in the fit, !: impossible.\n";

std::string joined_lines(const std::vector<std::string>& lines) {
  return join(lines, "\n") + '\n';
}

std::string sentence_lines(std::string_view text) {
  return joined_lines(hanging_lines(text, 2, 4));
}

std::string marks_at(const report::Scaling& scaling, const report::ScalingTest& test,
                     const report::ScalingPoint& point) {
  auto marks = copies_marks(scaling, point.copies);
  if (test.fit && !point.fitted) marks += '~';
  if (point.impossible) marks += '!';
  return marks;
}

// `shown` with as many decimals as its column has room for, at most `decimals`.
std::string in_width(auto&& shown, int decimals, std::size_t width) {
  auto text = shown(decimals);
  while (decimals > 0 && text.size() > width) text = shown(--decimals);
  return text;
}

std::string short_number(double value, int decimals, std::size_t width) {
  auto text = in_width([&](int places) { return fixed(value, places); }, decimals, width);
  return text.size() > width ? fmt::format("{:.0e}", value) : text;
}

std::string short_rate(double rate) {
  constexpr std::size_t width = 8;
  constexpr double least = 0.05;  // what one decimal can show
  auto text = std::string(trim(amount(rate, "")));
  return text.size() > width || (rate > 0 && rate < least) ? fmt::format("{:.2e}", rate) : text;
}

std::string short_pair(const std::optional<report::Figure>& figure, std::size_t width) {
  if (!figure) return {};
  auto text = in_width([&](int places) { return with_half_width(*figure, places); }, 3, width);
  return text.size() > width ? fmt::format("{:.0e}", figure->value) : text;
}

// Puts `text` where it ends in column `end`, or a blank behind what is there already.
void put_at(std::string& line, std::size_t end, std::string_view text) {
  if (text.empty()) return;
  const auto used = line.size() + text.size();
  line.append(used < end ? end - used : 1, ' ');
  line += text;
}

std::string point_line(const report::Scaling& scaling, const report::ScalingTest& test,
                       const report::ScalingPoint& point) {
  const auto& speed_up = point.speed_up;
  const auto& efficiency = point.efficiency;
  auto line = fmt::format("{:>6}", point.copies);
  const auto marks = marks_at(scaling, test, point);
  if (!marks.empty()) line += ' ' + marks;
  put_at(line, 21, short_rate(point.rate.value));
  put_at(line, 30, short_half_width(point.rate));
  put_at(line, 37, speed_up ? short_number(speed_up->value, 2, 6) : "");
  put_at(line, 46, speed_up ? short_half_width(*speed_up) : "");
  put_at(line, 53, efficiency ? short_number(efficiency->value, 3, 6) : "");
  put_at(line, 67, short_pair(point.serial, 13));
  put_at(line, 80, short_pair(point.fairness, 12));
  return line + '\n';
}

// The picture at the end of the title's line, or in one of its own.
std::string title_lines(const report::ScalingTest& test, Signs signs) {
  auto lines = hanging_lines(cat(one_line(test.title), ", ", one_line(test.unit)), 0, 2);
  const auto width = test.points.size();
  if (width <= page_columns) {
    if (width_of(lines.back()) + 2 + width > page_columns) lines.emplace_back();
    auto& last = lines.back();
    last.append(page_columns - width - width_of(last), ' ');
    last += sparkline(test, signs);
  }
  return joined_lines(lines);
}

std::string fit_lines(const score::ScalingFit& fit, const std::vector<std::string>& clauses) {
  return clause_lines(cat("fit to ", fit.points, " points up to ", fit.largest, " copies"),
                      clauses);
}

// Nothing is said of the model where the text that this was read from was cut off before.
std::string no_fit_lines(const report::ScalingTest& test) {
  return test.no_fit.empty() ? std::string{} : sentence_lines(remark_line(test.no_fit));
}

std::string test_lines(const report::Scaling& scaling, const report::ScalingTest& test,
                       Signs signs) {
  auto lines = title_lines(test, signs) + std::string(scaling_columns);
  for (const auto& point : test.points) lines += point_line(scaling, test, point);
  lines += test.fit ? fit_lines(*test.fit, fit_clauses(test)) : no_fit_lines(test);
  for (const auto& note : scaling_notes(test)) lines += sentence_lines(remark_line(note));
  return lines + '\n';
}

}  // namespace

std::string scaling_lines(const report::Scaling& scaling, Signs signs) {
  std::string lines = "Scaling\n";
  for (const auto& sentence : scaling_lead(scaling)) lines += sentence_lines(sentence);
  lines += cat(legend, '\n');
  for (const auto& test : scaling.tests) lines += test_lines(scaling, test, signs);
  return lines;
}

}  // namespace unixmark::write
