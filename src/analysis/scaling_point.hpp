// What a test did with one number of copies of a sweep.
#pragma once

#include "report/report.hpp"
#include "score/uncertain.hpp"

#include <optional>

namespace unixmark::analysis {

// A row that has a result, with what its figures are made of.
struct Measured {
  const report::Section* section = nullptr;
  const report::Row* row = nullptr;

  [[nodiscard]] int copies() const { return section->copies; }
  [[nodiscard]] const score::Robust& robust() const { return *row->robust; }
};

// `of` by `by`, with an interval where both have one: of their medians' errors, or, where both have
// 20 passes or more, of resampled passes, widened where passes are correlated.
[[nodiscard]] report::Figure ratio(const Measured& of, const Measured& by);

// The figures of `measured`; against `alone`, one copy, where that was measured. Whether it is
// fitted or impossible is for the sweep to say.
[[nodiscard]] report::ScalingPoint point_of(const Measured& measured, const Measured* alone);

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
