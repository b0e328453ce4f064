// How often our 95 % intervals hold the truth, by simulation.
//
// coverage [DRAWS]: of each figure, 20,000 by default.
#include "base/error.hpp"
#include "base/text.hpp"
#include "simulation.hpp"
#include "trial.hpp"

#include <array>
#include <iostream>
#include <string_view>

#include <fmt/format.h>

namespace unixmark::bench {
namespace {

constexpr Noise quiet{.kind = Noise::Kind::Quiet, .sigma = 0.01};
constexpr Noise spikes{.kind = Noise::Kind::Spikes, .sigma = 0.01};
constexpr Noise correlated{.kind = Noise::Kind::Correlated, .sigma = 0.01};

struct Named {
  std::string_view name;
  Noise noise;
};
constexpr std::array noises = {Named{"quiet", quiet}, Named{"spikes", spikes},
                               Named{"correlated", correlated}};

void print(std::string_view what, std::string_view noise, const Coverage& coverage,
           std::string_view wanted) {
  std::cout << fmt::format("{:<44} {:<18} {:6.1f} {:8.2f} % {:9.4f}   {}\n", what, noise,
                           coverage.passes, coverage.half_width * 100, coverage.held, wanted)
            << std::flush;
}

// Correlated passes cannot be helped much: ten passes show too little of it.
std::string_view unless_correlated(const Noise& noise, std::string_view wanted) {
  return noise.kind == Noise::Kind::Correlated ? "" : wanted;
}

void medians(int draws) {
  for (const int passes : {6, 10, 20, 30}) {
    for (const auto& [name, noise] : noises) {
      print("median", name, median_coverage(noise, passes, {.draws = draws, .seed = 1}),
            unless_correlated(noise, "0.94 to 0.985"));
    }
  }
}

void classic_scores(int draws) {
  for (const int passes : {3, 6, 10, 20, 30}) {
    for (const auto& [name, noise] : noises) {
      print("classic score", name, classic_coverage(noise, passes, {.draws = draws, .seed = 2}),
            "");
    }
  }
}

void indexes(int draws) {
  const std::vector<int> classic = {10, 10, 10, 10, 10, 3, 3, 3, 3, 3, 3, 3};
  for (const auto& [name, noise] : {noises[0], noises[1]}) {
    const Trials trials{.draws = draws, .seed = 3};
    print("classic index, 10 and 3 passes", name, classic_index_coverage(noise, classic, trials),
          "");
    for (const int passes : {6, 10, 20, 30}) {
      const std::vector<int> same(12, passes);
      print("classic index", name, classic_index_coverage(noise, same, trials), "0.93 to 0.97");
      print("robust index", name, robust_index_coverage(noise, {passes, {}}, Rule::Sum, trials),
            "0.93 to 0.97");
      print("robust index, over rounds", name,
            robust_index_coverage(noise, {passes, {}}, Rule::Rounds, trials), "");
      print("robust index, the wider of both", name,
            robust_index_coverage(noise, {passes, {}}, Rule::Wider, trials), "");
    }
  }
}

// What the sum misses and rounds hold: that all tests of a round are fast or slow together.
void drifting_index(std::string_view name, Noise noise, Drift drift, int draws) {
  for (const int passes : {6, 10, 20}) {
    const Trials trials{.draws = draws, .seed = 5};
    print("drifting robust index", name,
          robust_index_coverage(noise, {passes, drift}, Rule::Sum, trials), "");
    print("drifting robust index, the wider of both", name,
          robust_index_coverage(noise, {passes, drift}, Rule::Wider, trials), "");
  }
}

void drifting_indexes(int draws) {
  const Drift levels{.kind = Drift::Kind::Levels, .size = 0.01};
  const Drift line{.kind = Drift::Kind::Linear, .size = 0.01};
  const Drift chain{.kind = Drift::Kind::Correlated, .size = 0.01};
  drifting_index("quiet, levels", quiet, levels, draws);
  drifting_index("spikes, levels", spikes, levels, draws);
  drifting_index("quiet, correlated", quiet, chain, draws);
  drifting_index("quiet, a line", quiet, line, draws);
}

void stopping(int draws) {
  for (const double sigma : {0.003, 0.005, 0.01, 0.02, 0.03}) {
    print("median, stopped at 1 %", fmt::format("quiet {:.1f} %", sigma * 100),
          stopping_coverage({Noise::Kind::Quiet, sigma}, 0.01, {.draws = draws, .seed = 4}),
          "0.93 to 0.97");
  }
  print("median, stopped at 1 %", "spikes",
        stopping_coverage(spikes, 0.01, {.draws = draws, .seed = 4}), "0.93 to 0.97");
}

int simulate(const std::vector<std::string>& arguments) {
  const auto draws =
      static_cast<int>(arguments.empty() ? 20'000 : to_integer(arguments[0]).value_or(0));
  if (draws < 5) throw Error("usage: coverage [DRAWS], 5 or more");
  std::cout << fmt::format("{:<44} {:<18} {:>6} {:>10} {:>9}   {}\n", "95 % interval of", "noise",
                           "passes", "half-width", "held", "wanted");
  medians(draws);
  classic_scores(draws);
  indexes(draws);
  drifting_indexes(draws);
  stopping(draws);
  return 0;
}

}  // namespace
}  // namespace unixmark::bench

int main(int argc, char** argv) {
  return unixmark::bench::guarded(unixmark::bench::simulate, argc, argv);
}
