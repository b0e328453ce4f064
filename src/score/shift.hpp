// How far one sample lies from another, without a word on how their noise is distributed.
#pragma once

#include "score/median.hpp"

#include <cstddef>
#include <optional>
#include <span>

namespace unixmark::score {

// From a first sample to a second, in the unit of the values.
struct Shift {
  double estimate = 0;               // the median of all differences (Hodges and Lehmann, 1963)
  std::optional<Interval> interval;  // of 95 % or more; nothing where the samples are too small
  double p = 1;                      // two-sided, of no shift

  bool operator==(const Shift&) const = default;
};

// Of two samples, of one finite value or more each. The interval's ends are differences between the
// samples, cut by the exact distribution of Mann and Whitney's U (Moses; Hollander and Wolfe,
// Nonparametric Statistical Methods, 1973, 4.3). Above 2,500 pairs U is taken for normal, corrected
// for continuity, and of more than 300 values so many at equal steps of their order stand for all.
[[nodiscard]] Shift shift_between(std::span<const double> first, std::span<const double> second);

// The smallest p that samples of these sizes can have: 2 m! n! / (m + n)!, at most 1.
[[nodiscard]] double least_p(std::size_t first, std::size_t second);

// Whether a shift between samples of these sizes can be told from chance: three values against
// five, or four against four.
[[nodiscard]] bool can_be_resolved(std::size_t first, std::size_t second);

}  // namespace unixmark::score
