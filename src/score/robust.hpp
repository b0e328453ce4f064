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
// interval is of order statistics, as in sign_interval().
//
// The standard error of the logarithm is by the shorter side of that interval, since slow passes
// lengthen the other: over Blom's normal score of its end (Statistical Estimates and Transformed
// Beta-Variables, 1958) it is a standard deviation, and sqrt(pi / 2 n) times that the median's
// error (Kenney and Keeping, Mathematics of Statistics, 1962, 12.10). Two factors make up for
// taking the shorter side: 1.13 where n is even, 1.20 where it is odd. Simulated normal passes ask
// for 3 % more, the same within 2 % from 6 to 30 passes; but correlation by mere chance widens
// some. Degrees of freedom are the gaps between passes that the side spans, (n + 1) / 2 - rank.
//
// An index of twelve tests then holds its truth in 94 to 97 of 100 cases, also where a seventh of
// the passes are slow by 8 sigma. With six passes of each these were 98 to 99 by the MAD, and more
// than 99.5 by the interval's half-width or Maritz and Jarrett's estimate (JASA 73, 1978), which
// take in every slow pass. All of them fall short where passes have two speeds and the slower one
// is not rare.
[[nodiscard]] Robust robust_of(std::span<const double> rates);

// (high - low) / (2 x median), or nothing where there is no interval.
[[nodiscard]] std::optional<double> relative_half_width(const Robust& robust);

// The rates with those that lie farther than three times 1.4826 MAD from the median moved to there.
[[nodiscard]] std::vector<double> without_spikes(std::span<const double> rates);

}  // namespace unixmark::score
