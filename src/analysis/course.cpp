#include "analysis/course.hpp"

#include "analysis/welch.hpp"
#include "base/text.hpp"
#include "measure/course.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string_view>
#include <utility>

namespace unixmark::analysis {

namespace {

constexpr double chance = 0.001;
constexpr double least_change = 0.02;
constexpr std::size_t least_part = 3;      // slices on each side of a step
constexpr std::size_t steps_a_slice = 10;  // at most: a second
constexpr double least_count = 20;         // a slice; below, counting by ones makes the noise
constexpr std::size_t most_findings = 3;

// The straight line of least squares.
struct Line {
  double begin = 0;  // its value at the first slice
  double slope = 0;  // a slice
  double error = 0;  // of the slope
  double unexplained = 0;
};

Line line_through(std::span<const double> rates) {
  const auto n = static_cast<double>(rates.size());
  const double middle = (n - 1) / 2;
  const auto all = sample_of(rates);
  double products = 0;
  for (std::size_t i = 0; i < rates.size(); ++i) {
    products += (static_cast<double>(i) - middle) * (rates[i] - all.mean);
  }
  const double spread = n * (n * n - 1) / 12;  // sum of squared distances of 0 ... n - 1
  const double slope = products / spread;
  const double unexplained = std::max(0.0, all.squares - slope * products);
  return {all.mean - slope * middle, slope, std::sqrt(unexplained / (n - 2) / spread), unexplained};
}

std::optional<Change> step_of(const Split& split, Seconds slice, double p) {
  const double size = split.after.mean / split.before.mean - 1;
  if (std::abs(size) <= least_change || !differ(split.before, split.after, p)) return {};
  return Change{Change::Kind::Step, static_cast<double>(split.at) * slice, size};
}

std::optional<Change> trend_of(const Line& line, std::size_t n, double p) {
  const double size = line.slope * static_cast<double>(n - 1) / line.begin;
  if (line.begin <= 0 || std::abs(size) <= least_change) return {};
  const double t =
      line.error > 0 ? line.slope / line.error : std::numeric_limits<double>::infinity();
  if (!beyond_chance(t, static_cast<double>(n - 2), p)) return {};
  return Change{Change::Kind::Trend, Seconds(0), size};
}

// The count of all copies at every step that all of them reached.
std::vector<double> summed(const measure::Pass& pass) {
  std::vector<double> sum;
  for (const auto& copy : pass.members) {
    if (copy.running.empty()) return {};
    if (&copy == &pass.members.front()) sum.resize(copy.running.size());
    sum.resize(std::min(sum.size(), copy.running.size()));
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += static_cast<double>(copy.running[i]);
  }
  return sum;
}

std::vector<double> course_rates(const std::vector<double>& counts, std::size_t steps) {
  std::vector<double> rates;
  double before = 0;
  for (std::size_t end = steps; end <= counts.size(); end += steps) {
    rates.push_back(counts[end - 1] - before);
    before = counts[end - 1];
  }
  return rates;
}

struct Cause {
  std::string_view signal;
  std::string_view words;
};

// The surest first.
constexpr auto causes = std::to_array<Cause>({{"suspended", "the machine slept"},
                                              {"throttled", "a quota stopped the copies"},
                                              {"thermal", "processors slowed down to cool"},
                                              {"frequency", "processors ran slower"},
                                              {"steal", "the hypervisor took time"},
                                              {"foreign", "other processes took time"},
                                              {"stall", "tasks waited for disks or memory"}});

std::string change_words(const Change& change, const measure::Pass& pass,
                         const std::string& cause) {
  const bool step = change.kind == Change::Kind::Step;
  return cat("the rate ", change.size < 0 ? "fell by " : "rose by ",
             fixed(std::abs(change.size) * 100, 1), " %",
             step ? cat(" at ", fixed(change.at.count(), 1), " s") : std::string(" steadily"),
             " within pass ", pass.number, cause.empty() ? "" : ": ", cause);
}

}  // namespace

std::optional<Change> change_in(std::span<const double> rates, Seconds slice) {
  if (rates.size() < 2 * least_part) return {};
  const auto split = best_split(rates, least_part);
  const auto line = line_through(rates);
  if (!(split.before.mean > 0)) return {};
  // Each place for a step is a chance for noise to look like one, and so is the line.
  const double p = chance / static_cast<double>(rates.size() - 2 * least_part + 2);
  return line.unexplained < split.unexplained ? trend_of(line, rates.size(), p)
                                              : step_of(split, slice, p);
}

std::optional<Change> change_within(const measure::Pass& pass) {
  const auto counts = summed(pass);
  const auto steps = std::clamp(counts.size() / 10, std::size_t{1}, steps_a_slice);
  const auto rates = course_rates(counts, steps);
  if (rates.empty() || counts.back() < least_count * static_cast<double>(rates.size())) return {};
  return change_in(rates, Seconds(measure::course_step) * static_cast<double>(steps));
}

std::string cause_of(const Change& change, const measure::Pass& pass,
                     const std::vector<report::Flag>& flags) {
  for (const auto& cause : causes) {
    if (std::ranges::count(flags, cause.signal, &report::Flag::signal) > 0) {
      return std::string(cause.words);
    }
  }
  // Nothing but the order tells of a warm-up: the first pass alone, and faster later.
  return change.size > 0 && pass.number == 1 ? "warm-up" : "";
}

std::vector<std::string> course_findings(const report::Row& row) {
  struct Found {
    double size;
    std::string text;
  };
  std::vector<Found> found;
  for (std::size_t i = 0; i < row.passes.size() && i < row.flags.size(); ++i) {
    const auto change = change_within(row.passes[i]);
    if (!change) continue;
    const auto cause = cause_of(*change, row.passes[i], row.flags[i]);
    found.push_back({std::abs(change->size), change_words(*change, row.passes[i], cause)});
  }
  std::ranges::stable_sort(found, std::greater{}, &Found::size);
  std::vector<std::string> texts;
  for (auto& one : found) {
    if (texts.size() < most_findings) texts.push_back(std::move(one.text));
  }
  if (found.size() > most_findings) {
    texts.push_back(cat("the rate changed within ", found.size() - most_findings, " more passes"));
  }
  return texts;
}

}  // namespace unixmark::analysis
