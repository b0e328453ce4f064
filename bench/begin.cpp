// How far apart copies begin, and how much of a pass they all share.
//
// begin [PASSES]: passes of 5 s with as many copies as processors.
#include "base/error.hpp"
#include "base/text.hpp"
#include "score/median.hpp"
#include "trial.hpp"

#include <iostream>
#include <thread>

namespace unixmark::bench {
namespace {

constexpr Seconds pass_length{5};
constexpr double ns_per_ms = 1e6;

int measure_begin(const std::vector<std::string>& arguments) {
  const auto passes = arguments.empty() ? 6 : to_integer(arguments[0]).value_or(0);
  if (passes < 1) throw Error("usage: begin [PASSES]");
  const auto copies = static_cast<int>(std::thread::hardware_concurrency());
  for (const char* test : {"syscall", "dhry2reg", "pipe"}) {
    std::vector<double> skews;
    std::vector<double> windows;
    for (const auto& pass : run_trial({.kernels = own_kernels(),
                            .test = test,
                            .copies = copies,
                            .passes = static_cast<int>(passes),
                            .duration = pass_length})) {
      skews.push_back(static_cast<double>(pass.skew.value().count()) / ns_per_ms);
      windows.push_back(Seconds(pass.window.value()) / pass_length * 100);
    }
    const auto what = cat(test, ", ", copies, " copies, ", passes, " passes of 5 s, median: ");
    std::cout << what << "first to last begin " << fixed(score::median(skews), 3)
              << " ms (wanted: at most 1 ms)\n"
              << what << "common window " << fixed(score::median(windows), 2)
              << " % (wanted: at least 99.5 %)" << std::endl;
  }
  return 0;
}

}  // namespace
}  // namespace unixmark::bench

int main(int argc, char** argv) {
  return unixmark::bench::guarded(unixmark::bench::measure_begin, argc, argv);
}
