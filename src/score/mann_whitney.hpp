// The exact distribution of Mann and Whitney's U: of the pairs of one value from each of two
// samples, in how many the second's is larger.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace unixmark::score {

// P(U = 0), P(U = 1) ... P(U = first x second) where both samples are of one distribution without
// ties, for sizes of 1 and more (Mann and Whitney, Ann. Math. Stat. 18, 1947, their recurrence). It
// takes some (first x second)^2 steps.
[[nodiscard]] std::vector<double> mann_whitney_chances(std::size_t first, std::size_t second);

// P(U <= u)
[[nodiscard]] double mann_whitney_cdf(double u, std::size_t first, std::size_t second);

// The two-sided p of two samples of one value or more: that U would lie as far from its middle or
// farther. A tie counts half a pair; with ties p is the larger of those of the whole U beside it.
[[nodiscard]] double mann_whitney_p(std::span<const double> first, std::span<const double> second);

// The largest rank k, from 1, with P(U <= k - 1) <= 0.025: the k-th smallest and the k-th largest
// of all differences between the samples enclose the shift between them with 95 % confidence or
// more (Hodges and Lehmann, Ann. Math. Stat. 34, 1963; Hollander and Wolfe, Nonparametric
// Statistical Methods, 1973, 4.3). Nothing where the samples are too small for it.
[[nodiscard]] std::optional<std::size_t> shift_interval_rank(std::size_t first, std::size_t second);

}  // namespace unixmark::score
