// Student's t distribution.
#pragma once

namespace unixmark::score {

// P(T <= t) with `freedom` degrees of freedom, above 0 and not necessarily whole (DLMF 8.17 and
// Abramowitz and Stegun 26.7.1).
[[nodiscard]] double student_cdf(double t, double freedom);

// The t with student_cdf(t, freedom) = p, for p above 0 and below 1.
[[nodiscard]] double student_quantile(double p, double freedom);

}  // namespace unixmark::score
