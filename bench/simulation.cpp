#include "simulation.hpp"

#include "score/classic.hpp"
#include "score/index.hpp"
#include "score/normal.hpp"
#include "score/robust.hpp"
#include "score/stopping.hpp"
#include "score/winsorised.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <random>

namespace unixmark::bench {

namespace {

constexpr double spike_share = 0.15;
constexpr double spike_sigmas = 8;
constexpr double correlation = 0.5;
constexpr int tests_of_index = 12;
constexpr int draws_for_truth = 40'000;

class Source {
 public:
  explicit Source(std::uint64_t seed) : bits_(seed) {}

  std::vector<double> logs(Noise noise, int passes) {
    std::vector<double> drawn;
    double before = normal();
    for (int i = 0; i < passes; ++i) {
      before = next(noise.kind, before);
      drawn.push_back(noise.sigma * before);
    }
    return drawn;
  }

  std::vector<double> rates(Noise noise, int passes) {
    auto drawn = logs(noise, passes);
    for (double& log : drawn) log = std::exp(log);
    return drawn;
  }

  // The logarithm of each round; draws nothing where there is no drift.
  std::vector<double> levels(Drift drift, int rounds) {
    if (drift.kind == Drift::Kind::Levels) return logs({Noise::Kind::Quiet, drift.size}, rounds);
    if (drift.kind == Drift::Kind::Correlated) {
      return logs({Noise::Kind::Correlated, drift.size}, rounds);
    }
    std::vector<double> line(static_cast<std::size_t>(rounds), 0.0);
    if (drift.kind == Drift::Kind::None) return line;
    for (int i = 0; i < rounds; ++i) {
      line[static_cast<std::size_t>(i)] = drift.size * (1.0 * i / (rounds - 1) - 0.5);
    }
    return line;
  }

 private:
  double uniform() { return (static_cast<double>(bits_() >> 11U) + 0.5) * 0x1p-53; }
  double normal() { return score::normal_quantile(uniform()); }

  double next(Noise::Kind kind, double before) {
    switch (kind) {
      case Noise::Kind::Quiet:
        return normal();
      case Noise::Kind::Spikes:
        break;
      case Noise::Kind::Correlated:
        return correlation * before + std::sqrt(1 - correlation * correlation) * normal();
    }
    const double quiet = normal() / 2;
    return uniform() < spike_share ? quiet + spike_sigmas * std::log(uniform()) : quiet;
  }

  std::mt19937_64 bits_;
};

// P(X <= x) with spikes, in sigmas: a normal alone, or one less an exponential, whose sum is the
// exponentially modified normal distribution.
double spiky_cdf(double x) {
  const double z = 2 * x;
  const double ratio = 0.5 / spike_sigmas;
  const double slowed = score::normal_cdf(z) + std::exp(x / spike_sigmas + ratio * ratio / 2) *
                                                   score::normal_cdf(-z - ratio);
  return (1 - spike_share) * score::normal_cdf(z) + spike_share * slowed;
}

double true_median(Noise noise) {
  if (noise.kind != Noise::Kind::Spikes) return 0;
  double low = -1;
  double high = 1;
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    (spiky_cdf(middle) < 0.5 ? low : high) = middle;
  }
  return noise.sigma * low;
}

std::vector<score::PassTotal> totals_of(const std::vector<double>& rates) {
  std::vector<score::PassTotal> totals;
  for (const double rate : rates) totals.push_back({.count = rate, .seconds = 1});
  return totals;
}

double expected_classic(Noise noise, int passes) {
  Source source(0);
  double sum = 0;
  for (int i = 0; i < draws_for_truth; ++i) {
    auto logs = source.logs(noise, passes);
    std::ranges::sort(logs);
    const auto kept = passes - passes / 3;
    for (int j = passes - kept; j < passes; ++j) sum += logs[static_cast<std::size_t>(j)] / kept;
  }
  return sum / draws_for_truth;
}

std::vector<double> drifted(std::vector<double> rates, const std::vector<double>& levels) {
  for (std::size_t i = 0; i < rates.size(); ++i) rates[i] *= std::exp(levels[i]);
  return rates;
}

struct Result {
  double low = 0;
  double high = 0;
  double value = 0;
  double passes = 0;
};

Coverage covered(double truth, Trials trials, const std::function<Result(Source&)>& once) {
  Source source(trials.seed);
  Coverage coverage;
  std::vector<double> widths;
  for (int i = 0; i < trials.draws; ++i) {
    const auto result = once(source);
    const bool held = result.low <= std::exp(truth) && std::exp(truth) <= result.high;
    coverage.held += held ? 1.0 / trials.draws : 0;
    coverage.passes += result.passes / trials.draws;
    widths.push_back((result.high - result.low) / (2 * result.value));
  }
  coverage.half_width = score::median(widths);
  return coverage;
}

Result of_median(const std::vector<double>& rates) {
  const auto robust = score::robust_of(rates);
  return {robust.interval->low, robust.interval->high, robust.median,
          static_cast<double>(rates.size())};
}

Result of_index(const score::IndexEstimate& index, double passes) {
  return {index.interval.low, index.interval.high, index.value, passes};
}

}  // namespace

