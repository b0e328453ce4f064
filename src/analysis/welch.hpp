// Whether two means differ by more than chance.
#pragma once

namespace unixmark::analysis {

// The mean and the sum of squared distances from it.
struct Sample {
  int size = 0;
  double mean = 0;
  double squares = 0;
};

// Whether the means of two samples, of two values or more each, differ with a two-sided p below
// `p` by Welch's t-test.
[[nodiscard]] bool differ(const Sample& one, const Sample& other, double p);

// Whether |t| with `freedom` degrees has a two-sided p below `p`.
[[nodiscard]] bool beyond_chance(double t, double freedom, double p);

}  // namespace unixmark::analysis
