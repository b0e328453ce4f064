#include "analysis/pool.hpp"

#include "analysis/kind.hpp"
#include "base/text.hpp"
#include "score/median.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <numeric>
#include <optional>
#include <utility>

namespace unixmark::analysis {

namespace {

using Tests = std::vector<const SubjectTest*>;

const SubjectRun* pooled_run(const Subject& subject, int copies) {
  const auto found = std::ranges::find(subject.runs, copies, &SubjectRun::copies);
  return found == subject.runs.end() ? nullptr : &*found;
}

bool has_median(const SubjectTest* test) {
  return test->median.has_value();
}

bool has_passes(const SubjectTest* test) {
  return has_median(test) && !test->rates.empty();
}

bool is_printed_median(const SubjectTest* test) {
  return test->median_alone;
}

// A result of each session.
score::Uncertain mean_of_results(const std::vector<double>& logs) {
  const auto count = static_cast<double>(logs.size());
  const double mean = std::accumulate(logs.begin(), logs.end(), 0.0) / count;
  double squares = 0;
  for (const double log : logs) squares += (log - mean) * (log - mean);
  return {.log = mean, .error = std::sqrt(squares / (count - 1) / count), .freedom = count - 1};
}

void add_results(SubjectTest& whole, const Tests& sound) {
  std::vector<double> logs;
  whole.samples = 0;
  for (const auto* test : sound) {
    logs.push_back(std::log(*test->result));
    whole.samples += test->samples;
  }
  const auto count = static_cast<double>(logs.size());
  whole.result = std::exp(std::accumulate(logs.begin(), logs.end(), 0.0) / count);
  if (logs.size() > 1) whole.result_log = mean_of_results(logs);
}

std::optional<double> usual(const Tests& sound, std::optional<double> SubjectTest::*figure) {
  std::vector<double> values;
  for (const auto* test : sound) {
    if (test->*figure) values.push_back(*(test->*figure));
  }
  if (values.empty()) return {};
  return score::median(values);
}

void add_sessions(SubjectTest& whole, const Tests& sound) {
  whole.of_results = !std::ranges::all_of(sound, has_median);
  for (const auto* test : sound) {
    whole.results.push_back(*test->result);
    whole.rates.push_back(whole.of_results ? *test->result : *test->median);
  }
  add_robust(whole);
}

void add_passes(SubjectTest& whole, const Tests& sound) {
  if (!std::ranges::all_of(sound, has_passes)) return;
  for (const auto* test : sound) {
    whole.rates.insert(whole.rates.end(), test->rates.begin(), test->rates.end());
  }
  add_robust(whole);
}

std::optional<double> half_of_median(const SubjectTest& test) {
  if (test.printed_half || !test.median_log) return test.printed_half;
  return score::half_width_of(*test.median_log);
}

// Of medians that were printed, and maybe of others, the geometric mean.
void add_medians(SubjectTest& whole, const Tests& sound) {
  const auto count = static_cast<double>(sound.size());
  double logs = 0;
  double squares = 0;
  bool known = true;
  for (const auto* test : sound) {
    const auto half = half_of_median(*test);
    logs += std::log(*test->median);
    squares += half.value_or(0) * half.value_or(0);
    known = known && half;
  }
  whole.median = std::exp(logs / count);
  whole.result = whole.median;
  whole.result_log.reset();
  whole.median_alone = true;
  if (known) whole.printed_half = std::sqrt(squares) / count;
}

// Whatever the first of the sessions has of its own.
void forget_session(SubjectTest& whole) {
  whole.median.reset();
  whole.median_log.reset();
  whole.median_alone = false;
  whole.printed_half.reset();
  whole.rates.clear();
}

std::string remark_on(const Tests& tests, const Tests& sound) {
  std::vector<std::string> remarks;
  if (std::ranges::any_of(sound, is_printed_median) && !std::ranges::all_of(sound, has_median)) {
    remarks.emplace_back("printed medians and classic scores are put together");
  }
  if (sound.size() < tests.size()) {
    remarks.push_back(
        cat("failed in ", tests.size() - sound.size(), " of ", tests.size(), " sessions"));
  }
  return join(remarks, "; ");
}

SubjectTest pooled_test(const Tests& tests, bool by_session) {
  Tests sound;
  std::ranges::copy_if(tests, std::back_inserter(sound),
                       [](const SubjectTest* test) { return test->result.has_value(); });
  auto whole = sound.empty() ? *tests.front() : *sound.front();
  if (sound.empty() || (tests.size() == 1 && !by_session)) return whole;
  forget_session(whole);
  add_results(whole, sound);
  const bool printed = std::ranges::any_of(sound, is_printed_median);
  if (printed && std::ranges::all_of(sound, has_median)) add_medians(whole, sound);
  if (by_session) {
    add_sessions(whole, sound);
  } else {
    add_passes(whole, sound);
  }
  whole.variation = usual(sound, &SubjectTest::variation);
  whole.steal = usual(sound, &SubjectTest::steal);
  auto remark = remark_on(tests, sound);
  if (!remark.empty()) whole.remark = std::move(remark);
  return whole;
}

Tests tests_like(const std::vector<const SubjectRun*>& runs, const SubjectTest& like) {
  Tests found;
  for (const auto* run : runs) {
    const auto test = std::ranges::find_if(
        run->tests, [&](const SubjectTest& one) { return same_test(one, like); });
    if (test != run->tests.end()) found.push_back(&*test);
  }
  return found;
}

// The positions of the sessions that have a result, in which pooled_test() takes their values.
std::vector<std::size_t> sound_sessions(const std::vector<const SubjectRun*>& runs,
                                        const SubjectTest& like) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const auto tests = tests_like({runs[i]}, like);
    if (!tests.empty() && tests.front()->result) found.push_back(i);
  }
  return found;
}

