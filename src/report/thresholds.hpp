// From where on a sign of disturbance is worth a word. They stand in the journal before the first
// pass, so that nobody can choose them by the numbers that they judge.
#pragma once

#include <optional>

namespace unixmark::report {

// Values above `notice` are told, values above `suspect` make a pass suspect.
struct Threshold {
  double notice = 0;
  std::optional<double> suspect;  // nothing: never suspect by this alone

  bool operator==(const Threshold&) const = default;
};

// Shares are parts of 1. Where any occurrence counts the threshold is 0.
struct Thresholds {
  Threshold steal{0.005, 0.02};          // of the time of the processors that copies use
  Threshold cpu_pressure{0.05, {}};      // of the time, some task waited for a processor
  Threshold stall{0.01, {}};             // of the time, all tasks waited for disks or memory
  Threshold throttled{0, 0};             // periods in which a quota stopped us
  Threshold foreign{0.01, 0.05};         // of one processor, used by other processes
  Threshold runner{0.01, 0.05};          // of one processor, used by unixmark itself
  Threshold preemption{3, {}};           // involuntary switches, by the test's median
  Threshold lost_cpu{0.005, 0.02};       // of the time, copies that never wait had no processor
  Threshold frequency_fall{0.01, 0.03};  // below the section's median
  Threshold thermal{0, 0};               // times that processors slowed down to cool
  Threshold gap_seconds{0.01, 0.1};      // a copy stood still
  Threshold skew{0.01, 0.05};            // first to last begin, of the common window
  Threshold apart{0.02, 0.05};           // of the time, not all copies were running
  Threshold copies_variation{0.05, {}};  // coefficient of variation of the copies' counts
  Threshold clock_drift_ppm{200, {}};    // of the clock in use against the raw one
  Threshold suspended_seconds{0.001, 0.001};
  Threshold dirty_kib{65'536, {}};  // yet to be written before a test of files

  bool operator==(const Thresholds&) const = default;
};

}  // namespace unixmark::report
