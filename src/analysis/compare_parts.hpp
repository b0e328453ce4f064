// The parts of a comparison that stand in files of their own.
#pragma once

#include "analysis/compare.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::analysis {

// What every test of two runs is compared by.
struct Terms {
  const Subject& a;
  const Subject& b;
  int copies_a = 1;
  int copies_b = 1;
  bool by_session = false;
  const Question& question;
};

// What printed results are taken to vary by from pass to pass where nothing is known of it.
inline constexpr double assumed_variation = 0.02;

[[nodiscard]] Margin margin_of(std::string_view test, const Terms& terms);

// The verdict on a ratio with its interval; `sure` where that is no mere band. The interval within
// the margin: equivalent; without 1 and the ratio beyond the margin: faster or slower.
[[nodiscard]] Verdict verdict_on(double ratio, const score::Interval& interval, double margin,
                                 bool sure);

// The standard error of the logarithm of a printed result, and what it rests on.
struct Trust {
  double error = 0;
  std::string note;  // "assumed CV 2 %"; empty: the passes tell
};
[[nodiscard]] Trust trust_in(const SubjectTest& test, const SubjectTest& other, bool in_a,
                             const Terms& terms);

// exp() of both ends, kept to what a double holds.
[[nodiscard]] score::Interval ratios_between(double low_log, double high_log);

// The 95 % band about a ratio of figures with these standard errors.
[[nodiscard]] score::Interval band_about(double ratio, double error_a, double error_b);

// "steal explains about 2.1 points", from both sides' shares of it; empty where it does not go the
// way of the ratio, or is less than `least_points`.
[[nodiscard]] std::string steal_note(const std::optional<double>& a, const std::optional<double>& b,
                                     double ratio, double least_points);

// How the ratio was formed, where it is visibly not the quotient of the values that stand beside
// it: off by more than a reader could lay to their four digits. Empty: it is.
[[nodiscard]] std::string estimator_note(const ComparedRow& row);

[[nodiscard]] ComparedRow compare_test(const SubjectTest& a, const SubjectTest& b,
                                       const Terms& terms);

// The index of each category that both have; where their tests are not the same, the mean of those
// that are. `tests` are the rows of all tests that both have, as they come in `a`; the index's
// ratio is the geometric mean of theirs, or, by sessions, what those that have all tests differ by.
[[nodiscard]] std::vector<ComparedRow> compare_indexes(const SubjectRun& a, const SubjectRun& b,
                                                       const std::vector<ComparedRow>& tests,
                                                       const Terms& terms);

}  // namespace unixmark::analysis
