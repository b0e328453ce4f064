// What every measurement here does: run one test for some passes and look at what came out.
#pragma once

#include "base/units.hpp"
#include "measure/pass.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace unixmark::bench {

struct Trial {
  std::filesystem::path kernels;
  std::string test;
  int copies = 1;
  int passes = 1;
  Seconds duration{2};
};

// The passes of `trial`, without rests between them. Throws Error when one failed, with its reason.
[[nodiscard]] std::vector<measure::Pass> run_trial(const Trial& trial);

// Counts a second over all copies, or the kernels' own rate where it is one.
[[nodiscard]] double rate_of(const measure::Pass& pass);

// The folder of kernels that was built together with this program.
[[nodiscard]] std::filesystem::path own_kernels();

// Runs `job` and turns an Error into a line on standard error and status 1.
int guarded(int (*job)(const std::vector<std::string>& arguments), int argc, char** argv);

}  // namespace unixmark::bench
