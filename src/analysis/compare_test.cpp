// One test of two runs.
#include "analysis/compare_parts.hpp"
#include "base/text.hpp"
#include "score/checks.hpp"
#include "score/permutation.hpp"
#include "score/shift.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace unixmark::analysis {

namespace {

constexpr double normal_975 = 1.959964;  // P(|Z| <= it) is 95 %
// Fewer passes tell little of their own variation.
constexpr std::size_t enough_for_variation = 6;
// The floor of a calibration is twice the median of |difference| between two sessions: of normal
// ones with standard deviation s that is 2 x 0.6745 x sqrt(2) s.
constexpr double floor_over_deviation = 1.908;
constexpr double most_spread_ratio = 3;
constexpr std::size_t enough_for_permutation = 10;
constexpr double most_passes_told = 1000;

std::vector<double> logarithms(const std::vector<double>& values) {
  std::vector<double> logs;
  for (const double value : values) logs.push_back(std::log(value));
  return logs;
}

bool knows_variation(const SubjectTest& test, bool by_session) {
  return test.variation && (by_session || test.rates.size() >= enough_for_variation);
}

bool same_host(const Terms& terms) {
  return !terms.a.host.empty() && terms.a.host == terms.b.host;
}

// What sessions of this machine are known to vary by, of which a result is one.
std::optional<double> calibrated_error(const SubjectTest& test, bool in_a, const Terms& terms) {
  const auto& floors = in_a ? terms.question.floors_a : terms.question.floors_b;
  std::optional<double> error;
  for (const auto& floor : floors) {
    if (floor.test != test.test || !measured(floor)) continue;
    if (floor.copies != (in_a ? terms.copies_a : terms.copies_b)) continue;
    error = std::max(error.value_or(0), std::log1p(floor.value) / floor_over_deviation);
  }
  return error;
}

std::string percent(double share) {
  return cat(shortest(std::round(share * 1000) / 10), " %");
}

// Passes that come in runs tell less than as many that do not.
double widening_of(const SubjectTest& a, const SubjectTest& b) {
  return std::max(score::checks_of(a.rates).widening, score::checks_of(b.rates).widening);
}

std::string unequal_spread(const SubjectTest& a, const SubjectTest& b) {
  if (!knows_variation(a, false) || !knows_variation(b, false)) return {};
  const auto [less, more] = std::minmax(*a.variation, *b.variation);
  if (more <= most_spread_ratio * less) return {};
  auto words = cat("unequal spread: passes vary by ", percent(*a.variation), " in A, ",
                   percent(*b.variation), " in B");
  if (std::min(a.rates.size(), b.rates.size()) < enough_for_permutation) return words;
  const double p = score::studentised_permutation_p(logarithms(a.rates), logarithms(b.rates));
  return cat(words, " (by a permutation test that allows for it p ",
             p < 0.001 ? std::string("below 0.001") : fixed(p, 3), ")");
}

// The next larger of 1, 1.5, 2, 3, 5, 7, 10, 15 ..., so that it does not pretend to be exact.
int about(double number) {
  constexpr auto steps = std::to_array<double>({1, 1.5, 2, 3, 5, 7, 10});
  const double unit = std::pow(10, std::floor(std::log10(number)));
  const auto found =
      std::ranges::find_if(steps, [&](double step) { return step * unit >= number; });
  return static_cast<int>(std::ceil((found == steps.end() ? steps.back() : *found) * unit));
}

// How many passes would bring the interval's half to where a verdict falls.
std::string passes_needed(const ComparedRow& row, const SubjectTest& a, const SubjectTest& b) {
  const double half = std::log(row.interval->high / row.interval->low) / 2;
  const double margin = std::log1p(row.margin.value);
  const double off = std::abs(std::log(*row.ratio));
  const double wanted = off > margin ? off : std::max(margin - off, margin / 4);
  const auto size_a = static_cast<double>(a.rates.size());
  const auto size_b = static_cast<double>(b.rates.size());
  const double of_each = 2 * size_a * size_b / (size_a + size_b);
  const double needed = std::ceil(of_each * std::pow(half / wanted, 2));
  if (needed <= std::min(size_a, size_b)) return {};
  const auto* what = row.basis == Basis::Sessions ? "sessions" : "passes";
  if (needed > most_passes_told) return cat("needs more than 1000 ", what, " a side");
  return cat("needs about ", about(needed), ' ', what, " a side");
}

bool called(Verdict verdict) {
  using enum Verdict;
  return verdict == Faster || verdict == Slower || verdict == LikelyFaster ||
         verdict == LikelySlower;
}

void compare_passes(ComparedRow& row, const SubjectTest& a, const SubjectTest& b,
                    const Terms& terms) {
  const auto shift = score::shift_between(logarithms(a.rates), logarithms(b.rates));
  const double widening = widening_of(a, b);
  row.basis = terms.by_session ? Basis::Sessions : Basis::Passes;
  row.ratio = std::exp(shift.estimate);
  row.estimator = Estimator::HodgesLehmann;
  row.p = shift.p;
  row.interval =
      ratios_between(shift.estimate + widening * (shift.interval->low - shift.estimate),
                     shift.estimate + widening * (shift.interval->high - shift.estimate));
  row.verdict = verdict_on(*row.ratio, *row.interval, row.margin.value, true);
  if (widening > 1) row.notes.emplace_back("correlated passes");
  if (!terms.by_session) row.notes.push_back(unequal_spread(a, b));
  if (row.verdict == Verdict::Unresolved) row.notes.push_back(passes_needed(row, a, b));
}

void compare_summaries(ComparedRow& row, const SubjectTest& a, const SubjectTest& b,
                       const Terms& terms) {
  const auto of_a = trust_in(a, b, true, terms);
  const auto of_b = trust_in(b, a, false, terms);
  row.interval = band_about(*row.ratio, of_a.error, of_b.error);
  row.verdict = verdict_on(*row.ratio, *row.interval, row.margin.value, false);
  row.notes.push_back(of_a.note);
  if (of_b.note != of_a.note) row.notes.push_back(of_b.note);
}

// A band is better than nothing where there are passes, but too few of them.
void note_too_few(ComparedRow& row, const SubjectTest& a, const SubjectTest& b, bool by_session) {
  const auto counts = cat(by_session ? "session" : "pass", " counts (", a.rates.size(), " against ",
                          b.rates.size(), ")");
  if (row.verdict == Verdict::Unclear) {
    row.verdict = Verdict::Unresolved;
    row.notes.push_back(cat("cannot be resolved with these ", counts));
  } else {
    row.notes.push_back(cat("no more than likely with these ", counts));
  }
}

bool tells_median(const SubjectTest& test) {
  return test.median && !test.of_results;
}

// A classic score lies above the median of its passes, since it drops the slowest.
bool are_unlike(const SubjectTest& a, const SubjectTest& b) {
  return (a.median_alone && !tells_median(b)) || (b.median_alone && !tells_median(a));
}

// Notes why values cannot be held against each other.
bool values_refused(ComparedRow& row, const SubjectTest& a, const SubjectTest& b,
                    const Terms& terms) {
  if (!a.unit.empty() && !b.unit.empty() && a.unit != b.unit) {
    row.notes.push_back(cat("not in one unit: ", a.unit, " and ", b.unit));
    return true;
  }
  if (!are_unlike(a, b)) return false;
  const auto which = cat(a.median_alone ? "A" : "B", " is a median and ",
                         a.median_alone ? "B" : "A", " a classic score, which lies above it");
  row.notes.push_back(terms.question.force ? which
                                           : cat("not compared: ", which, "; --force does it"));
  return !terms.question.force;
}

void compare_values(ComparedRow& row, const SubjectTest& a, const SubjectTest& b,
                    const Terms& terms) {
  const bool medians = a.median && b.median && tells_median(a) == tells_median(b);
  row.a = medians ? a.median : a.result;
  row.b = medians ? b.median : b.result;
  if (values_refused(row, a, b, terms)) return;
  row.ratio = *row.b / *row.a;
  if (medians && score::can_be_resolved(a.rates.size(), b.rates.size())) {
    compare_passes(row, a, b, terms);
    return;
  }
  compare_summaries(row, a, b, terms);
  if (medians && !a.median_alone && !b.median_alone) note_too_few(row, a, b, terms.by_session);
}

bool knows_medians(const Subject& subject) {
  return std::ranges::any_of(subject.runs, [](const SubjectRun& run) {
    return std::ranges::any_of(run.tests,
                               [](const SubjectTest& test) { return test.median.has_value(); });
  });
}

// What is shown where the other side has no result: of the kind that the other rows are of.
std::optional<double> lone_value(const SubjectTest& test, const Terms& terms) {
  const bool medians = test.median && knows_medians(terms.a) && knows_medians(terms.b);
  return medians ? test.median : test.result;
}

}  // namespace

