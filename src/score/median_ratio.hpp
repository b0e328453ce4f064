// How far the ratio of two medians would move with other passes.
#pragma once

#include "base/lot.hpp"
#include "score/resample.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace unixmark::score {

// The median of as many draws as there are values, which are ascending and at least one; `drawn` is
// room to work in.
[[nodiscard]] double drawn_median(std::span<const double> ascending, Lot& lot,
                                  std::vector<std::uint32_t>& drawn);

// The interval from the 2.5 % to the 97.5 % quantile of the logarithm of median(of) / median(by)
// over resamples of both, each of as many passes as there are, drawn with replacement (Efron and
// Tibshirani, An Introduction to the Bootstrap, 1993, 13.3). Rates are above 0. Nothing where
// either side has fewer than `fewest_to_resample` passes. The same to the bit on any number of
// threads.
[[nodiscard]] std::optional<Interval> resampled_log_ratio(std::span<const double> of,
                                                          std::span<const double> by,
                                                          const Resampling& how);

}  // namespace unixmark::score
