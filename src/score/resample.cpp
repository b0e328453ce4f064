#include "score/resample.hpp"

#include "base/lot.hpp"
#include "base/parallel.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace unixmark::score {

namespace {

constexpr int grain = 250;         // resamples: some 50 us of work, well above what a task costs
constexpr std::size_t tails = 40;  // one in so many resamples is in each tail: 2.5 %

// Logarithms of the passes' rates in the order in which the classic rule drops them. With them a
// resample is no more than how often each pass was drawn.
std::vector<double> log_rates_by_count(std::span<const PassTotal> passes, int timebase) {
  std::vector<PassTotal> order(passes.begin(), passes.end());
  std::ranges::stable_sort(order, {}, &PassTotal::count);
  std::vector<double> logs;
  for (const auto& pass : order) logs.push_back(std::log(rate(pass, timebase)));
  return logs;
}

// The logarithm of the classic score of one resample: as classic_score() would give it for the
// passes drawn, without sorting them. `drawn` is room to work in.
double log_score(const std::vector<double>& logs, Lot lot, std::vector<int>& drawn) {
  const auto passes = static_cast<std::uint32_t>(logs.size());
  drawn.assign(passes, 0);
  for (std::uint32_t i = 0; i < passes; ++i) ++drawn[lot.below(passes)];
  auto to_drop = static_cast<int>(passes / 3);
  const auto kept = static_cast<int>(passes) - to_drop;
  double sum = 0;
  for (std::size_t i = 0; i < logs.size(); ++i) {
    const int dropped = std::min(to_drop, drawn[i]);
    to_drop -= dropped;
    sum += (drawn[i] - dropped) * logs[i];
  }
  return sum / kept;
}

std::vector<double> resampled(const std::vector<double>& logs, const Resampling& how) {
  std::vector<double> scores(static_cast<std::size_t>(how.resamples));
  each_resample(how, [&](int first, int last) {
    std::vector<int> drawn;
    for (int i = first; i < last; ++i) {
      const auto number = static_cast<std::size_t>(i);
      scores[number] = log_score(logs, Lot(how.seed, number), drawn);
    }
  });
  return scores;
}

}  // namespace

void each_resample(const Resampling& how, const std::function<void(int first, int last)>& work) {
  in_parallel(how.resamples, grain, how.threads, work);
}

Interval middle_of(std::vector<double> resampled) {
  assert(resampled.size() >= tails);
  std::ranges::sort(resampled);
  const auto tail = resampled.size() / tails;
  return {resampled[tail - 1], resampled[resampled.size() - tail]};
}

std::optional<Interval> resampled_interval(std::span<const PassTotal> passes, int timebase,
                                           const Resampling& how) {
  if (passes.size() < fewest_to_resample) return {};
  static_cast<void>(classic_score(passes, timebase));  // refuses what has no logarithm
  const auto logs = middle_of(resampled(log_rates_by_count(passes, timebase), how));
  return Interval{std::exp(logs.low), std::exp(logs.high)};
}

}  // namespace unixmark::score