Margin margin_of(std::string_view test, const Terms& terms) {
  if (terms.question.margin) return {.value = *terms.question.margin, .measured = false};
  const auto a = margin_for(test, terms.copies_a, terms.question.floors_a);
  const auto b = margin_for(test, terms.copies_b, terms.question.floors_b);
  return {.value = std::max(a.value, b.value), .measured = a.measured && b.measured};
}

Verdict verdict_on(double ratio, const score::Interval& interval, double margin, bool sure) {
  const double most = 1 + margin;
  if (sure && interval.low >= 1 / most && interval.high <= most) return Verdict::Equivalent;
  if (interval.low > 1 && ratio > most) return sure ? Verdict::Faster : Verdict::LikelyFaster;
  if (interval.high < 1 && ratio < 1 / most) return sure ? Verdict::Slower : Verdict::LikelySlower;
  return sure ? Verdict::Unresolved : Verdict::Unclear;
}

Trust trust_in(const SubjectTest& test, const SubjectTest& other, bool in_a, const Terms& terms) {
  const int values = test.samples > 0 ? test.samples : static_cast<int>(test.rates.size());
  const double root = std::sqrt(std::max(1, values));
  if (test.printed_half) return {*test.printed_half / normal_975, "noise by the printed intervals"};
  if (other.median_alone && test.median_log) return {test.median_log->error, {}};
  if (knows_variation(test, false)) return {*test.variation / root, {}};
  if (same_host(terms) && knows_variation(other, false)) {
    return {*other.variation / root,
            cat("CV ", percent(*other.variation), " as on the other side")};
  }
  if (const auto error = calibrated_error(test, in_a, terms)) {
    return {*error, "noise as calibrated"};
  }
  // A few passes may happen to lie close together.
  const double variation = std::max(assumed_variation, test.variation.value_or(0));
  return {variation / root, cat("assumed CV ", percent(variation))};
}

