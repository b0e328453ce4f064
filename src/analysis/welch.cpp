#include "analysis/welch.hpp"

#include "score/student.hpp"

#include <cmath>

namespace unixmark::analysis {

namespace {

// What a sample's mean varies by, and the degrees of freedom that this is known with.
double error_of(const Sample& sample) {
  return sample.squares / (sample.size - 1) / sample.size;
}

}  // namespace

// By Welch and Satterthwaite's degrees of freedom (Biometrika 34, 1947).
bool differ(const Sample& one, const Sample& other, double p) {
  const double a = error_of(one);
  const double b = error_of(other);
  if (a + b <= 0) return one.mean != other.mean;
  const double freedom = (a + b) * (a + b) / (a * a / (one.size - 1) + b * b / (other.size - 1));
  return beyond_chance((other.mean - one.mean) / std::sqrt(a + b), freedom, p);
}

bool beyond_chance(double t, double freedom, double p) {
  return std::isinf(t) || 2 * score::student_cdf(-std::abs(t), freedom) < p;
}

}  // namespace unixmark::analysis
