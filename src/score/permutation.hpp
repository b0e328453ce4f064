// A test of two means that does not ask for equal spread.
#pragma once

#include <span>

namespace unixmark::score {

// The two-sided p of two samples, of two values or more each, having one mean: how often Welch's t
// of the values dealt out anew is as far from 0, over 9,999 deals and the one that there was
// (Janssen, Stat. Probab. Lett. 36, 1997). The deals are always the same, and so is p.
[[nodiscard]] double studentised_permutation_p(std::span<const double> first,
                                               std::span<const double> second);

}  // namespace unixmark::score
