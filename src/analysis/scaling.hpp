// What a sweep shows: figures without a model, each with its interval, and a fitted model.
#pragma once

#include "report/report.hpp"
#include "score/uncertain.hpp"

#include <optional>

namespace unixmark::analysis {

// More than so many times what the processors can give is no measurement.
inline constexpr double most_of_worth = 1.1;

// Of a report on a sweep; nothing of any other. Resamples on at most as many threads as processors
// may be used here, which change nothing in the figures.
[[nodiscard]] std::optional<report::Scaling> scaling_of(const report::Report& report);

// exp(of - by), with the interval of the difference of independent figures.
[[nodiscard]] report::Figure ratio(const score::Uncertain& of, const score::Uncertain& by);

// (1/S - 1/N) / (1 - 1/N): the part of the work that would have to be serial for the speed-up S of
// N copies, 2 or more (Karp and Flatt, CACM 33, 1990). Below 0 where they are faster than N times
// one.
[[nodiscard]] double karp_flatt(double speed_up, int copies);

// How evenly the copies of a pass were served; of two copies or more with counts above 0.
struct Fairness {
  double least_by_most = 1;
  double variation = 0;
  double jain = 1;  // (Jain, Chiu and Hawe, DEC TR-301, 1984)
};
[[nodiscard]] std::optional<Fairness> fairness_of(const measure::Pass& pass);

}  // namespace unixmark::analysis
