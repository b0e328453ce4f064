#include "trial.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "measure/session.hpp"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <thread>
#include <variant>

namespace unixmark::bench {

namespace {

measure::Setup set_up(const Trial& trial, const catalog::Test& test) {
  measure::Wishes wishes;
  wishes.tests = {&test};
  wishes.copies = {trial.copies};
  wishes.iterations = test.passes == catalog::Passes::Long ? trial.passes : 3 * trial.passes - 1;
  wishes.duration = trial.duration;
  wishes.rest = measure::Rest::None;
  wishes.processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const char* path = std::getenv("PATH");
  measure::Setup setup;
  setup.plan = measure::make_plan(wishes);
  setup.kernels = trial.kernels;
  setup.data = std::filesystem::exists(trial.kernels / "data") ? trial.kernels / "data"
                                                               : own_kernels() / "data";
  setup.scratch = "/var/tmp";
  setup.environment = {cat("PATH=", path != nullptr ? path : "/usr/bin:/bin"), "LANG=en_US.utf8",
                       cat("UB_BINDIR=", trial.kernels.string())};
  return setup;
}

}  // namespace

std::vector<measure::Pass> run_trial(const Trial& trial) {
  const catalog::Test* test = catalog::find(trial.test);
  if (test == nullptr) throw Error(cat("there is no test called ", trial.test));
  std::vector<measure::Pass> passes;
  std::string failure;
  const auto keep = [&](const measure::Event& event) {
    if (const auto* ended = std::get_if<measure::PassEnded>(&event)) passes.push_back(ended->pass);
    if (const auto* failed = std::get_if<measure::TestFailed>(&event)) failure = failed->reason;
  };
  measure::run_session(set_up(trial, *test), keep, [] { return 0; });
  if (!failure.empty()) throw Error(cat(trial.test, " of ", trial.kernels.string(), ": ", failure));
  return passes;
}

double rate_of(const measure::Pass& pass) {
  const int timebase = pass.members.front().timebase;
  if (timebase == 0) return total_count(pass);
  return total_count(pass) / mean_time(pass).count() * timebase;
}

std::filesystem::path own_kernels() {
  return std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() / "pgms";
}

int guarded(int (*job)(const std::vector<std::string>& arguments), int argc, char** argv) {
  try {
    return job({argv + 1, argv + argc});
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}

}  // namespace unixmark::bench
