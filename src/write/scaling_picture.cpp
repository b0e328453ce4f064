#include "write/scaling_picture.hpp"

#include "base/text.hpp"
#include "write/sureness.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace unixmark::write {

namespace {

constexpr double left = 58;
constexpr double right = curve_width - 14;
constexpr double growth_top = 26;
constexpr double growth_bottom = 208;
constexpr double efficiency_top = 236;
constexpr double efficiency_bottom = curve_height - 34;  // below it two rows of words
constexpr double room_of_label = 20;                     // across, for a number of copies

using report::Figure;
using report::Scaling;
using report::ScalingTest;

bool has_speed_ups(const ScalingTest& test) {
  return !test.points.empty() && test.points.front().speed_up.has_value();
}

// From rates to what the picture shows.
double unit_of(const ScalingTest& test) {
  return has_speed_ups(test) ? test.points.front().rate.value : 1;
}

// What the processors could give.
double worth(const Scaling& scaling, double copies) {
  return std::min({copies, static_cast<double>(scaling.processors),
                   scaling.quota.value_or(std::numeric_limits<double>::infinity())});
}

double upper(const Figure& figure) {
  return figure.interval ? figure.interval->high : figure.value;
}

double lower(const Figure& figure) {
  return figure.interval ? figure.interval->low : figure.value;
}

double most_copies(const ScalingTest& test) {
  return test.points.empty() ? 1 : static_cast<double>(test.points.back().copies);
}

// A little room above the highest; something to stand on where nothing is a number.
Axis from_zero(double most, double bottom, double top) {
  double high = most * 1.06;
  if (!std::isfinite(high) || !(high > 0)) high = 1;
  return {.low = 0, .high = high, .begin = bottom, .end = top};
}

Axis growth_axis(const Scaling& scaling, const ScalingTest& test) {
  double most = has_speed_ups(test) ? worth(scaling, most_copies(test)) : 0;
  for (const auto& point : test.points) most = std::max(most, upper(point.rate) / unit_of(test));
  return from_zero(most, growth_bottom, growth_top);
}

Axis efficiency_axis(const ScalingTest& test) {
  double most = 1;
  for (const auto& point : test.points) {
    if (point.efficiency) most = std::max(most, point.efficiency->value);
  }
  return from_zero(std::min(most, 2.0), efficiency_bottom, efficiency_top);
}

Pin pin(const Axis& axis, double x, double value, double low, double high) {
  return {.x = x, .y = axis.at(value), .top = axis.at(high), .bottom = axis.at(low)};
}

void add_dots(CurvePicture& picture, const ScalingTest& test) {
  const double unit = unit_of(test);
  for (const auto& point : test.points) {
    const double x = picture.copies.at(point.copies);
    CurveDot dot{.rate = pin(picture.growth, x, point.rate.value / unit, lower(point.rate) / unit,
                             upper(point.rate) / unit),
                 .efficiency = {},
                 .fitted = point.fitted,
                 .impossible = point.impossible};
    if (point.efficiency) {
      dot.efficiency = pin(picture.efficiency, x, point.efficiency->value, lower(*point.efficiency),
                           upper(*point.efficiency));
    }
    picture.dots.push_back(dot);
  }
}

void add_fit(CurvePicture& picture, const ScalingTest& test) {
  if (!test.fit) return;
  const double unit = unit_of(test);
  for (const auto& point : test.fit->band) {
    const double x = picture.copies.at(point.copies);
    picture.fit.push_back({x, picture.growth.at(point.rate / unit)});
    picture.band.push_back(pin(picture.growth, x, point.rate / unit, point.interval.low / unit,
                               point.interval.high / unit));
  }
}

void add_ideal(CurvePicture& picture, const Scaling& scaling, const ScalingTest& test) {
  if (!picture.speed_up) return;
  const double most = most_copies(test);
  for (const double copies : {0.0, worth(scaling, most), most}) {
    picture.ideal.push_back({picture.copies.at(copies), picture.growth.at(worth(scaling, copies))});
  }
}

// Marks that fall on one number of copies share a line and its words.
void add_mark(CurvePicture& picture, double copies, const std::string& text) {
  if (!(copies >= 1) || copies > picture.copies.high) return;
  const double x = picture.copies.at(copies);
  const auto there =
      std::ranges::find_if(picture.marks, [&](const CurveMark& mark) { return mark.x == x; });
  if (there == picture.marks.end()) {
    picture.marks.push_back({x, text});
  } else {
    there->text += cat(", ", text);
  }
}

void add_marks(CurvePicture& picture, const Scaling& scaling) {
  add_mark(picture, scaling.cores, "cores");
  add_mark(picture, scaling.processors,
           scaling.cores > 0 && scaling.processors > scaling.cores ? "SMT" : "processors");
  for (const int border : scaling.borders) add_mark(picture, border, "node");
  if (scaling.quota) add_mark(picture, *scaling.quota, "quota");
}

// The least of 1, 2, 5, 10 ... times a power of ten that divides the axis into five parts at most.
double step_of(const Axis& axis) {
  const double power = std::pow(10, std::floor(std::log10(axis.high / 5)));
  constexpr std::array steps = {1.0, 2.0, 5.0, 10.0};
  const auto* found =
      std::ranges::find_if(steps, [&](double step) { return step * power * 5 >= axis.high; });
  return (found == steps.end() ? 10 : *found) * power;
}

void add_ticks(CurvePicture& picture, const ScalingTest& test) {
  const double step = step_of(picture.growth);
  for (int i = 0; i <= 5 && i * step <= picture.growth.high; ++i) {
    const auto text =
        picture.speed_up ? shortest(i * step) : std::string(trim(amount(i * step, "")));
    picture.growth_ticks.push_back({picture.growth.at(i * step), text});
  }
  double last = -room_of_label;
  for (const auto& point : test.points) {
    const double x = picture.copies.at(point.copies);
    if (x - last < room_of_label) continue;
    picture.copies_ticks.push_back({x, cat(point.copies)});
    last = x;
  }
}

}  // namespace

CurvePicture curve_picture(const Scaling& scaling, const ScalingTest& test) {
  CurvePicture picture;
  picture.speed_up = has_speed_ups(test);
  picture.copies = {.low = 0, .high = most_copies(test), .begin = left, .end = right};
  picture.growth = growth_axis(scaling, test);
  picture.efficiency = efficiency_axis(test);
  add_dots(picture, test);
  add_fit(picture, test);
  add_ideal(picture, scaling, test);
  add_marks(picture, scaling);
  add_ticks(picture, test);
  return picture;
}

}  // namespace unixmark::write
