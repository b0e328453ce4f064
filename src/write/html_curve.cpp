#include "write/curve_parts.hpp"

#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/html_pictures.hpp"
#include "write/scaling_words.hpp"
#include "write/sureness.hpp"
#include "write/svg.hpp"

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using svg::disc;
using svg::label;
using svg::line;

std::string place(const Spot& spot) {
  return fmt::format("{:.1f} {:.1f}", spot.x, spot.y);
}

std::string path(std::string_view style, const std::vector<Spot>& spots) {
  if (spots.empty()) return {};
  std::string way;
  for (const auto& spot : spots) way += cat(way.empty() ? "M" : "L", place(spot));
  return fmt::format(R"(<path class="{}" d="{}"/>)", style, way);
}

// Along its upper side and back along the lower.
std::string band_path(const std::vector<Pin>& band) {
  if (band.empty()) return {};
  std::string way;
  for (const auto& pin : band) way += cat(way.empty() ? "M" : "L", place({pin.x, pin.top}));
  for (auto pin = band.rbegin(); pin != band.rend(); ++pin) {
    way += cat("L", place({pin->x, pin->bottom}));
  }
  return fmt::format(R"(<path class="band" d="{}z"/>)", way);
}

// The line of 1, which copies that do not hinder each other keep to.
std::string efficiency_ground(const CurvePicture& picture) {
  if (!picture.speed_up) return {};
  const double at = picture.efficiency.at(1);
  return line("ideal", picture.copies.begin, at, picture.copies.end, at) +
         label(picture.copies.begin - 8, at + 4, "end", "1") +
         label(picture.copies.begin - 8, picture.efficiency.begin, "end", "0") +
         label(picture.copies.begin, picture.efficiency.end - 6, "start", "efficiency");
}

std::string copies_axis(const CurvePicture& picture) {
  const double bottom = picture.efficiency.begin;
  auto drawn = line("axis", picture.copies.begin, bottom, picture.copies.end, bottom);
  for (const auto& tick : picture.copies_ticks) {
    drawn += line("axis", tick.at, bottom, tick.at, bottom + 4);
    drawn += label(tick.at, bottom + 16, "middle", tick.text);
  }
  return drawn +
         label((picture.copies.begin + picture.copies.end) / 2, curve_height, "middle", "copies");
}

std::string pin_svg(const Pin& pin, std::string_view style) {
  return line("whisker", pin.x, pin.top, pin.x, pin.bottom) + disc(style, pin.x, pin.y, 3.5);
}

std::string point_text(const report::ScalingTest& test, const report::ScalingPoint& point) {
  auto text = cat(point.copies,
                  point.copies == 1 ? " copy: " : " copies: ", amount(point.rate.value, test.unit),
                  " ", half_width(point.rate));
  if (point.speed_up) text += cat("; speed-up ", fixed(point.speed_up->value, 3));
  if (point.efficiency) text += cat(", efficiency ", fixed(point.efficiency->value, 3));
  return point.impossible ? text + "; impossible" : text;
}

std::vector<Spot> efficiency_line(const CurvePicture& picture) {
  std::vector<Spot> spots;
  for (const auto& dot : picture.dots) {
    if (dot.efficiency) spots.push_back({dot.efficiency->x, dot.efficiency->y});
  }
  return spots;
}

std::string curve_description(const CurvePicture& picture, const report::ScalingTest& test) {
  return cat(picture.speed_up ? "Speed-up" : "Throughput",
             " upwards, against copies to the right; below it the efficiency of each copy. ",
             join(fit_clauses(test), "; "), ". The figures are in the table below.");
}

}  // namespace

std::string curve_frame(const CurvePicture& picture) {
  const double top = picture.growth.end;
  std::string drawn;
  for (const auto& mark : picture.marks) {
    drawn += line("mark", mark.x, top, mark.x, picture.efficiency.begin);
    drawn += label(mark.x, top - (mark.higher ? 17 : 6), mark.at_end ? "end" : "middle", mark.text);
  }
  for (const auto& tick : picture.growth_ticks) {
    drawn += line("grid", picture.copies.begin, tick.at, picture.copies.end, tick.at);
    drawn += label(picture.copies.begin - 8, tick.at + 4, "end", tick.text);
  }
  return drawn + efficiency_ground(picture) + copies_axis(picture);
}

std::string curve_lines(const CurvePicture& picture) {
  return cat(band_path(picture.band), path("ideal", picture.ideal), path("fit", picture.fit),
             path("thin", efficiency_line(picture)));
}

std::string curve_dots(const CurvePicture& picture, const report::ScalingTest& test,
                       std::string_view side) {
  std::string drawn;
  for (std::size_t i = 0; i < picture.dots.size(); ++i) {
    const auto& dot = picture.dots[i];
    const auto* style = dot.impossible ? "impossible" : dot.fitted ? "kept" : "dropped";
    drawn += cat("<g><title>", side, html_text(point_text(test, test.points[i])), "</title>",
                 pin_svg(dot.rate, style),
                 dot.efficiency ? pin_svg(*dot.efficiency, style) : std::string{}, "</g>\n");
  }
  return drawn;
}

std::string curve_frame_svg(std::string_view names, std::string_view drawn) {
  return fmt::format("<svg class=\"curve\" viewBox=\"0 0 {} {}\" role=\"img\">{}{}</svg>\n",
                     curve_width, curve_height + 4, names, drawn);
}

std::string curve_svg(const report::Scaling& scaling, const report::ScalingTest& test) {
  const auto picture = curve_picture(scaling, test);
  if (picture.dots.empty()) return {};
  return curve_frame_svg(
      svg::names(cat("Scaling of ", test.title), curve_description(picture, test)),
      cat(curve_frame(picture), curve_lines(picture), curve_dots(picture, test, {})));
}

}  // namespace unixmark::write
