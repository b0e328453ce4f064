// Scores as multiples of a baseline, and their geometric mean.
#pragma once

#include "score/uncertain.hpp"

#include <span>
#include <vector>

namespace unixmark::score {

// score / baseline x 10. Both above 0.
[[nodiscard]] double index_value(double score, double baseline);

// exp(mean of ln(value)) over index values; there must be one, all above 0.
[[nodiscard]] double index_score(std::span<const double> values);

// An index and where 95 % confidence has it. That covers the noise of measuring, not what another
// choice of tests would have given.
struct IndexEstimate {
  double value = 0;
  Interval interval;
  bool over_rounds = false;  // the interval is of the rounds, else summed over the tests

  bool operator==(const IndexEstimate&) const = default;
};

// The geometric mean over tests of the rates in each round, for as many rounds as all tests have.
[[nodiscard]] std::vector<double> round_means(std::span<const std::vector<double>> rates);

// The same without the spikes of each test, as fits an index of medians: they would be in almost
// every round of twelve tests.
[[nodiscard]] std::vector<double> robust_round_means(std::span<const std::vector<double>> rates);

// Half of the 95 % interval of the logarithm of the rounds' index, in any unit: by interpolated
// order statistics, widened where rounds are correlated; below six by Student's t; 0 of one round.
[[nodiscard]] double half_width_over(std::span<const double> rounds);

// From the logarithms of the tests' index values, of which there must be one, and the index of each
// round, in any unit; none where passes did not run in rounds. The interval by the sum of the
// tests' variances misses what drifts in all tests alike; half_width_over(rounds) has it. The wider
// of the two is taken, about the value.
[[nodiscard]] IndexEstimate index_estimate(std::span<const Uncertain> parts,
                                           std::span<const double> rounds);

// (high - low) / (2 x value)
[[nodiscard]] double relative_half_width(const IndexEstimate& index);

}  // namespace unixmark::score