score::Interval ratios_between(double low_log, double high_log) {
  constexpr double most = 300;
  return {std::exp(std::clamp(low_log, -most, most)), std::exp(std::clamp(high_log, -most, most))};
}

score::Interval band_about(double ratio, double error_a, double error_b) {
  const double half = normal_975 * std::hypot(error_a, error_b);
  return ratios_between(std::log(ratio) - half, std::log(ratio) + half);
}

std::string steal_note(const std::optional<double>& a, const std::optional<double>& b, double ratio,
                       double least_points) {
  constexpr double most = 0.99;
  if (!a && !b) return {};
  const double left_a = 1 - std::min(a.value_or(0), most);
  const double left_b = 1 - std::min(b.value_or(0), most);
  const double points = (left_b / left_a - 1) * 100;
  if (std::abs(points) < least_points || (points < 0) != (ratio < 1)) return {};
  return cat("steal explains about ", fixed(std::abs(points), 1), " points");
}

ComparedRow compare_test(const SubjectTest& a, const SubjectTest& b, const Terms& terms) {
  ComparedRow row{.test = a.test.empty() ? b.test : a.test,
                  .title = a.title,
                  .unit = a.unit.empty() ? b.unit : a.unit,
                  .a = b.result ? a.result : lone_value(a, terms),
                  .b = a.result ? b.result : lone_value(b, terms),
                  .a_failure = a.failure,
                  .b_failure = b.failure};
  row.margin = margin_of(row.test, terms);
  if (a.result && b.result) compare_values(row, a, b, terms);
  row.notes.push_back(estimator_note(row));
  if (!a.remark.empty()) row.notes.push_back(cat("A: ", a.remark));
  if (!b.remark.empty()) row.notes.push_back(cat("B: ", b.remark));
  if (called(row.verdict)) row.notes.push_back(steal_note(a.steal, b.steal, *row.ratio, 0.5));
  std::erase(row.notes, "");
  return row;
}

}  // namespace unixmark::analysis
