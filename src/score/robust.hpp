// The robust rate of a test: the median of all its passes, and how sure it is.
#pragma once

#include "score/checks.hpp"
#include "score/median.hpp"
#include "score/uncertain.hpp"

#include <optional>
#include <span>
#include <vector>

namespace unixmark::score {

// An interval that encloses the median with 95 % confidence or more.
struct MedianInterval {
  double low = 0;
  double high = 0;
  double level = 0;     // the exact confidence, for independent passes: 0.969 for six
  Uncertain logarithm;  // of the median, for an index

  bool operator==(const MedianInterval&) const = default;
};

struct Robust {
  int passes = 0;
  double least = 0;
  double median = 0;
  double most = 0;
  double relative_mad =
      0;  // 1.4826 x median absolute deviation / median: a robust coefficient of variation
  std::optional<MedianInterval> interval;  // nothing below six passes; widened where checks say so
  Checks checks;

  bool operator==(const Robust&) const = default;
};

// Of the rates of all passes, in the order in which they ran; there must be one, all above 0. The
// interval is of order statistics, as in sign_interval(). The standard error of the logarithm is
// sqrt(pi / 2 n) times 1.4826 MAD (Kenney and Keeping, Mathematics of Statistics, 1962, 12.10),
// with 0.37 (n - 1) degrees of freedom, after the MAD's efficiency (Huber, Robust Statistics,
// 1981, 5.1). The width of the interval would be an error twice too large and more where a single
// pass in six is slow.
[[nodiscard]] Robust robust_of(std::span<const double> rates);

// (high - low) / (2 x median), or nothing where there is no interval.
[[nodiscard]] std::optional<double> relative_half_width(const Robust& robust);

// The rates with those that lie farther than three times 1.4826 MAD from the median moved to there.
[[nodiscard]] std::vector<double> without_spikes(std::span<const double> rates);

}  // namespace unixmark::score
