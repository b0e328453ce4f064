#include "score/resample.hpp"

#include "base/parallel.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace unixmark::score {

namespace {

constexpr int grain = 250;  // resamples: some 50 us of work, well above what a task costs
constexpr int tails = 40;   // one in so many resamples is in each tail: 2.5 %

std::uint64_t mixed(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
  bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
  return bits ^ (bits >> 31U);
}

// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): seeded in a few instructions, where a Mersenne
// twister would spend more on its seed than on the draws of a resample.
class Generator {
 public:
  // The number is mixed by itself first: states that differ by a step give the same numbers
  // shifted.
  Generator(std::uint64_t seed, int number)
      : state_(mixed(seed + mixed(static_cast<std::uint64_t>(number) + 1))) {}

  // Below `bound`, each as likely: the rejection keeps out the remainder that a plain product has
  // (Lemire, ACM TOMACS 29, 2019).
  std::uint32_t below(std::uint32_t bound) {
    const std::uint32_t remainder = -bound % bound;
    std::uint64_t product = 0;
    do {
      product = (next() >> 32U) * bound;
    } while (static_cast<std::uint32_t>(product) < remainder);
    return static_cast<std::uint32_t>(product >> 32U);
  }

 private:
  std::uint64_t next() { return mixed(state_ += 0x9e3779b97f4a7c15U); }

  std::uint64_t state_;
};

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
double log_score(const std::vector<double>& logs, Generator generator, std::vector<int>& drawn) {
  const auto passes = static_cast<std::uint32_t>(logs.size());
  drawn.assign(passes, 0);
  for (std::uint32_t i = 0; i < passes; ++i) ++drawn[generator.below(passes)];
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
  in_parallel(how.resamples, grain, how.threads, [&](int begin, int end) {
    std::vector<int> drawn;
    for (int i = begin; i < end; ++i) {
      scores[static_cast<std::size_t>(i)] = log_score(logs, Generator(how.seed, i), drawn);
    }
  });
  return scores;
}

}  // namespace

std::optional<Interval> resampled_interval(std::span<const PassTotal> passes, int timebase,
                                           const Resampling& how) {
  assert(how.resamples >= tails);
  if (passes.size() < fewest_to_resample) return {};
  static_cast<void>(classic_score(passes, timebase));  // refuses what has no logarithm
  auto scores = resampled(log_rates_by_count(passes, timebase), how);
  std::ranges::sort(scores);
  const auto tail = scores.size() / tails;
  return Interval{std::exp(scores[tail - 1]), std::exp(scores[scores.size() - tail])};
}

}  // namespace unixmark::score
