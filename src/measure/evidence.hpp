// What else happened on the machine while a pass ran: the difference of two looks, one just before
// the copies begin, one just after the last has ended. What could not be had is nothing, never 0.
#pragma once

#include "base/units.hpp"
#include "sys/pressure.hpp"

#include <cstdint>
#include <optional>

namespace unixmark::measure {

using sys::Pressure;

struct Evidence {
  Nanos span{0};  // between the two looks
  // Summed over the processors that this process may use, and as the system counts them: in ticks,
  // 10 ms as a rule, so that a few ticks for each processor are no more than chance.
  std::optional<Nanos> steal;  // taken by the hypervisor
  std::optional<Nanos> busy;   // all that ran on them, ours or not
  std::optional<Nanos> own;    // CPU time of the copies, all that they started, and the runner
  Pressure machine;
  Pressure group;                                 // of our own control group
  std::optional<std::int64_t> throttled_periods;  // in which a quota stopped our control group
  // How long it was stopped, summed over processors; may be 0 though periods are counted, since a
  // task is only stopped on its way back from the kernel.
  std::optional<Nanos> throttled;
  // Summed over copies; the copies' own children are not in it.
  std::optional<std::int64_t> migrations;      // from processor to processor
  std::optional<Nanos> run_delay;              // ready to run and waiting
  std::optional<double> frequency_mhz;         // at the second look, mean over processors
  std::optional<std::int64_t> thermal_events;  // times the processors slowed down to cool
  std::optional<double> clock_drift_ppm;       // CLOCK_MONOTONIC against CLOCK_MONOTONIC_RAW
  std::optional<Nanos> suspended;              // the machine slept: growth of BOOTTIME - MONOTONIC
  std::optional<bool> clock_source_changed;
  std::optional<std::int64_t> dirty_kib;      // at the first look: pages yet to be written
  std::optional<std::int64_t> writeback_kib;  // at the first look: pages being written

  bool operator==(const Evidence&) const = default;
};

}  // namespace unixmark::measure
