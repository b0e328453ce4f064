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

Sample sample_of(std::span<const double> values) {
  Sample sample{.size = static_cast<int>(values.size()), .mean = 0, .squares = 0};
  for (const double value : values) sample.mean += value / static_cast<double>(values.size());
  for (const double value : values) sample.squares += std::pow(value - sample.mean, 2);
  return sample;
}

Split best_split(std::span<const double> values, std::size_t least) {
  Split best;
  for (std::size_t at = least; at + least <= values.size(); ++at) {
    const auto before = sample_of(values.first(at));
    const auto after = sample_of(values.subspan(at));
    const double unexplained = before.squares + after.squares;
    if (unexplained < best.unexplained) best = {at, before, after, unexplained};
  }
  return best;
}

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
