#include "analysis/kind.hpp"

#include "base/text.hpp"
#include "score/median.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <string_view>
#include <utility>

namespace unixmark::analysis {

namespace {

constexpr auto of_the_work =
    std::to_array<std::string_view>({"profile", "compiler", "flags", "settings"});

// Passes of the same length come out a little longer or shorter, and longer where a machine lags.
constexpr double most_length_ratio = 1.5;
constexpr double most_baseline_ratio = 1.001;

// "5.1" of "5.1.3"
std::string_view kind_of_profile(std::string_view profile) {
  const auto first = profile.find('.');
  if (first == std::string_view::npos) return profile;
  return profile.substr(0, profile.find('.', first + 1));
}

bool of_one_kind(const Difference& difference) {
  return difference.name == "profile" &&
         kind_of_profile(difference.a) == kind_of_profile(difference.b);
}

// Calls `look` for each pair of the same test, in runs of the same copies where there are such.
void for_each_pair(const Subject& a, const Subject& b,
                   const std::function<void(const SubjectTest&, const SubjectTest&)>& look) {
  if (b.runs.empty()) return;
  for (const auto& run : a.runs) {
    const auto same_copies = std::ranges::find(b.runs, run.copies, &SubjectRun::copies);
    const auto& other = same_copies == b.runs.end() ? b.runs.back() : *same_copies;
    for (const auto& test : run.tests) {
      if (const auto* same = find_test(other, test)) look(test, *same);
    }
  }
}

bool far_apart(double one, double other, double most) {
  return one > other * most || other > one * most;
}

std::vector<Difference> other_baselines(const Subject& a, const Subject& b) {
  std::vector<Difference> found;
  for_each_pair(a, b, [&](const SubjectTest& one, const SubjectTest& other) {
    if (!found.empty() || !one.baseline || !other.baseline) return;
    if (!far_apart(*one.baseline, *other.baseline, most_baseline_ratio)) return;
    found.push_back(
        {cat("baseline of ", one.title), shortest(*one.baseline), shortest(*other.baseline)});
  });
  return found;
}

// "0.06 s" and "0.14 s": as many decimals as it takes to tell them apart.
std::pair<std::string, std::string> lengths_in_words(double one, double other) {
  constexpr int most_decimals = 9;
  int decimals = 1;
  const auto tells_apart = [&] {
    const auto zero = fixed(0, decimals);
    const auto shown = fixed(one, decimals);
    return shown != fixed(other, decimals) && shown != zero && fixed(other, decimals) != zero;
  };
  while (decimals < most_decimals && !tells_apart()) ++decimals;
  return {cat(fixed(one, decimals), " s"), cat(fixed(other, decimals), " s")};
}

// By the test whose ratio is in the middle: single ones may have been lengthened.
std::vector<Difference> other_lengths(const Subject& a, const Subject& b) {
  std::vector<double> ratios;
  std::pair<std::string, std::string> shown;
  for_each_pair(a, b, [&](const SubjectTest& one, const SubjectTest& other) {
    if (one.seconds <= 0 || other.seconds <= 0) return;
    const double ratio = other.seconds / one.seconds;
    if (!(ratio > 0) || !std::isfinite(ratio)) return;
    if (shown.first.empty() && far_apart(one.seconds, other.seconds, most_length_ratio)) {
      shown = lengths_in_words(one.seconds, other.seconds);
    }
    ratios.push_back(ratio);
  });
  if (ratios.empty() || !far_apart(score::median(ratios), 1, most_length_ratio)) return {};
  return {{"length of passes", shown.first, shown.second}};
}

}  // namespace

std::vector<Difference> differences(const Subject& a, const Subject& b) {
  std::vector<Difference> found;
  for (const auto& one : a.traits) {
    const auto other = trait(b, one.name);
    if (one.value.empty() || other.empty() || one.value == other) continue;
    found.push_back({one.name, one.value, std::string(other)});
  }
  return found;
}

std::vector<Difference> other_kind(const Subject& a, const Subject& b) {
  std::vector<Difference> found;
  for (const auto& difference : differences(a, b)) {
    if (std::ranges::count(of_the_work, difference.name) == 0) continue;
    if (!of_one_kind(difference)) found.push_back(difference);
  }
  for (const auto& more : {other_baselines(a, b), other_lengths(a, b)}) {
    found.insert(found.end(), more.begin(), more.end());
  }
  return found;
}

Untold untold(const Subject& a, const Subject& b) {
  const auto missing = [](const Subject& from, const Subject& in) {
    std::vector<std::string> names;
    for (const auto& one : from.traits) {
      if (one.value.empty() || !trait(in, one.name).empty()) continue;
      const bool mitigation = one.name.starts_with(mitigation_prefix);
      auto name = mitigation ? std::string("mitigations") : one.name;
      if (names.empty() || names.back() != name) names.push_back(std::move(name));
    }
    return names;
  };
  return {.by_a = missing(b, a), .by_b = missing(a, b)};
}

bool same_test(const SubjectTest& one, const SubjectTest& other) {
  return one.test.empty() || other.test.empty() ? one.title == other.title : one.test == other.test;
}

const SubjectTest* find_test(const SubjectRun& run, const SubjectTest& like) {
  const auto found = std::ranges::find_if(
      run.tests, [&](const SubjectTest& test) { return same_test(test, like); });
  return found == run.tests.end() ? nullptr : &*found;
}

}  // namespace unixmark::analysis
