// The normal distribution.
#pragma once

namespace unixmark::score {

// P(Z <= z) of a standard normal Z (DLMF 7.2.2 and 7.17). Its relative error stays near a double's
// also far out in the lower tail.
[[nodiscard]] double normal_cdf(double z);

// The z with normal_cdf(z) = p, for p above 0 and below 1.
[[nodiscard]] double normal_quantile(double p);

}  // namespace unixmark::score
