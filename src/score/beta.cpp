#include "score/beta.hpp"

#include <cassert>
#include <cmath>

namespace unixmark::score {

namespace {

// std::lgamma writes a global variable, which threads would share.
double log_gamma(double x) {
  int sign = 0;
  return ::lgamma_r(x, &sign);
}

// x^a (1 - x)^b / (a B(a, b))
double prefix(double a, double b, double x, double complement) {
  const double log_beta = log_gamma(a) + log_gamma(b) - log_gamma(a + b);
  return std::exp(a * std::log(x) + b * std::log(complement) - log_beta) / a;
}

// A denominator of 0 would end the fraction too early.
double away_from_zero(double value) {
  constexpr double tiny = 1e-300;
  return std::abs(value) < tiny ? tiny : value;
}

// The partial numerator d_n of DLMF 8.17.22.
double numerator(int n, double a, double b, double x) {
  const double m = n / 2;  // NOLINT(bugprone-integer-division): its whole part is meant
  if (n % 2 == 0) return m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
  return -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
}

// DLMF 8.17.22 by Lentz's method as Thompson and Barnett modified it (J. Comput. Phys. 64, 1986).
// It converges fast for x below (a + 1) / (a + b + 2), in some sqrt(max(a, b)) steps.
double fraction(double a, double b, double x) {
  constexpr int most_steps = 100'000;
  double c = 1;
  double d = 1 / away_from_zero(1 + numerator(1, a, b, x));
  double value = d;
  for (int n = 2; n < most_steps; ++n) {
    const double next = numerator(n, a, b, x);
    c = away_from_zero(1 + next / c);
    d = 1 / away_from_zero(1 + next * d);
    value *= c * d;
    if (std::abs(c * d - 1) < 1e-15) break;
  }
  return value;
}

}  // namespace

double incomplete_beta(double a, double b, double x, double complement) {
  assert(a > 0 && b > 0 && x >= 0 && complement >= 0);
  if (x <= 0) return 0;
  if (complement <= 0) return 1;
  if (x > (a + 1) / (a + b + 2)) {
    return 1 - prefix(b, a, complement, x) * fraction(b, a, complement);
  }
  return prefix(a, b, x, complement) * fraction(a, b, x);
}

}  // namespace unixmark::score
