#include "score/winsorised.hpp"

#include "score/checks.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace unixmark::score {

namespace {

std::vector<double> rates_of(std::span<const PassTotal> passes, int timebase) {
  std::vector<double> rates;
  for (const auto& pass : passes) rates.push_back(rate(pass, timebase));
  return rates;
}

double standard_deviation(const std::vector<double>& values) {
  const auto count = static_cast<double>(values.size());
  double mean = 0;
  for (const double value : values) mean += value / count;
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return std::sqrt(squares / (count - 1));
}

double winsorised_deviation(const std::vector<double>& rates, std::size_t trimmed) {
  std::vector<double> logs;
  for (const double rate : rates) logs.push_back(std::log(rate));
  std::ranges::sort(logs);
  std::fill_n(logs.begin(), trimmed, logs[trimmed]);
  return standard_deviation(logs);
}

}  // namespace

std::optional<ClassicInterval> classic_interval(std::span<const PassTotal> passes, int timebase) {
  const double score = classic_score(passes, timebase).score;
  if (passes.size() < 2) return {};
  const auto rates = rates_of(passes, timebase);
  const auto trimmed = rates.size() / 3;
  const auto count = static_cast<double>(rates.size());
  const auto kept = static_cast<double>(rates.size() - trimmed);
  const double widening = checks_of(rates).widening;
  const Uncertain logarithm{
      .log = std::log(score),
      .error = widening * winsorised_deviation(rates, trimmed) * std::sqrt(count) / kept,
      .freedom = kept - 1};
  const auto interval = interval_about(logarithm.log, half_width_of(logarithm));
  return ClassicInterval{.low = interval.low,
                         .high = interval.high,
                         .wide = logarithm.freedom == 1,
                         .widening = widening,
                         .logarithm = logarithm};
}

bool drops_others_by_rate(std::span<const PassTotal> passes, int timebase) {
  const auto rates = rates_of(passes, timebase);
  auto order = rates;
  std::ranges::sort(order);
  // Every kept pass is as fast as the slowest that would be kept by rate, or another is dropped.
  const double slowest_kept = order[order.size() / 3];
  return std::ranges::any_of(classic_score(passes, timebase).kept,
                             [&](std::size_t i) { return rates[i] < slowest_kept; });
}

}  // namespace unixmark::score
