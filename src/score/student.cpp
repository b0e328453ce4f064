#include "score/student.hpp"

#include "score/beta.hpp"

#include <cassert>
#include <cmath>
#include <numbers>

namespace unixmark::score {

namespace {

// P(T > t) for t of 0 and above.
double upper_tail(double t, double freedom) {
  const double sum = freedom + t * t;
  return incomplete_beta(freedom / 2, 0.5, freedom / sum, t * t / sum) / 2;
}

double t_density(double t, double freedom) {
  int sign = 0;
  const double log_scale = ::lgamma_r((freedom + 1) / 2, &sign) - ::lgamma_r(freedom / 2, &sign) -
                           std::log(freedom * std::numbers::pi) / 2;
  return std::exp(log_scale - (freedom + 1) / 2 * std::log1p(t * t / freedom));
}

// Newton's method between bounds that hold the root: a step that leaves them is halved instead.
double solve_upper_tail(double tail, double freedom) {
  double low = 0;
  double high = 1;
  while (upper_tail(high, freedom) > tail) high *= 2;
  double t = high / 2;
  for (int i = 0; i < 200; ++i) {
    const double excess = upper_tail(t, freedom) - tail;
    (excess > 0 ? low : high) = t;
    double next = t + excess / t_density(t, freedom);
    if (!(next >= low && next <= high)) next = (low + high) / 2;
    if (std::abs(next - t) <= 1e-15 * t) return next;
    t = next;
  }
  return t;
}

}  // namespace

double student_cdf(double t, double freedom) {
  assert(freedom > 0);
  const double tail = upper_tail(std::abs(t), freedom);
  return t > 0 ? 1 - tail : tail;
}

double student_quantile(double p, double freedom) {
  assert(p > 0 && p < 1 && freedom > 0);
  if (p == 0.5) return 0;
  return p > 0.5 ? solve_upper_tail(1 - p, freedom) : -solve_upper_tail(p, freedom);
}

}  // namespace unixmark::score
