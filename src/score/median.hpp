// The median with its exact interval, which needs no assumption about how noise is distributed.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace unixmark::score {

// What a 95 % interval leaves out at each end.
inline constexpr double outer_tail = 0.025;

// The median of `values`; there must be one.
[[nodiscard]] double median(std::span<const double> values);

// The largest rank k, from 1, with P(Binomial(n, 1/2) <= k - 1) <= 0.025: the k-th smallest and the
// k-th largest of n values enclose the median with 95 % confidence or more. Nothing below six
// values, where no such rank exists. (The sign test inverted; Hahn and Meeker, Statistical
// Intervals, 1991, 5.2.)
[[nodiscard]] std::optional<std::size_t> sign_interval_rank(std::size_t n);

// How often the rank-th smallest and the rank-th largest of n values enclose the median.
[[nodiscard]] double sign_interval_level(std::size_t rank, std::size_t n);

struct Interval {
  double low = 0;
  double high = 0;

  bool operator==(const Interval&) const = default;
};

// The interval itself, or nothing below six values.
[[nodiscard]] std::optional<Interval> sign_interval(std::span<const double> values);

// An interval of 95 % almost exactly, where that of sign_interval() may have up to 99: between its
// ends and the next order statistics inwards, by the interpolation of Hettmansperger and Sheather
// (Statistics and Probability Letters 4, 1986), which depends little on the distribution. Nothing
// below six values.
[[nodiscard]] std::optional<Interval> interpolated_interval(std::span<const double> values);

}  // namespace unixmark::score
