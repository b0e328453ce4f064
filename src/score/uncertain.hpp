// Figures with their standard errors, and what becomes of these in a mean.
#pragma once

#include "score/median.hpp"

#include <span>

namespace unixmark::score {

// The logarithm of a score or an index.
struct Uncertain {
  double log = 0;
  double error = 0;    // standard error of `log`
  double freedom = 1;  // degrees of freedom that the error was estimated with, above 0

  bool operator==(const Uncertain&) const = default;
};

// The mean of independent figures, of which there must be one: errors add as squares, degrees of
// freedom as Welch (Biometrika 34, 1947) and Satterthwaite (Biometrics Bulletin 2, 1946) have it.
[[nodiscard]] Uncertain mean_of(std::span<const Uncertain> figures);

// From one figure to another that is independent of it: the logarithm of their ratio, with errors
// and degrees of freedom as in mean_of().
[[nodiscard]] Uncertain difference(const Uncertain& from, const Uncertain& to);

// `figure` with an error that makes half_width_of() at least `half_width`.
[[nodiscard]] Uncertain widened_to(Uncertain figure, double half_width);

// The half-width of the 95 % interval of the logarithm: Student's t times the error.
[[nodiscard]] double half_width_of(const Uncertain& figure);

// exp(log -+ half_width)
[[nodiscard]] Interval interval_about(double log, double half_width);

}  // namespace unixmark::score
