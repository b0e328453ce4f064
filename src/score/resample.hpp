// How far a score would move if its passes were drawn again.
#pragma once

#include "score/classic.hpp"
#include "score/median.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace unixmark::score {

// Below this many passes the interval would hold the true value far less often than it claims: in
// simulations 0.84 to 0.86 of the time with 5 passes, 0.90 with 10, 0.92 to 0.93 with 20.
inline constexpr std::size_t fewest_to_resample = 20;

struct Resampling {
  int resamples = 2000;    // 40 or more, so that each tail holds one
  std::uint64_t seed = 1;  // equal seeds give equal intervals
  int threads = 1;         // at most so many at work, and no more than there are processors for
};

// Calls `work` for ranges of the numbers of all resamples, `last` not among them, at once on
// several threads where there are: it must keep what it finds by number, and draw from a Lot of the
// seed and the number, so that the result is the same to the bit on any number of threads.
void each_resample(const Resampling& how, const std::function<void(int first, int last)>& work);

// From the 2.5 % to the 97.5 % quantile of what 40 or more resamples gave.
[[nodiscard]] Interval middle_of(std::vector<double> resampled);

// The interval from the 2.5 % to the 97.5 % quantile of the classic score over resamples, each of
// as many passes as there are, drawn with replacement (Efron and Tibshirani, An Introduction to the
// Bootstrap, 1993, 13.3: the percentile interval). Nothing below `fewest_to_resample` passes. The
// same to the bit on any number of threads. Throws Error, as classic_score does, for a count or
// time that is not above 0.
[[nodiscard]] std::optional<Interval> resampled_interval(std::span<const PassTotal> passes,
                                                         int timebase, const Resampling& how);

}  // namespace unixmark::score
