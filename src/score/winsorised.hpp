// How sure a classic score is.
#pragma once

#include "score/classic.hpp"
#include "score/uncertain.hpp"

#include <optional>
#include <span>

namespace unixmark::score {

// Where 95 % confidence has a classic score.
struct ClassicInterval {
  double low = 0;
  double high = 0;
  bool wide = false;    // one degree of freedom alone, as of three passes: t is 12.7
  double widening = 1;  // of correlated passes, as in Checks; in all the other figures already
  Uncertain logarithm;  // of the score, for an index

  bool operator==(const ClassicInterval&) const = default;
};

// From the passes that the classic rule scores, in the order in which they ran. Of the n logarithms
// of their rates, sorted, the lowest g = n div 3 count as the one above them; s is the standard
// deviation of what that makes. The standard error is s / ((1 - g / n) sqrt(n)), with n - g - 1
// degrees of freedom: the interval of a trimmed mean, trimmed at its lower end alone (Tukey and
// McLaughlin, Sankhya A 25, 1963; Yuen, Biometrika 61, 1974). Nothing for a single pass; throws
// Error as classic_score() does.
[[nodiscard]] std::optional<ClassicInterval> classic_interval(std::span<const PassTotal> passes,
                                                              int timebase);

// Whether the rule, which drops passes by their counts, would drop others by their rates: copies
// that run for longer count more without being faster.
[[nodiscard]] bool drops_others_by_rate(std::span<const PassTotal> passes, int timebase);

}  // namespace unixmark::score
