// The clocks that measuring reads.
#pragma once

#include "base/units.hpp"

namespace unixmark::sys {

// CLOCK_MONOTONIC, the clock that kernels read too, so that moments of both compare.
[[nodiscard]] Nanos monotonic_now();

// The CPU time, user and system, that this process has used so far.
[[nodiscard]] Nanos process_cpu_time();

// Civil time, with the offset from UTC in force here and now.
[[nodiscard]] WallTime wall_time_now();

}  // namespace unixmark::sys
