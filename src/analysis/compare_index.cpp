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

// A test of both, with what became of its own comparison.
struct Pair {
  const SubjectTest* a;
  const SubjectTest* b;
  const ComparedRow* row;
};

bool of_index(const SubjectTest& test, const std::string& category) {
  return test.baseline && test.category == category;
}

std::ptrdiff_t tests_of_index(const SubjectRun& run, const std::string& category) {
  return std::ranges::count_if(run.tests,
                               [&](const SubjectTest& test) { return of_index(test, category); });
}

// `rows` are those of all tests that both have, as they come in `a`.
std::vector<Pair> common_tests(const SubjectRun& a, const SubjectRun& b,
                               const std::vector<ComparedRow>& rows, const std::string& category) {
  std::vector<Pair> pairs;
  auto row = rows.begin();
  for (const auto& test : a.tests) {
    const auto* same = find_test(b, test);
    if (same == nullptr) continue;
    const auto* compared = &*row++;
    if (!compared->ratio || !of_index(test, category) || !same->baseline) continue;
    pairs.push_back({&test, same, compared});
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

// The logarithm of one side's index by the values that stand in the tests' rows.
double log_index(const std::vector<Pair>& pairs, const SubjectTest* Pair::*side,
                 std::optional<double> ComparedRow::*value) {
  double sum = 0;
  for (const auto& pair : pairs) {
    sum += std::log(*(pair.row->*value) / *(pair.*side)->baseline * 10);
  }
  return sum / static_cast<double>(pairs.size());
}

// The mean of a logarithm over the tests' rows.
double mean_of_rows(const std::vector<Pair>& pairs, auto figure) {
  double sum = 0;
  for (const auto& pair : pairs) sum += std::log(figure(*pair.row));
  return sum / static_cast<double>(pairs.size());
}

bool all_have(const std::vector<Pair>& pairs, auto SubjectTest::*figure) {
  return std::ranges::all_of(pairs, [&](const Pair& pair) {
    return (pair.a->*figure).has_value() && (pair.b->*figure).has_value();
  });
}

// Of few passes the error of the median is not known, but about that of the classic result.
std::optional<score::Uncertain> known_log(const SubjectTest& test) {
  return test.median_log ? test.median_log : test.result_log;
}

bool all_known(const std::vector<Pair>& pairs) {
  return std::ranges::all_of(
      pairs, [](const Pair& pair) { return known_log(*pair.a) && known_log(*pair.b); });
}

// One side's mean over the tests with its error, by rounds where that is wider.
score::Uncertain mean_log(const std::vector<Pair>& pairs, const SubjectTest* Pair::*side,
                          bool rounds) {
  std::vector<score::Uncertain> parts;
  std::vector<std::vector<double>> rates;
  for (const auto& pair : pairs) {
    parts.push_back(*known_log(*(pair.*side)));
    rates.push_back((pair.*side)->rates);
  }
  const auto mean = score::mean_of(parts);
  if (!rounds) return mean;
  return score::widened_to(mean, score::half_width_over(score::robust_round_means(rates)));
}

// By the errors of the tests' passes, about the mean of their ratios.
void compare_errors(ComparedRow& row, const std::vector<Pair>& pairs, bool rounds_a,
                    bool rounds_b) {
  const bool medians = all_have(pairs, &SubjectTest::median_log);
  const auto between = score::difference(mean_log(pairs, &Pair::a, medians && rounds_a),
                                         mean_log(pairs, &Pair::b, medians && rounds_b));
  const double half = score::half_width_of(between);
  row.basis = Basis::Passes;
  row.interval = ratios_between(std::log(*row.ratio) - half, std::log(*row.ratio) + half);
  if (medians) return;
  row.notes.emplace_back(
      "B/A is the geometric mean of the tests' ratios; where these are of few passes, the interval "
      "takes their classic results' errors");
}

using Positions = std::vector<std::size_t>;

// The sessions that have all of the tests.
Positions whole_sessions(const std::vector<Pair>& pairs, const SubjectTest* Pair::*side) {
  Positions whole = (pairs.front().*side)->sessions;
  for (const auto& pair : pairs) {
    std::erase_if(whole, [&](std::size_t session) {
      return std::ranges::count((pair.*side)->sessions, session) == 0;
    });
  }
  return whole;
}

// The mean logarithm of all tests in each of these sessions.
std::vector<double> session_means(const std::vector<Pair>& pairs, const SubjectTest* Pair::*side,
                                  const Positions& sessions) {
  std::vector<double> means;
  for (const auto session : sessions) {
    double sum = 0;
    for (const auto& pair : pairs) {
      const auto& test = *(pair.*side);
      const auto at = std::ranges::find(test.sessions, session) - test.sessions.begin();
      sum += std::log(test.rates.at(static_cast<std::size_t>(at)));
    }
    means.push_back(sum / static_cast<double>(pairs.size()));
  }
  return means;
}

std::string whole_sessions_words(std::size_t whole, int all, const char* side) {
  return cat(whole, " of ", all, " sessions of ", side);
}

// As wide as if all tests erred the same way, since a session may be slow as a whole.
void compare_rows(ComparedRow& row, const std::vector<Pair>& pairs) {
  row.interval = ratios_between(
      mean_of_rows(pairs, [](const ComparedRow& one) { return one.interval->low; }),
      mean_of_rows(pairs, [](const ComparedRow& one) { return one.interval->high; }));
}

// By the sessions that have all tests; of too few such, no more than likely.
void compare_sessions(ComparedRow& row, const std::vector<Pair>& pairs, const Terms& terms) {
  const auto of_a = whole_sessions(pairs, &Pair::a);
  const auto of_b = whole_sessions(pairs, &Pair::b);
  const auto having = cat(whole_sessions_words(of_a.size(), terms.a.sessions, "A"), " and ",
                          whole_sessions_words(of_b.size(), terms.b.sessions, "B"));
  if (!score::can_be_resolved(of_a.size(), of_b.size())) {
    compare_rows(row, pairs);
    row.notes.push_back(cat("B/A is the geometric mean of the tests' ratios, since no more than ",
                            having, " have all tests"));
    return;
  }
  const auto shift = score::shift_between(session_means(pairs, &Pair::a, of_a),
                                          session_means(pairs, &Pair::b, of_b));
  row.basis = Basis::Sessions;
  row.estimator = Estimator::HodgesLehmann;
  row.ratio = std::exp(shift.estimate);
  row.interval = ratios_between(shift.interval->low, shift.interval->high);
  const auto all = static_cast<std::size_t>(terms.a.sessions + terms.b.sessions);
  if (of_a.size() + of_b.size() < all)
    row.notes.push_back(cat("of ", having, ", that have all tests"));
}

void compare_bands(ComparedRow& row, const std::vector<Pair>& pairs, const Terms& terms) {
  double squares_a = 0;
  double squares_b = 0;
  for (const auto& [a, b, _] : pairs) {
    const auto of_a = trust_in(*a, *b, true, terms);
    const auto of_b = trust_in(*b, *a, false, terms);
    squares_a += of_a.error * of_a.error;
    squares_b += of_b.error * of_b.error;
  }
  const auto count = static_cast<double>(pairs.size());
  row.interval = band_about(*row.ratio, std::sqrt(squares_a) / count, std::sqrt(squares_b) / count);
}

// As the report has it, which may be rounded, or of an age that took another mean.
const SubjectIndex* index_in(const SubjectRun& run, const std::string& category) {
  const auto found = std::ranges::find(run.indexes, category, &SubjectIndex::category);
  return found == run.indexes.end() ? nullptr : &*found;
}

bool is_partial(const SubjectRun& run, const std::string& category) {
  const auto* index = index_in(run, category);
  return index != nullptr && index->partial;
}

bool of_different_counts(const std::vector<Pair>& pairs) {
  return std::ranges::any_of(pairs, [](const Pair& pair) {
    return pair.a->samples > 0 && pair.b->samples > 0 && pair.a->samples != pair.b->samples;
  });
}

void compare_means(ComparedRow& row, const std::vector<Pair>& pairs, const SubjectRun& a,
                   const SubjectRun& b, const Terms& terms) {
  row.a = std::exp(log_index(pairs, &Pair::a, &ComparedRow::a));
  row.b = std::exp(log_index(pairs, &Pair::b, &ComparedRow::b));
  row.ratio = std::exp(mean_of_rows(pairs, [](const ComparedRow& one) { return *one.ratio; }));
  row.estimator = Estimator::MeanOfTests;
  if (terms.by_session) {
    compare_sessions(row, pairs, terms);
  } else if (all_have(pairs, &SubjectTest::median) && all_known(pairs)) {
    compare_errors(row, pairs, a.rounds, b.rounds);
  } else {
    compare_bands(row, pairs, terms);
  }
}

// The values beside a ratio of printed results are the printed indexes.
void show_indexes(ComparedRow& row, const SubjectRun& a, const SubjectRun& b,
                  const std::string& category) {
  const auto* of_a = index_in(a, category);
  const auto* of_b = index_in(b, category);
  if (of_a != nullptr) row.a = of_a->score;
  if (of_b != nullptr) row.b = of_b->score;
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

std::string index_title(const std::vector<Pair>& pairs, const std::string& category,
                        const SubjectRun& a, const SubjectRun& b, bool whole) {
  if (!whole) return cat("Mean of the ", pairs.size(), " tests of both");
  const bool partial = is_partial(a, category) || is_partial(b, category);
  return cat(category, partial ? " index (partial)" : " index");
}

ComparedRow compare_index(const std::vector<Pair>& pairs, const std::string& category,
                          const SubjectRun& a, const SubjectRun& b, const Terms& terms) {
  const auto most = std::max(tests_of_index(a, category), tests_of_index(b, category));
  const bool whole = static_cast<std::ptrdiff_t>(pairs.size()) == most;
  ComparedRow row{.title = index_title(pairs, category, a, b, whole)};
  row.margin = margin_of({}, terms);
  compare_means(row, pairs, a, b, terms);
  if (!whole) {
    row.a.reset();
    row.b.reset();
  } else if (row.basis == Basis::Summaries && !terms.by_session) {
    show_indexes(row, a, b, category);
  }
  if (refused(row, pairs, terms)) return row;
  if (row.notes.empty() || row.estimator != Estimator::MeanOfTests) {
    row.notes.push_back(estimator_note(row));
  }
  row.verdict =
      verdict_on(*row.ratio, *row.interval, row.margin.value, row.basis != Basis::Summaries);
  row.notes.push_back(steal_note(a.steal, b.steal, *row.ratio, 0.1));
  std::erase(row.notes, "");
  return row;
}

}  // namespace

std::vector<ComparedRow> compare_indexes(const SubjectRun& a, const SubjectRun& b,
                                         const std::vector<ComparedRow>& tests,
                                         const Terms& terms) {
  std::vector<ComparedRow> rows;
  for (const auto& category : categories_of(a)) {
    const auto pairs = common_tests(a, b, tests, category);
    if (pairs.size() > 1) rows.push_back(compare_index(pairs, category, a, b, terms));
  }
  return rows;
}

}  // namespace unixmark::analysis
