// The page's pictures: places from picture.hpp as inline SVG, each with its title and description.
#pragma once

#include "report/report.hpp"
#include "write/picture.hpp"

#include <string>
#include <string_view>

namespace unixmark::write {

// A bar from 0 to `value` of `largest`, with a line at `mean`.
[[nodiscard]] std::string bar_svg(std::string_view title, double value, double mean,
                                  double largest);

// A line from end to end at the height `y`, with arrows where it goes on.
[[nodiscard]] std::string whisker_svg(const Whisker& whisker, std::string_view style, double y);

// Intervals about a middle line; `title` and `description` are plain text.
[[nodiscard]] std::string whiskers_svg(const Whiskers& whiskers, std::string_view title,
                                       std::string_view description);
// Their axis: what stands at both ends and in the middle.
[[nodiscard]] std::string interval_axis_svg(double limit, std::string_view middle);

// The passes of a row, each with all there is to say of it as its tooltip.
[[nodiscard]] std::string strip_svg(const report::Row& row);

// "dropped by the classic rule; other processes used 7.2 % of a processor (suspect)", or why the
// pass failed, of which at most 300 bytes; plain text.
[[nodiscard]] std::string standing_text(const report::Row& row, const report::PassFigure& figure,
                                        std::size_t position);

// What copies do together and each, against their number; empty for a test without a result.
[[nodiscard]] std::string curve_svg(const report::Scaling& scaling,
                                    const report::ScalingTest& test);

// What the signs of a strip mean.
[[nodiscard]] std::string strip_legend();

}  // namespace unixmark::write
