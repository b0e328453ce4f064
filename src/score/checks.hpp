// Whether the passes of a test may be taken as independent draws, in the order in which they ran.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace unixmark::score {

// Fewer passes show nothing but their noise.
inline constexpr std::size_t fewest_to_check = 8;

// Mann's trend test with Theil and Sen's slope, of logarithms of rates.
struct Trend {
  double change = 0;   // fitted over the whole run: 0.02 is 2 % faster at its end
  double p = 1;        // two-sided
  bool exact = false;  // p is exact; else by the normal distribution, corrected for continuity
  bool flagged = false;

  bool operator==(const Trend&) const = default;
};

struct Checks {
  std::optional<double> correlation;  // of each pass with the next; nothing: all are equal
  double widening = 1;                // for every half-width; above 1: "correlated passes"
  std::optional<Trend> trend;
  std::optional<double> warm_up;  // the first pass against the others' median: -0.05 is 5 % slower

  bool operator==(const Checks&) const = default;
};

// Correlation above 0.4, or above 2 / sqrt(n), widens intervals by sqrt((1 + r) / (1 - r)), as if
// each pass told only its own part (Bartlett, J. R. Stat. Soc. 98, 1935). A trend is flagged where
// p < 0.01 and the change is above 1 %. A first pass warms up where it lies outside the others'
// range by more than three of their median absolute deviations. Nothing of this below
// `fewest_to_check` rates, which must be above 0.
[[nodiscard]] Checks checks_of(std::span<const double> rates);

// Of values in order: the two-sided p of no trend. Exact without ties up to 50 values (Mann,
// Econometrica 13, 1945; Kendall, Rank Correlation Methods, 1948), else normal with continuity
// correction and the variance for ties.
struct TrendTest {
  double p = 1;
  bool exact = false;
};
[[nodiscard]] TrendTest trend_test(std::span<const double> values);

}  // namespace unixmark::score