std::vector<SubjectIndex> pooled_indexes(const std::vector<const SubjectRun*>& runs) {
  std::vector<SubjectIndex> whole;
  for (const auto& index : runs.front()->indexes) {
    double logs = 0;
    std::size_t having = 0;
    bool partial = false;
    for (const auto* run : runs) {
      const auto same = std::ranges::find(run->indexes, index.category, &SubjectIndex::category);
      if (same == run->indexes.end()) continue;
      logs += std::log(same->score);
      ++having;
      partial = partial || same->partial;
    }
    if (having < runs.size()) continue;
    whole.push_back({index.category, std::exp(logs / static_cast<double>(having)), partial});
  }
  return whole;
}

SubjectRun pooled_run(const std::vector<const SubjectRun*>& runs, bool by_session) {
  SubjectRun whole = *runs.front();
  // Rounds of different sessions are no rounds of one.
  whole.rounds = false;
  for (auto& test : whole.tests) {
    auto sessions = by_session ? sound_sessions(runs, test) : std::vector<std::size_t>{};
    test = pooled_test(tests_like(runs, test), by_session);
    test.sessions = std::move(sessions);
  }
  whole.indexes = pooled_indexes(runs);
  std::vector<double> steals;
  for (const auto* run : runs) {
    if (run->steal) steals.push_back(*run->steal);
  }
  if (!steals.empty()) {
    whole.steal =
        std::accumulate(steals.begin(), steals.end(), 0.0) / static_cast<double>(steals.size());
  }
  return whole;
}

std::string values_of(std::span<const Subject> sessions, std::string_view name) {
  std::vector<std::string> values;
  for (const auto& session : sessions) {
    const std::string value(trait(session, name));
    if (!value.empty() && std::ranges::count(values, value) == 0) values.push_back(value);
  }
  return join(values, " | ");
}

std::string file_names(std::span<const Subject> sessions) {
  constexpr std::size_t most_shown = 3;
  std::vector<std::string> names;
  for (const auto& session : sessions.first(std::min(most_shown, sessions.size()))) {
    names.push_back(session.name);
  }
  if (sessions.size() > most_shown) names.push_back(cat(sessions.size() - most_shown, " more"));
  return join(names, ", ");
}

}  // namespace

Subject pooled(std::span<const Subject> sessions, bool by_session) {
  assert(!sessions.empty());
  if (sessions.size() == 1) return sessions.front();
  Subject whole = sessions.front();
  whole.name = file_names(sessions);
  whole.sessions = static_cast<int>(sessions.size());
  whole.scaling.reset();
  const auto same_size = [&](const Subject& one) { return one.whole == whole.whole; };
  if (!std::ranges::all_of(sessions, same_size)) whole.whole.reset();
  whole.sweep = std::ranges::all_of(sessions, &Subject::sweep);
  for (auto& one : whole.traits) one.value = values_of(sessions, one.name);
  whole.runs.clear();
  for (const auto& run : sessions.front().runs) {
    std::vector<const SubjectRun*> runs;
    for (const auto& session : sessions) {
      if (const auto* same = pooled_run(session, run.copies)) runs.push_back(same);
    }
    if (runs.size() == sessions.size()) whole.runs.push_back(pooled_run(runs, by_session));
  }
  return whole;
}

std::vector<std::string> mixed(std::span<const Subject> sessions) {
  std::vector<std::string> found;
  for (const auto& session : sessions) {
    const auto& first = sessions.front();
    if (!first.host.empty() && !session.host.empty() && first.host != session.host) {
      found.push_back(cat("host: ", first.host, " / ", session.host));
    }
    for (const auto* name : {"processor", "processors"}) {
      const auto here = trait(first, name);
      const auto there = trait(session, name);
      if (here.empty() || there.empty() || here == there) continue;
      found.push_back(cat(name, ": ", here, " / ", there));
    }
    for (const auto& other : other_kind(first, session)) {
      found.push_back(cat(other.name, ": ", other.a, " / ", other.b));
    }
  }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

}  // namespace unixmark::analysis
