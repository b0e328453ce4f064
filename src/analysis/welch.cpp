#include "analysis/welch.hpp"

#include <cmath>
#include <limits>

namespace unixmark::analysis {

namespace {

// What a sample's mean varies by, and the degrees of freedom that this is known with.
double error_of(const Sample& sample) {
  return sample.squares / (sample.size - 1) / sample.size;
}

}  // namespace

double welch_t(const Sample& one, const Sample& other) {
  const double error = error_of(one) + error_of(other);
  if (error > 0) return (other.mean - one.mean) / std::sqrt(error);
  return one.mean == other.mean ? 0 : std::numeric_limits<double>::infinity();
}

// By Welch and Satterthwaite's degrees of freedom (Biometrika 34, 1947).
bool differ(const Sample& one, const Sample& other, double p) {
  const double a = error_of(one);
  const double b = error_of(other);
  if (a + b <= 0) return one.mean != other.mean;
  const double freedom = (a + b) * (a + b) / (a * a / (one.size - 1) + b * b / (other.size - 1));
  return beyond_chance(welch_t(one, other), freedom, p);
}

}  // namespace unixmark::analysis
