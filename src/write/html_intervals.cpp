#include "base/text.hpp"
#include "write/html_pictures.hpp"
#include "write/svg.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using svg::disc;
using svg::label;
using svg::line;

constexpr double interval_height = 26;  // the robust interval above, the classic one below

std::string arrow(double x, double y, double way) {
  return fmt::format(R"(<path class="on" d="M{:.1f} {:.1f}l{:.1f} -4v8z"/>)", x + 5 * way, y,
                     -5 * way);
}

std::string diamond(double x, double y) {
  return fmt::format(R"(<path class="classic" d="M{:.1f} {:.1f}l4 4l-4 4l-4 -4z"/>)", x, y - 4);
}

}  // namespace

std::string whisker_svg(const Whisker& whisker, std::string_view style, double y) {
  auto drawn = line(style, whisker.low, y, whisker.high, y);
  if (whisker.goes_on_below) drawn += arrow(whisker.low, y, -1);
  if (whisker.goes_on_above) drawn += arrow(whisker.high, y, 1);
  return drawn;
}

std::string bar_svg(std::string_view title, double value, double mean, double largest) {
  const auto width_of = [&](double of) {  // in percent, whatever a damaged file says
    return largest > 0 && of > 0 ? std::min(100.0, of / largest * 100) : 0.0;
  };
  return fmt::format(
      R"(<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" role="img">)"
      "{}<rect width=\"{:.2f}\" height=\"10\"/>"
      R"(<line x1="{:.2f}" x2="{:.2f}" y1="0" y2="10"/></svg>)",
      svg::names(fmt::format("{}: index {:.1f}", title, value),
                 "A bar from zero; the line marks the index of the category."),
      width_of(value), width_of(mean), width_of(mean));
}

std::string whiskers_svg(const Whiskers& whiskers, std::string_view title,
                         std::string_view description) {
  constexpr double upper = 8;
  constexpr double lower = 19;
  const auto axis = interval_axis(1);
  auto drawn = line("zero", axis.at(0), 0, axis.at(0), interval_height);
  if (whiskers.range) drawn += whisker_svg(*whiskers.range, "range", upper);
  if (whiskers.robust) {
    drawn += whisker_svg(*whiskers.robust, "robust", upper);
    drawn += disc("robust", whiskers.robust->middle, upper, 4);
  }
  if (whiskers.classic) {
    drawn += whisker_svg(*whiskers.classic, "classic", lower);
    drawn += diamond(whiskers.classic->middle, lower);
  }
  return fmt::format(R"(<svg class="whiskers" viewBox="0 0 {} {}" role="img">{}{}</svg>)",
                     interval_width, interval_height, svg::names(title, description), drawn);
}

std::string interval_axis_svg(double limit, std::string_view middle) {
  const auto axis = interval_axis(limit);
  const auto end = shortest(limit);
  return fmt::format(
      R"(<svg class="whiskers" viewBox="0 0 {} 14" role="img">{}{}{}{}</svg>)", interval_width,
      svg::names(cat("From -", end, " % to +", end, " %"),
                 cat("The axis of the intervals; in its middle the ", std::string(middle), ".")),
      label(axis.begin - 6, 11, "start", cat("-", end, " %")),
      label(axis.at(0), 11, "middle", middle), label(axis.end + 6, 11, "end", cat("+", end, " %")));
}

}  // namespace unixmark::write
