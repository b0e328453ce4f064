#include "analysis/series.hpp"

#include "analysis/match.hpp"
#include "analysis/welch.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

namespace unixmark::analysis {

namespace {

constexpr double step_chance = 0.001;
constexpr double least_step = 0.02;
constexpr std::size_t least_side = 3;

void add_steps(std::span<const double> logs, std::size_t offset, std::vector<std::size_t>& found) {
  if (logs.size() < 2 * least_side) return;
  const auto split = best_split(logs, least_side);
  // Each place is a chance for noise to look like a step.
  const double p = step_chance / static_cast<double>(logs.size() - 2 * least_side + 1);
  const double change = std::expm1(split.after.mean - split.before.mean);
  if (std::abs(change) <= least_step || !differ(split.before, split.after, p)) return;
  add_steps(logs.first(split.at), offset, found);
  found.push_back(offset + split.at);
  add_steps(logs.subspan(split.at), offset + split.at, found);
}

// The same test in every subject; null where it is not there.
using SeriesTests = std::vector<const SubjectTest*>;

void add_values(SeriesRow& row, const SeriesTests& tests) {
  const bool medians = std::ranges::all_of(tests, [](const SubjectTest* test) {
    return test == nullptr || !test->result || test->median;
  });
  for (const auto* test : tests) {
    if (test == nullptr || (test->median_alone && !medians)) {
      row.values.emplace_back();
    } else {
      row.values.push_back(medians ? test->median : test->result);
    }
  }
}

double geometric_mean(std::span<const double> values) {
  double logs = 0;
  for (const double value : values) logs += std::log(value);
  return std::exp(logs / static_cast<double>(values.size()));
}

// `present` are the positions in `subjects` that have a value.
void add_row_steps(SeriesRow& row, const std::vector<Subject>& subjects) {
  std::vector<double> values;
  std::vector<std::size_t> present;
  for (std::size_t i = 0; i < row.values.size(); ++i) {
    if (!row.values[i]) continue;
    values.push_back(*row.values[i]);
    present.push_back(i);
  }
  const auto places = steps_in(values);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto begin = i == 0 ? 0 : places[i - 1];
    const auto end = i + 1 < places.size() ? places[i + 1] : values.size();
    const auto all = std::span<const double>(values);
    row.steps.push_back(
        {.at = present[places[i]],
         .before = geometric_mean(all.subspan(begin, places[i] - begin)),
         .after = geometric_mean(all.subspan(places[i], end - places[i])),
         .changed = differences(subjects[present[places[i] - 1]], subjects[present[places[i]]])});
  }
}

bool is_known(const std::vector<SeriesRow>& rows, std::size_t from, const SubjectTest& test) {
  return std::any_of(rows.begin() + static_cast<std::ptrdiff_t>(from), rows.end(),
                     [&](const SeriesRow& row) {
                       return test.test.empty() ? row.title == test.title : row.test == test.test;
                     });
}

// Of one number of copies, which some have for all of their machine's.
struct SeriesCopies {
  int copies = 1;
  bool all = false;
};

SeriesRow series_row(const SubjectTest& like, const std::vector<Subject>& subjects,
                     const SeriesCopies& which) {
  SeriesRow row{.test = like.test,
                .title = like.title,
                .unit = like.unit,
                .copies = which.copies,
                .all = which.all,
                .values = {},
                .steps = {}};
  SeriesTests tests;
  for (const auto& subject : subjects) {
    const auto* run = run_with(subject, which.copies);
    tests.push_back(run == nullptr ? nullptr : find_test(*run, like));
  }
  add_values(row, tests);
  add_row_steps(row, subjects);
  return row;
}

void add_rows(std::vector<SeriesRow>& rows, const std::vector<Subject>& subjects,
              const SeriesCopies& which) {
  const auto from = rows.size();
  for (const auto& subject : subjects) {
    const auto* run = run_with(subject, which.copies);
    if (run == nullptr) continue;
    for (const auto& test : run->tests) {
      if (!is_known(rows, from, test)) rows.push_back(series_row(test, subjects, which));
    }
  }
}

std::set<int> copies_of_all(const std::vector<Subject>& subjects) {
  std::set<int> copies;
  for (const auto& subject : subjects) {
    const auto* run = all_run(subject);
    if (run != nullptr && run->copies > 1) copies.insert(run->copies);
  }
  return copies;
}

// Each number once, in the order in which they are asked for.
std::vector<SeriesCopies> series_copies(const std::vector<Subject>& subjects,
                                        const std::vector<Copies>& asked) {
  const auto all = copies_of_all(subjects);
  std::vector<SeriesCopies> found;
  const auto add = [&](int copies) {
    if (std::ranges::count(found, copies, &SeriesCopies::copies) > 0) return;
    found.push_back({copies, all.contains(copies)});
  };
  for (const auto& number : asked) {
    if (number) {
      add(*number);
    } else {
      for (const int copies : all) add(copies);
    }
  }
  return found;
}

bool all_dated(const std::vector<Subject>& subjects) {
  return std::ranges::all_of(subjects,
                             [](const Subject& subject) { return subject.began.has_value(); });
}

}  // namespace

std::vector<std::size_t> steps_in(std::span<const double> values) {
  std::vector<double> logs;
  for (const double value : values) logs.push_back(std::log(value));
  std::vector<std::size_t> found;
  add_steps(logs, 0, found);
  return found;
}

Series series_of(std::vector<Subject> subjects, const std::vector<Copies>& copies) {
  Series series;
  series.dated = all_dated(subjects);
  if (series.dated) {
    std::ranges::stable_sort(subjects, {},
                             [](const Subject& subject) { return subject.began->unix_seconds; });
  }
  for (const auto& subject : subjects) {
    series.points.push_back({.name = subject.name,
                             .host = subject.host,
                             .program = subject.program,
                             .began = subject.began,
                             .sessions = subject.sessions});
  }
  const std::vector<Copies> usual = {Copies(1), Copies()};
  for (const auto& which : series_copies(subjects, copies.empty() ? usual : copies)) {
    add_rows(series.rows, subjects, which);
  }
  return series;
}

}  // namespace unixmark::analysis