Coverage median_coverage(Noise noise, int passes, Trials trials) {
  return covered(true_median(noise), trials,
                 [&](Source& source) { return of_median(source.rates(noise, passes)); });
}

Coverage classic_coverage(Noise noise, int passes, Trials trials) {
  return covered(expected_classic(noise, passes), trials, [&](Source& source) {
    const auto interval = score::classic_interval(totals_of(source.rates(noise, passes)), 1);
    return Result{interval->low, interval->high, std::exp(interval->logarithm.log),
                  static_cast<double>(passes)};
  });
}

Coverage robust_index_coverage(Noise noise, Rounds rounds, Rule rule, Trials trials) {
  return covered(true_median(noise), trials, [&](Source& source) {
    const auto levels = source.levels(rounds.drift, rounds.passes);
    std::vector<std::vector<double>> rates;
    std::vector<score::Uncertain> parts;
    for (int test = 0; test < tests_of_index; ++test) {
      rates.push_back(drifted(source.rates(noise, rounds.passes), levels));
      parts.push_back(score::robust_of(rates.back()).interval->logarithm);
    }
    const auto means = rule == Rule::Sum ? std::vector<double>{} : score::robust_round_means(rates);
    auto index = score::index_estimate(parts, means);
    if (rule == Rule::Rounds) {
      index.interval = score::interval_about(std::log(index.value), score::half_width_over(means));
    }
    return of_index(index, rounds.passes);
  });
}

Coverage classic_index_coverage(Noise noise, const std::vector<int>& passes, Trials trials) {
  std::map<int, double> expected;
  double truth = 0;
  for (const int number : passes) {
    if (!expected.contains(number)) expected[number] = expected_classic(noise, number);
    truth += expected[number] / static_cast<double>(passes.size());
  }
  return covered(truth, trials, [&](Source& source) {
    std::vector<score::Uncertain> parts;
    double total = 0;
    for (const int number : passes) {
      const auto totals = totals_of(source.rates(noise, number));
      parts.push_back(score::classic_interval(totals, 1)->logarithm);
      total += number;
    }
    return of_index(score::index_estimate(parts, {}), total / static_cast<double>(passes.size()));
  });
}

Coverage stopping_coverage(Noise noise, double precision, Trials trials) {
  return covered(true_median(noise), trials, [&](Source& source) {
    auto rates = source.rates(noise, score::looks.back());
    const auto* stop = std::ranges::find_if(score::looks, [&](int look) {
      return score::settled(std::span(rates).first(static_cast<std::size_t>(look)), precision);
    });
    if (stop != score::looks.end()) rates.resize(static_cast<std::size_t>(*stop));
    return of_median(rates);
  });
}

}  // namespace unixmark::bench
