// How far apart the passes of a test lie.
#pragma once

#include <span>

namespace unixmark::score {

struct Spread {
  int passes = 0;
  double least = 0;
  double median = 0;
  double most = 0;
  double relative_mad =
      0;  // 1.4826 x median absolute deviation / median: a robust coefficient of variation
};

// Of the rates of all passes; there must be one.
[[nodiscard]] Spread spread_of(std::span<const double> rates);

}  // namespace unixmark::score
