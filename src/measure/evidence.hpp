// What else happened on the machine while a pass ran: the difference of two looks, one just before
// the copies begin, one just after the last has ended. What could not be had is nothing, never 0.
#pragma once

#include "base/units.hpp"

#include <cstdint>
#include <optional>

namespace unixmark::measure {

// Time in which some, or all, tasks that wanted to run had to wait for a resource (pressure stall
// information, /proc/pressure and a control group's *.pressure).
struct Pressure {
  std::optional<Nanos> cpu_some;
  std::optional<Nanos> io_some;
  std::optional<Nanos> io_full;
  std::optional<Nanos> memory_some;
  std::optional<Nanos> memory_full;
  std::optional<Nanos> irq_full;

  bool operator==(const Pressure&) const = default;
};

struct Evidence {
  Nanos span{0};               // between the two looks
  std::optional<Nanos> steal;  // taken by the hypervisor, summed over processors
  std::optional<Nanos> busy;   // all that ran on them, ours or not, summed over processors
  std::optional<Nanos> own;    // CPU time of the copies, their children and the runner
  Pressure machine;
  Pressure group;                                 // of our own control group
  std::optional<std::int64_t> throttled_periods;  // in which a quota stopped our control group
  std::optional<Nanos> throttled;                 // how long it was stopped
  std::optional<std::int64_t> migrations;         // of copies from processor to processor
  std::optional<Nanos> run_delay;       // copies were ready to run and waited, summed over copies
  std::optional<double> frequency_mhz;  // mean over the processors that copies may use
  std::optional<std::int64_t> thermal_events;  // times the processors slowed down to cool
  std::optional<double> clock_drift_ppm;       // CLOCK_MONOTONIC against CLOCK_MONOTONIC_RAW
  std::optional<Nanos> suspended;              // the machine slept: growth of BOOTTIME - MONOTONIC
  std::optional<std::int64_t> dirty_kib;       // at the first look: pages yet to be written
  std::optional<std::int64_t> writeback_kib;   // at the first look: pages being written

  bool operator==(const Evidence&) const = default;
};

}  // namespace unixmark::measure
