// The binomial distribution.
#pragma once

namespace unixmark::score {

// P(X <= successes) of `trials` that each succeed with probability p (DLMF 8.17.5).
[[nodiscard]] double binomial_cdf(int successes, int trials, double p);

// The fewest successes s with binomial_cdf(s, trials, p) >= probability.
[[nodiscard]] int binomial_quantile(double probability, int trials, double p);

}  // namespace unixmark::score
