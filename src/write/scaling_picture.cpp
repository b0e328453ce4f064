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

// A sweep of one test as it is drawn.
struct Drawn {
  const Scaling& scaling;
  const ScalingTest& test;
};

// What rates are divided by, and whether that is the rate of one copy.
struct Unit {
  double rate = 1;
  bool one_copy = false;
};

Unit unit_of(const ScalingTest& test) {
  if (!has_speed_ups(test)) return {};
  return {.rate = test.points.front().rate.value, .one_copy = true};
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

// Of one copy of this sweep, in the picture's unit; 1 in a picture of it alone.
double rate_of_one(const ScalingTest& test, const Unit& unit) {
  return has_speed_ups(test) ? test.points.front().rate.value / unit.rate : 1;
}

// A little room above the highest; something to stand on where nothing is a number.
Axis from_zero(double most, double bottom, double top) {
  double high = most * 1.06;
  if (!std::isfinite(high) || !(high > 0)) high = 1;
  return {.low = 0, .high = high, .begin = bottom, .end = top};
}

double highest(const Drawn& drawn, const Unit& unit) {
  const auto& [scaling, test] = drawn;
  double most = unit.one_copy && has_speed_ups(test)
                    ? worth(scaling, most_copies(test)) * rate_of_one(test, unit)
                    : 0;
  for (const auto& point : test.points) most = std::max(most, upper(point.rate) / unit.rate);
  return most;
}

double highest_efficiency(const ScalingTest& test) {
  double most = 1;
  for (const auto& point : test.points) {
    if (point.efficiency) most = std::max(most, point.efficiency->value);
  }
  return std::min(most, 2.0);
}

// Axes that hold all of `sweeps`.
CurvePicture empty_picture(const std::vector<Drawn>& sweeps, const Unit& unit) {
  double copies = 1;
  double growth = 0;
  double efficiency = 1;
  for (const auto& drawn : sweeps) {
    copies = std::max(copies, most_copies(drawn.test));
    growth = std::max(growth, highest(drawn, unit));
    efficiency = std::max(efficiency, highest_efficiency(drawn.test));
  }
  CurvePicture picture;
  picture.speed_up = unit.one_copy;
  picture.copies = {.low = 0, .high = copies, .begin = left, .end = right};
  picture.growth = from_zero(growth, growth_bottom, growth_top);
  picture.efficiency = from_zero(efficiency, efficiency_bottom, efficiency_top);
  return picture;
}

Pin pin(const Axis& axis, double x, double value, double low, double high) {
  return {.x = x, .y = axis.at(value), .top = axis.at(high), .bottom = axis.at(low)};
}

void add_dots(CurvePicture& picture, const ScalingTest& test, double unit) {
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

// Of what was only printed the curve is known, and no band.
std::vector<score::BandPoint> band_of(const ScalingTest& test) {
  if (!test.fit->band.empty() || test.points.empty()) return test.fit->band;
  constexpr int steps = 32;
  std::vector<score::BandPoint> band;
  const double from = test.points.front().copies;
  for (int i = 0; i <= steps; ++i) {
    const double copies =
        std::lerp(from, static_cast<double>(test.fit->largest), static_cast<double>(i) / steps);
    const double rate = score::throughput(test.fit->curve, copies);
    band.push_back({copies, rate, {rate, rate}});
  }
  return band;
}

void add_fit(CurvePicture& picture, const ScalingTest& test, double unit) {
  if (!test.fit) return;
  for (const auto& point : band_of(test)) {
    const double x = picture.copies.at(point.copies);
    picture.fit.push_back({x, picture.growth.at(point.rate / unit)});
    picture.band.push_back(pin(picture.growth, x, point.rate / unit, point.interval.low / unit,
                               point.interval.high / unit));
  }
}

void add_ideal(CurvePicture& picture, const Drawn& drawn, const Unit& unit) {
  if (!unit.one_copy || !has_speed_ups(drawn.test)) return;
  const double most = most_copies(drawn.test);
  const double one = rate_of_one(drawn.test, unit);
  for (const double copies : {0.0, worth(drawn.scaling, most), most}) {
    picture.ideal.push_back(
        {picture.copies.at(copies), picture.growth.at(one * worth(drawn.scaling, copies))});
  }
}

void add_curve(CurvePicture& picture, const Drawn& drawn, const Unit& unit) {
  add_dots(picture, drawn.test, unit.rate);
  add_fit(picture, drawn.test, unit.rate);
  add_ideal(picture, drawn, unit);
}

// Marks that fall on one number of copies share a line and its words.
void add_mark(CurvePicture& picture, double copies, const std::string& text) {
  if (!(copies >= 1) || copies > picture.copies.high) return;
  const double x = picture.copies.at(copies);
  const auto there =
      std::ranges::find_if(picture.marks, [&](const CurveMark& mark) { return mark.x == x; });
  if (there == picture.marks.end()) {
    picture.marks.push_back({.x = x, .text = text});
  } else if (there->text.find(text) == std::string::npos) {
    there->text += cat(", ", text);
  }
}

void add_marks(CurvePicture& picture, const Scaling& scaling, std::string_view side = {}) {
  add_mark(picture, scaling.cores, cat("cores", side));
  add_mark(
      picture, scaling.processors,
      cat(scaling.cores > 0 && scaling.processors > scaling.cores ? "SMT" : "processors", side));
  for (const int border : scaling.borders) add_mark(picture, border, cat("node", side));
  if (scaling.quota) add_mark(picture, *scaling.quota, cat("quota", side));
}

bool alike_machines(const Scaling& one, const Scaling& other) {
  return one.cores == other.cores && one.processors == other.processors &&
         one.borders == other.borders && one.quota == other.quota;
}

// Words that would run into those before them go into the row above, where there is room.
void part_marks(CurvePicture& picture) {
  constexpr double letter = 6;  // how wide one is, about
  constexpr double near_end = 60;
  std::ranges::stable_sort(picture.marks, {}, &CurveMark::x);
  std::array<double, 2> ends = {0, 0};
  for (auto& mark : picture.marks) {
    const double width = letter * static_cast<double>(mark.text.size());
    mark.at_end = mark.x > picture.copies.end - near_end;
    const double begin = mark.x - (mark.at_end ? width : width / 2);
    mark.higher = begin < ends[0] && begin >= ends[1];
    ends.at(mark.higher ? 1 : 0) = begin + width + letter;
  }
}

// The least of 1, 2, 5, 10 ... times a power of ten that divides the axis into five parts at most.
double step_of(const Axis& axis) {
  const double power = std::pow(10, std::floor(std::log10(axis.high / 5)));
  constexpr std::array steps = {1.0, 2.0, 5.0, 10.0};
  const auto* found =
      std::ranges::find_if(steps, [&](double step) { return step * power * 5 >= axis.high; });
  return (found == steps.end() ? 10 : *found) * power;
}

void add_growth_ticks(CurvePicture& picture) {
  const double step = step_of(picture.growth);
  for (int i = 0; i <= 5 && i * step <= picture.growth.high; ++i) {
    const auto text =
        picture.speed_up ? shortest(i * step) : std::string(trim(amount(i * step, "")));
    picture.growth_ticks.push_back({picture.growth.at(i * step), text});
  }
}

void add_copies_ticks(CurvePicture& picture, const std::vector<int>& copies) {
  double last = -room_of_label;
  for (const int one : copies) {
    const double x = picture.copies.at(one);
    if (x - last < room_of_label) continue;
    picture.copies_ticks.push_back({x, cat(one)});
    last = x;
  }
}

void add_ground(CurvePicture& picture, const std::vector<int>& copies) {
  part_marks(picture);
  add_growth_ticks(picture);
  add_copies_ticks(picture, copies);
}

}  // namespace

CurvePicture curve_picture(const Scaling& scaling, const ScalingTest& test) {
  const auto unit = unit_of(test);
  const Drawn drawn{.scaling = scaling, .test = test};
  auto picture = empty_picture({drawn}, unit);
  add_curve(picture, drawn, unit);
  add_marks(picture, scaling);
  std::vector<int> copies;
  for (const auto& point : test.points) copies.push_back(point.copies);
  add_ground(picture, copies);
  return picture;
}

CurvePair curve_pair(const analysis::ComparedSweeps& sweeps, const analysis::ComparedCurve& curve) {
  const auto unit = unit_of(curve.a);
  const Drawn of_a{.scaling = sweeps.a, .test = curve.a};
  const Drawn of_b{.scaling = sweeps.b, .test = curve.b};
  CurvePair pair;
  pair.a = empty_picture({of_a, of_b}, unit);
  pair.b = pair.a;
  add_curve(pair.a, of_a, unit);
  add_curve(pair.b, of_b, unit);
  const bool alike = alike_machines(sweeps.a, sweeps.b);
  add_marks(pair.a, sweeps.a, alike ? "" : " A");
  if (!alike) add_marks(pair.a, sweeps.b, " B");
  std::vector<int> copies;
  for (const auto& point : curve.points) copies.push_back(point.copies);
  add_ground(pair.a, copies);
  return pair;
}

}  // namespace unixmark::write
