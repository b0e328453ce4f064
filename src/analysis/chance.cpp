#include "analysis/welch.hpp"

#include <cmath>
#include <numbers>

namespace unixmark::analysis {

// By Wallace's transformation of t to a normal deviate (Ann. Math. Stat. 30, 1959), good to the
// second digit of p: which p is small enough is a convention anyway.
bool beyond_chance(double t, double freedom, double p) {
  if (std::isinf(t)) return true;
  const double z =
      (8 * freedom + 1) / (8 * freedom + 3) * std::sqrt(freedom * std::log1p(t * t / freedom));
  return std::erfc(z / std::numbers::sqrt2) < p;
}

}  // namespace unixmark::analysis
