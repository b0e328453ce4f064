// The indexes of two runs.
#include "analysis/compare_parts.hpp"
#include "base/text.hpp"
#include "score/index.hpp"
#include "score/shift.hpp"
#include "score/uncertain.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace unixmark::analysis {

namespace {

// What the classic score lies above the mean, in standard deviations of a pass: it drops the worst
// third. By simulation, of ten passes.
constexpr double classic_bias = 0.46;
constexpr double least_bias_told = 0.002;

struct Pair {
  const SubjectTest* a;
  const SubjectTest* b;
};

bool of_index(const SubjectTest& test, const std::string& category) {
  return test.baseline && test.category == category;
}

std::ptrdiff_t tests_of_index(const SubjectRun& run, const std::string& category) {
  return std::ranges::count_if(run.tests,
                               [&](const SubjectTest& test) { return of_index(test, category); });
}

std::vector<Pair> common_tests(const SubjectRun& a, const SubjectRun& b,
                               const std::string& category) {
  std::vector<Pair> pairs;
  for (const auto& test : a.tests) {
    const auto* same = find_test(b, test);
    if (same == nullptr || !test.result || !same->result) continue;
    if (of_index(test, category) && same->baseline) pairs.push_back({&test, same});
  }
  return pairs;
}

// The categories of tests with a baseline, as they come.
std::vector<std::string> categories_of(const SubjectRun& run) {
  std::vector<std::string> found;
  for (const auto& test : run.tests) {
    if (test.baseline && std::ranges::count(found, test.category) == 0) {
      found.push_back(test.category);
    }
  }
  return found;
}

using Figure = std::optional<double> SubjectTest::*;

// The logarithm of one side's index by these figures, which every test must have.
double log_index(const std::vector<Pair>& pairs, const SubjectTest* Pair::*side, Figure figure) {
  double sum = 0;
  for (const auto& pair : pairs) {
    const auto& test = *(pair.*side);
    sum += std::log(*(test.*figure) / *test.baseline * 10);
  }
  return sum / static_cast<double>(pairs.size());
}

bool all_have(const std::vector<Pair>& pairs, auto SubjectTest::*figure) {
  return std::ranges::all_of(pairs, [&](const Pair& pair) {
    return (pair.a->*figure).has_value() && (pair.b->*figure).has_value();
  });
}

// One side's mean over the tests with its error, by rounds where that is wider.
score::Uncertain mean_log(const std::vector<Pair>& pairs, const SubjectTest* Pair::*side,
                          std::optional<score::Uncertain> SubjectTest::*figure, bool rounds) {
  std::vector<score::Uncertain> parts;
  std::vector<std::vector<double>> rates;
  for (const auto& pair : pairs) {
    parts.push_back(*((pair.*side)->*figure));
    rates.push_back((pair.*side)->rates);
  }
  const auto mean = score::mean_of(parts);
  if (!rounds) return mean;
  return score::widened_to(mean, score::half_width_over(score::robust_round_means(rates)));
}

void take(ComparedRow& row, const score::Uncertain& between) {
  row.basis = Basis::Passes;
  row.ratio = std::exp(between.log);
  const double half = score::half_width_of(between);
  row.interval = ratios_between(between.log - half, between.log + half);
}

// The mean logarithm of all tests in each session; empty where a test lacks any.
std::vector<double> session_means(const std::vector<Pair>& pairs, const SubjectTest* Pair::*side) {
  const auto sessions = (pairs.front().*side)->rates.size();
  std::vector<double> means(sessions, 0);
  for (const auto& pair : pairs) {
    const auto& rates = (pair.*side)->rates;
    if (rates.size() != sessions) return {};
    for (std::size_t i = 0; i < sessions; ++i) {
      means[i] += std::log(rates[i]) / static_cast<double>(pairs.size());
    }
  }
  return means;
}

bool compare_sessions(ComparedRow& row, const std::vector<Pair>& pairs) {
  const auto a = session_means(pairs, &Pair::a);
  const auto b = session_means(pairs, &Pair::b);
  if (!score::can_be_resolved(a.size(), b.size())) return false;
  const auto shift = score::shift_between(a, b);
  row.basis = Basis::Sessions;
  row.estimator = Estimator::HodgesLehmann;
  row.ratio = std::exp(shift.estimate);
  row.interval = ratios_between(shift.interval->low, shift.interval->high);
  return true;
}

void compare_bands(ComparedRow& row, const std::vector<Pair>& pairs, const Terms& terms) {
  double squares_a = 0;
  double squares_b = 0;
  for (const auto& [a, b] : pairs) {
    const auto of_a = trust_in(*a, *b, true, terms);
    const auto of_b = trust_in(*b, *a, false, terms);
    squares_a += of_a.error * of_a.error;
    squares_b += of_b.error * of_b.error;
  }
  const auto count = static_cast<double>(pairs.size());
  row.interval = band_about(*row.ratio, std::sqrt(squares_a) / count, std::sqrt(squares_b) / count);
}

// The noisier side's classic results are the more flattered.
std::string bias_note(const std::vector<Pair>& pairs) {
  if (!all_have(pairs, &SubjectTest::variation)) return {};
  double difference = 0;
  for (const auto& [a, b] : pairs) difference += *b->variation - *a->variation;
  const double bias = classic_bias * difference / static_cast<double>(pairs.size());
  if (std::abs(bias) < least_bias_told) return {};
  return cat("classic results favour ", bias > 0 ? "B" : "A", ", the noisier side, by about ",
             fixed(std::abs(bias) * 100, 1), " %");
}

// As the report has it, which may be rounded, or of an age that took another mean.
std::optional<double> index_in(const SubjectRun& run, const std::string& category) {
  const auto found = std::ranges::find(run.indexes, category, &SubjectIndex::category);
  if (found == run.indexes.end()) return {};
  return found->score;
}

bool of_different_counts(const std::vector<Pair>& pairs) {
  return std::ranges::any_of(pairs, [](const Pair& pair) {
    return pair.a->samples > 0 && pair.b->samples > 0 && pair.a->samples != pair.b->samples;
  });
}

void compare_means(ComparedRow& row, const std::vector<Pair>& pairs, const SubjectRun& a,
                   const SubjectRun& b, const Terms& terms) {
  const bool medians = all_have(pairs, &SubjectTest::median);
  const Figure figure = medians ? &SubjectTest::median : &SubjectTest::result;
  row.a = std::exp(log_index(pairs, &Pair::a, figure));
  row.b = std::exp(log_index(pairs, &Pair::b, figure));
  double logs = 0;
  for (const auto& pair : pairs) {
    logs += std::log(*(pair.b->*figure) / *(pair.a->*figure)) / static_cast<double>(pairs.size());
  }
  row.ratio = std::exp(logs);
  row.estimator = Estimator::MeanOfTests;
  if (terms.by_session && compare_sessions(row, pairs)) return;
  const auto between = [&](auto figure_log, bool rounds) {
    return score::difference(mean_log(pairs, &Pair::a, figure_log, rounds && a.rounds),
                             mean_log(pairs, &Pair::b, figure_log, rounds && b.rounds));
  };
  if (all_have(pairs, &SubjectTest::median_log)) {
    take(row, between(&SubjectTest::median_log, true));
  } else if (medians && all_have(pairs, &SubjectTest::result_log)) {
    // Too few passes for medians with intervals: by the classic results, as each report's index.
    row.a = std::exp(log_index(pairs, &Pair::a, &SubjectTest::result));
    row.b = std::exp(log_index(pairs, &Pair::b, &SubjectTest::result));
    take(row, between(&SubjectTest::result_log, false));
    row.notes.push_back(bias_note(pairs));
  } else {
    compare_bands(row, pairs, terms);
  }
}

// Without the comparison, where that would be one of different things.
bool refused(ComparedRow& row, const std::vector<Pair>& pairs, const Terms& terms) {
  const bool passes = all_have(pairs, &SubjectTest::median);
  if (terms.question.force || passes || !of_different_counts(pairs)) return false;
  row.ratio.reset();
  row.interval.reset();
  row.notes.emplace_back(
      "not compared, since the results are made of different numbers of passes; --force does it");
  return true;
}

ComparedRow compare_index(const std::vector<Pair>& pairs, const std::string& category,
                          const SubjectRun& a, const SubjectRun& b, const Terms& terms) {
  const auto most = std::max(tests_of_index(a, category), tests_of_index(b, category));
  const bool whole = static_cast<std::ptrdiff_t>(pairs.size()) == most;
  ComparedRow row{.title = whole ? cat(category, " index")
                                 : cat("Mean of the ", pairs.size(), " tests of both")};
  row.margin = margin_of({}, terms);
  compare_means(row, pairs, a, b, terms);
  if (!whole) {
    row.a.reset();
    row.b.reset();
  } else if (row.basis == Basis::Summaries) {
    row.a = index_in(a, category).value_or(*row.a);
    row.b = index_in(b, category).value_or(*row.b);
  }
  if (refused(row, pairs, terms)) return row;
  row.notes.push_back(estimator_note(row));
  row.verdict =
      verdict_on(*row.ratio, *row.interval, row.margin.value, row.basis != Basis::Summaries);
  row.notes.push_back(steal_note(a.steal, b.steal, *row.ratio, 0.1));
  std::erase(row.notes, "");
  return row;
}

}  // namespace

std::vector<ComparedRow> compare_indexes(const SubjectRun& a, const SubjectRun& b,
                                         const Terms& terms) {
  std::vector<ComparedRow> rows;
  for (const auto& category : categories_of(a)) {
    const auto pairs = common_tests(a, b, category);
    if (pairs.size() > 1) rows.push_back(compare_index(pairs, category, a, b, terms));
  }
  return rows;
}

}  // namespace unixmark::analysis
