#include "score/index.hpp"

#include "score/checks.hpp"
#include "score/robust.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>

namespace unixmark::score {

namespace {

double mean_log(std::span<const double> values) {
  double logarithms = 0;
  for (const double value : values) logarithms += std::log(value);
  return logarithms / static_cast<double>(values.size());
}

// Of the logarithm of the mean of few rounds.
double student_half_width(std::span<const double> rounds) {
  const auto count = static_cast<double>(rounds.size());
  const double mean = mean_log(rounds);
  double squares = 0;
  for (const double round : rounds) squares += std::pow(std::log(round) - mean, 2);
  return half_width_of(
      {.log = mean, .error = std::sqrt(squares / (count - 1) / count), .freedom = count - 1});
}

}  // namespace

double index_value(double score, double baseline) {
  assert(score > 0 && baseline > 0);
  return score / baseline * 10;
}

double index_score(std::span<const double> values) {
  assert(!values.empty());
  return std::exp(mean_log(values));
}

std::vector<double> round_means(std::span<const std::vector<double>> rates) {
  if (rates.empty()) return {};
  const auto rounds = std::ranges::min(rates, {}, &std::vector<double>::size).size();
  std::vector<double> means;
  for (std::size_t round = 0; round < rounds; ++round) {
    std::vector<double> of_round;
    for (const auto& of_test : rates) of_round.push_back(of_test[round]);
    means.push_back(index_score(of_round));
  }
  return means;
}

std::vector<double> robust_round_means(std::span<const std::vector<double>> rates) {
  std::vector<std::vector<double>> calm;
  for (const auto& of_test : rates) calm.push_back(without_spikes(of_test));
  return round_means(calm);
}

double half_width_over(std::span<const double> rounds) {
  if (rounds.size() < 2) return 0;
  const auto interval = interpolated_interval(rounds);
  if (!interval) return student_half_width(rounds);
  return checks_of(rounds).widening * std::log(interval->high / interval->low) / 2;
}

IndexEstimate index_estimate(std::span<const Uncertain> parts, std::span<const double> rounds) {
  const auto mean = mean_of(parts);
  const double summed = half_width_of(mean);
  const double over_rounds = half_width_over(rounds);
  return {.value = std::exp(mean.log),
          .interval = interval_about(mean.log, std::max(summed, over_rounds)),
          .over_rounds = over_rounds > summed};
}

double relative_half_width(const IndexEstimate& index) {
  return (index.interval.high - index.interval.low) / (2 * index.value);
}

}  // namespace unixmark::score
