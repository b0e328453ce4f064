// Where the ratios of a comparison stand in its picture: in logarithms, about 1, on one axis. Every
// place is finite and within the picture.
#pragma once

#include "analysis/compare.hpp"
#include "write/picture.hpp"

#include <optional>

namespace unixmark::write {

// The ratio at the right end of the axis, one of 1.02, 1.05, 1.1, 1.2, 1.5, 2, 3, 5, 10; its
// inverse is at the left one. The widest rows go on beyond it where they are more than twice as
// wide as three quarters of the others.
[[nodiscard]] double forest_limit(const analysis::Comparison& comparison);

struct Forest {
  std::optional<Whisker> interval;  // nothing: there is no ratio
  double margin_low = 0;            // places of the margin's ends
  double margin_high = 0;
};
[[nodiscard]] Forest forest_of(const analysis::ComparedRow& row, double limit);

// The axis of all rows: logarithms of ratios to places, interval_width in all.
[[nodiscard]] Axis forest_axis(double limit);

}  // namespace unixmark::write
