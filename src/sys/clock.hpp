// The clocks that measuring reads.
#pragma once

#include "base/units.hpp"

#include <optional>

#include <sys/types.h>

namespace unixmark::sys {

// CLOCK_MONOTONIC, the clock that kernels read too, so that moments of both compare.
[[nodiscard]] Nanos monotonic_now();

// Three clocks at the same moment, as far as that can be had. They should go alike but for time in
// which the machine is suspended, which only the last counts.
struct Clocks {
  Nanos monotonic{0};
  Nanos raw{0};   // CLOCK_MONOTONIC_RAW: not adjusted to the time of day
  Nanos boot{0};  // CLOCK_BOOTTIME
};
[[nodiscard]] Clocks read_clocks();

// The CPU time, user and system, that this process has used so far.
[[nodiscard]] Nanos process_cpu_time();

// The CPU time of a process that has not been reaped, without its children's; nothing where there
// is no such process.
[[nodiscard]] std::optional<Nanos> cpu_time_of(pid_t pid);

// Civil time, with the offset from UTC in force here and now.
[[nodiscard]] WallTime wall_time_now();

}  // namespace unixmark::sys
