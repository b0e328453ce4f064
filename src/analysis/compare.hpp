// Two reports side by side: what differs between them, and whether that is more than noise.
#pragma once

#include "analysis/compare_sweeps.hpp"
#include "analysis/floor.hpp"
#include "analysis/kind.hpp"
#include "analysis/subject.hpp"
#include "score/median.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::analysis {

// Whether B is faster than A. `Likely...` and `Unclear` where only summaries are known; `None`
// where there is nothing to compare.
enum class Verdict {
  Faster,
  Slower,
  Equivalent,
  Unresolved,
  LikelyFaster,
  LikelySlower,
  Unclear,
  None
};

// What an interval is made of: the passes of both sides, one value for each session, or, where
// these are not known or too few, what the printed results can be trusted to.
enum class Basis { Passes, Sessions, Summaries };

// What a ratio is: of the two values shown; the median of the ratios of all pairs of passes, or of
// sessions, by Hodges and Lehmann; or the geometric mean of the ratios of an index's tests.
enum class Estimator { Quotient, HodgesLehmann, MeanOfTests };

struct ComparedRow {
  std::string test{};  // its name in the catalogue; empty: none of ours, or an index
  std::string title{};
  std::string unit{};         // empty for an index
  std::optional<double> a{};  // medians where both sides have passes, else results
  std::optional<double> b{};
  std::string a_failure{};  // why there is no value; empty: there is one
  std::string b_failure{};
  std::optional<double> ratio{};  // B / A
  Estimator estimator = Estimator::Quotient;
  // Of the ratio: of 95 % confidence, or a band of plausible values where `basis` is Summaries.
  std::optional<score::Interval> interval{};
  Basis basis = Basis::Summaries;
  std::optional<double> p{};         // of no difference, by Mann and Whitney
  std::optional<double> adjusted{};  // the same for one of all tests of the run, by Holm
  Margin margin{};
  Verdict verdict = Verdict::None;
  std::optional<double> scaling_a{};  // of a run with all copies: by how much more than with one
  std::optional<double> scaling_b{};
  std::vector<std::string> notes{};
};

// How many tests went which way, whatever the size.
struct Directions {
  int faster = 0;
  int slower = 0;
  double p = 1;  // of so uneven a split by chance
};

struct ComparedRun {
  int copies_a = 1;
  int copies_b = 1;
  bool all = false;  // that each machine is for: one a processor, or as many as there were
  std::vector<ComparedRow> tests{};
  std::vector<ComparedRow> indexes{};
  Directions directions{};
  std::vector<std::string> only_a{};  // titles of tests that the other side does not have
  std::vector<std::string> only_b{};
};

struct Party {
  std::string name{};
  std::string host{};
  std::string program{};
  std::optional<WallTime> began{};
  int sessions = 1;
};

// Runs that are on both sides, so that nothing can be learnt from them.
struct Shared {
  std::vector<std::string> names{};  // of A's reports
  bool all = false;                  // neither side has any other
};

struct Comparison {
  Party a;
  Party b;
  std::vector<Difference> other_kind;   // for which it needed force
  std::vector<Difference> differences;  // all others
  Untold untold;
  std::optional<double> margin;  // as asked for; nothing: that of each row
  std::vector<ComparedRun> runs;
  std::vector<std::string> notes;
  Shared shared{};                         // as found by those who read the reports
  std::optional<ComparedSweeps> sweeps{};  // where both sides are sweeps
};

// A number of copies that both shall have, or nothing: all, as in matched_runs().
using Copies = std::optional<int>;

struct Question {
  std::vector<Copies> copies{};    // none: 1 and all
  std::optional<double> margin{};  // as a part of 1, for all tests; nothing: as calibrated, or 1 %
  std::vector<Floor> floors_a{};   // of the sides' machines
  std::vector<Floor> floors_b{};
  bool force = false;  // compare also what rests on different numbers of passes
};

// Compares what both have in common. `a` and `b` are of one session or pooled() of several, each
// session by its own value where both have enough_sessions. Runs without counterpart are left out;
// none: there is nothing to compare.
[[nodiscard]] Comparison compare(const Subject& a, const Subject& b, const Question& question = {});

// Whether sides of so many sessions are compared by one value for each session.
[[nodiscard]] bool by_session(std::size_t sessions_a, std::size_t sessions_b);

// Losses first (the smallest ratio), the largest differences first, titles, or verdicts: slower,
// faster, unresolved, equivalent. What has no ratio comes last.
enum class Order { Loss, Difference, Name, Verdict };
void sort_rows(Comparison& comparison, Order order);

// B to A as a whole: the ratio of the indexes with the most copies, or, without any, the geometric
// mean of the tests' ratios; 0 where there is none.
[[nodiscard]] double overall_ratio(const Comparison& comparison);

// What a comparison comes to for those who must decide: whether any test or index is slower by more
// than `limit`, a part of 1, and not by chance, or failed in B alone; or whether that is open.
enum class Gate { Passed, Regressed, Undecided };
[[nodiscard]] Gate gate_of(const Comparison& comparison, double limit);

// The tests and indexes that stand so, by title and copies. Of a test that B does not have nobody
// can tell.
[[nodiscard]] std::vector<std::string> at_gate(const Comparison& comparison, double limit,
                                               Gate gate);

// "faster", "likely slower" ...; empty for None.
[[nodiscard]] std::string_view word(Verdict verdict);

// The rule in words, for --explain compare.
[[nodiscard]] std::string_view explain_compare();

}  // namespace unixmark::analysis
