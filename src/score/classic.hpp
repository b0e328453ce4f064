// UnixBench's own rule: from the passes of a test to its score.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace unixmark::score {

// A pass as the rule sees it.
struct PassTotal {
  double count = 0;    // summed over the copies
  double seconds = 0;  // mean over the copies
};

// The pass's count per `timebase` seconds, or the count itself where timebase is 0.
[[nodiscard]] double rate(const PassTotal& pass, int timebase);

struct Classic {
  double score = 0;
  double seconds = 0;             // mean time of the kept passes
  std::vector<std::size_t> kept;  // positions in the passes given, ascending
};

// Drops the P div 3 passes with the smallest counts and takes the geometric mean of the kept ones'
// rates: exp(mean of ln(count / (seconds / timebase))), or of ln(count) where timebase is 0. Of
// equal counts the earlier pass is dropped. Every count and time must be above 0, and there must be
// a pass; throws Error otherwise, since there is no logarithm of 0.
[[nodiscard]] Classic classic_score(std::span<const PassTotal> passes, int timebase);

}  // namespace unixmark::score
