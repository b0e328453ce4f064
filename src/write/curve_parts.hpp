// The parts of a picture of a sweep as SVG, for pictures of one sweep and of two.
#pragma once

#include "report/scaling.hpp"
#include "write/scaling_picture.hpp"

#include <string>
#include <string_view>

namespace unixmark::write {

// The whole: what it is called (svg::names) and what is drawn.
[[nodiscard]] std::string curve_frame_svg(std::string_view names, std::string_view drawn);

// Axes, grid, marks and their words.
[[nodiscard]] std::string curve_frame(const CurvePicture& picture);

// The band, the ideal line, the fit, and the line through the efficiencies.
[[nodiscard]] std::string curve_lines(const CurvePicture& picture);

// The points with their intervals and tooltips, which begin with `side`.
[[nodiscard]] std::string curve_dots(const CurvePicture& picture, const report::ScalingTest& test,
                                     std::string_view side);

}  // namespace unixmark::write
