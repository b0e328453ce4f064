// Whether two means differ by more than chance.
#pragma once

#include <cstddef>
#include <limits>
#include <span>

namespace unixmark::analysis {

// The mean and the sum of squared distances from it.
struct Sample {
  int size = 0;
  double mean = 0;
  double squares = 0;
};

[[nodiscard]] Sample sample_of(std::span<const double> values);

// A series in two parts.
struct Split {
  std::size_t at = 0;  // how many values are before it
  Sample before;
  Sample after;
  double unexplained = std::numeric_limits<double>::infinity();  // squares within both parts
};

// The split, with `least` values or more on each side, that leaves the least unexplained; at 0
// where there are too few values.
[[nodiscard]] Split best_split(std::span<const double> values, std::size_t least);

// Whether the means of two samples, of two values or more each, differ with a two-sided p below
// `p` by Welch's t-test.
[[nodiscard]] bool differ(const Sample& one, const Sample& other, double p);

// Whether |t| with `freedom` degrees has a two-sided p below `p`.
[[nodiscard]] bool beyond_chance(double t, double freedom, double p);

}  // namespace unixmark::analysis
