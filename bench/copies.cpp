// Many more copies than processors: are all begun, all counted, and what does the runner take?
//
// copies: 64 copies for 5 s, then 1,000 copies of pipe for 2 s or as long as they need for a turn
// each.
#include "base/text.hpp"
#include "trial.hpp"

#include <algorithm>
#include <iostream>
#include <string_view>

#include <sys/resource.h>

namespace unixmark::bench {
namespace {

long own_peak_memory_kib() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

struct Crowd {
  const char* test;
  int copies;
  Seconds duration;
  std::string_view wanted_window;  // empty: any will do
};

void report(const Crowd& crowd) {
  const auto pass = run_trial({.kernels = own_kernels(),
                               .test = crowd.test,
                               .copies = crowd.copies,
                               .duration = crowd.duration})
                        .front();
  const auto begun =
      std::ranges::count_if(pass.members, [](const auto& copy) { return copy.begin.has_value(); });
  const auto counted =
      std::ranges::count_if(pass.members, [](const auto& copy) { return copy.count > 0; });
  // Passes with very many copies are longer than asked for.
  const auto what = cat(crowd.copies, " copies of ", crowd.test, ", a pass of ",
                        fixed(Seconds(pass.elapsed).count(), 1), " s: ");
  std::cout << what << begun << " began, " << counted << " counted (wanted: all)\n";
  if (!crowd.wanted_window.empty()) {
    std::cout << what << "common window "
              << fixed(Seconds(pass.window.value()) / Seconds(pass.elapsed) * 100, 1)
              << " % (wanted: at least " << crowd.wanted_window << " %)\n";
  }
  std::cout << what << "the runner used "
            << fixed(Seconds(pass.runner_cpu) / Seconds(pass.elapsed) * 100, 3)
            << " % of one processor (wanted: at most 0.2 %)\n"
            << what << "the runner's memory peaked at "
            << fixed(static_cast<double>(own_peak_memory_kib()) / 1024, 1)
            << " MiB (wanted: below 64 MiB)" << std::endl;
}

int measure_copies(const std::vector<std::string>& /*arguments*/) {
  report({"syscall", 64, Seconds(5), "90"});
  report({"pipe", 64, Seconds(5), "90"});
  report({"pipe", 1000, Seconds(2), ""});
  return 0;
}

}  // namespace
}  // namespace unixmark::bench

int main(int argc, char** argv) {
  return unixmark::bench::guarded(unixmark::bench::measure_copies, argc, argv);
}
