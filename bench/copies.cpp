// Many more copies than processors: are all begun, all counted, and what does the runner take?
//
// copies: 64 copies for 5 s, then 1,000 copies of pipe for 2 s.
#include "base/text.hpp"
#include "trial.hpp"

#include <algorithm>
#include <iostream>

#include <sys/resource.h>

namespace unixmark::bench {
namespace {

long own_peak_memory_kib() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

void report(const char* test, int copies, Seconds duration) {
  const auto pass =
      run_trial({.kernels = own_kernels(), .test = test, .copies = copies, .duration = duration})
          .front();
  const auto begun =
      std::ranges::count_if(pass.members, [](const auto& copy) { return copy.begin.has_value(); });
  const auto counted =
      std::ranges::count_if(pass.members, [](const auto& copy) { return copy.count > 0; });
  std::cout << copies << " copies of " << test << " for " << shortest(duration.count())
            << " s: " << begun << " began, " << counted << " counted; common window "
            << fixed(Seconds(pass.window.value()) / duration * 100, 1) << " %; the runner used "
            << fixed(Seconds(pass.runner_cpu) / Seconds(pass.elapsed) * 100, 2)
            << " % of one processor, and its resident memory peaked at "
            << fixed(static_cast<double>(own_peak_memory_kib()) / 1024, 1) << " MiB\n";
}

int measure_copies(const std::vector<std::string>& /*arguments*/) {
  report("syscall", 64, Seconds(5));
  report("pipe", 64, Seconds(5));
  report("pipe", 1000, Seconds(2));
  return 0;
}

}  // namespace
}  // namespace unixmark::bench

int main(int argc, char** argv) {
  return unixmark::bench::guarded(unixmark::bench::measure_copies, argc, argv);
}
