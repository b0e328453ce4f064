// Passes with evidence, quiet unless a test disturbs them.
#pragma once

#include "analysis/flags.hpp"
#include "tests_suite/report/sample.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::analysis::sample {

// Ten seconds of copies that have a processor each and grow evenly, on a machine that tells all.
[[nodiscard]] inline measure::Pass quiet(std::string_view test = "pipe", int copies = 1,
                                         int number = 1) {
  using std::chrono::seconds;
  auto pass = report::sample::pass(test, copies, number, 100'000);
  for (auto& copy : pass.members) {
    copy.user = seconds(10);
    for (std::uint64_t step = 1; step <= 100; ++step) copy.running.push_back(step * 1'000);
  }
  pass.skew = Nanos(0);
  pass.window = seconds(10);
  pass.overlap = 1;
  auto& evidence = pass.evidence.emplace();
  evidence.span = seconds(10);
  evidence.steal = Nanos(0);
  evidence.busy = evidence.own = seconds(10) * copies;
  evidence.machine.cpu_some = evidence.machine.io_full = evidence.machine.memory_full = Nanos(0);
  evidence.throttled_periods = 0;
  evidence.frequency_mhz = 3'000;
  evidence.thermal_events = 0;
  evidence.clock_drift_ppm = 0;
  evidence.suspended = Nanos(0);
  evidence.dirty_kib = evidence.writeback_kib = 0;
  return pass;
}

// Two processors; everything that says something of a pass may.
[[nodiscard]] inline Setting setting() {
  return {.thresholds = {},
          .processors = 2,
          .processes = 1,
          .uses_files = true,
          .cpu_bound = true,
          .usual_switches = 20,
          .usual_mhz = 3'000};
}

// "steal!" for a suspect pass, "steal" for a notice.
[[nodiscard]] inline std::vector<std::string> words(const std::vector<report::Flag>& flags) {
  std::vector<std::string> words;
  for (const auto& flag : flags) {
    words.push_back(flag.signal + (flag.level == report::Flag::Level::Suspect ? "!" : ""));
  }
  return words;
}

}  // namespace unixmark::analysis::sample
