// The incomplete beta function, which Student's t and the binomial distribution are made of.
#pragma once

namespace unixmark::score {

// I_x(a, b), regularised: 0 at x = 0, 1 at x = 1. For a and b above 0 and x from 0 to 1.
// `complement` is 1 - x, which callers often know better than a subtraction would.
[[nodiscard]] double incomplete_beta(double a, double b, double x, double complement);

}  // namespace unixmark::score
