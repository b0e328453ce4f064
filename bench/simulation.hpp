// Passes drawn from known distributions, and how often our intervals hold what they were drawn
// from. Equal seeds give equal figures on every machine.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace unixmark::bench {

// Of the logarithms of rates.
struct Noise {
  enum class Kind {
    Quiet,       // normal
    Spikes,      // normal of half the size, and 0.15 of the passes slower by 8 sigma on average
    Correlated,  // normal, each correlated by 0.5 with the one before
  };
  Kind kind = Kind::Quiet;
  double sigma = 0.01;
};

// What moves the logarithms of all tests of a round alike.
struct Drift {
  enum class Kind {
    None,
    Levels,      // every round has its own, normal
    Correlated,  // the same, each correlated by 0.5 with the one before
    Linear,      // `size` over the whole run; the truth is that of its middle
  };
  Kind kind = Kind::None;
  double size = 0.01;  // standard deviation of a level
};

// How the interval of an index is made.
enum class Rule {
  Sum,     // of the errors of its tests
  Rounds,  // over rounds
  Wider,   // of the two, which is what reports have where passes ran in rounds
};

struct Trials {
  int draws = 1000;
  std::uint64_t seed = 1;
};

struct Coverage {
  double held = 0;        // share of the intervals that held the truth
  double half_width = 0;  // the median one, relative to the value
  double passes = 0;      // of a test, on average
};

// Of the robust rate, which is to hold the median of the distribution.
[[nodiscard]] Coverage median_coverage(Noise noise, int passes, Trials trials);

// Of the classic score, which is to hold the logarithm's expectation for so many passes: the rule
// is biased, and by how much depends on their number.
[[nodiscard]] Coverage classic_coverage(Noise noise, int passes, Trials trials);

// Of the robust index over twelve tests that were measured in rounds.
struct Rounds {
  int passes = 6;  // of every test
  Drift drift;
};
[[nodiscard]] Coverage robust_index_coverage(Noise noise, Rounds rounds, Rule rule, Trials trials);

// Of the classic index over tests with these numbers of passes.
[[nodiscard]] Coverage classic_index_coverage(Noise noise, const std::vector<int>& passes,
                                              Trials trials);

// Of the robust rate of a test that is measured until it is settled at `precision`, or has reached
// the last look.
[[nodiscard]] Coverage stopping_coverage(Noise noise, double precision, Trials trials);

}  // namespace unixmark::bench
