// Signs of disturbance in a pass. They look at what happened around the copies and at how the
// copies ran, never at what a pass scored: else one could choose the passes one likes.
#pragma once

#include "report/report.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::analysis {

// What is known of a pass besides itself. Figures of other passes are nothing while there are none.
struct Setting {
  report::Thresholds thresholds;
  int processors = 1;                    // that the copies share
  int processes = 1;                     // of all copies together, that may want to run at once
  bool uses_files = false;               // the test works on files in the scratch folder
  bool cpu_bound = false;                // its copies never wait for anything
  std::optional<double> usual_switches;  // involuntary ones a second of a copy: the test's median
  std::optional<double> usual_mhz;       // the section's median
  // A test of several processes a copy: what they cost the kernel at their beginning and end is
  // partly nobody's time, and they wait for each other by design.
  bool several_processes = false;
  std::optional<double> least_foreign{};  // other processes' time in the pass that had least of it
  double best_cpu_share = 1;  // of the least served copy, in the pass that served it best
};

// What is known while the session still runs, or is not of other passes.
[[nodiscard]] Setting setting_of(const report::Header& header, const measure::PlannedTest& test,
                                 int copies);

// The same with the figures of all passes of the row and of its section.
[[nodiscard]] Setting setting_of(const report::Header& header, const report::Section& section,
                                 const report::Row& row);

// How many processors the copies keep busy at most.
[[nodiscard]] int processors_in_use(const Setting& setting);

// The flags of a pass, in the order of the table in flags.cpp. Signals that the machine does not
// give, and those that say nothing of such a pass, raise none.
[[nodiscard]] std::vector<report::Flag> flags_of(const measure::Pass& pass, const Setting& setting);

[[nodiscard]] bool suspect(const std::vector<report::Flag>& flags);

// Suspect by what only this machine does: another try may escape it.
[[nodiscard]] bool worth_repeating(const std::vector<report::Flag>& flags);

// A signal over several passes.
struct Summary {
  std::string signal;
  int suspect = 0;  // passes that are suspect by it
  int noticed = 0;  // all that have its flag
  int passes = 0;   // that were looked at
  double worst = 0;
  // "other processes used up to 7.2 % of a processor in 3 of 10 passes (suspect)"
  std::string text;
};

// One for each signal that any of the passes has, in the order of the table.
[[nodiscard]] std::vector<Summary> summaries(const std::vector<std::vector<report::Flag>>& flags);

// The names of signals that say something of these passes and that none of them has a value for.
// `passes` and `settings` belong together.
[[nodiscard]] std::vector<std::string> not_reported(const std::vector<const measure::Pass*>& passes,
                                                    const std::vector<Setting>& settings);

}  // namespace unixmark::analysis
