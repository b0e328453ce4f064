// What the scheduler has done with one process.
#pragma once

#include "base/units.hpp"
#include "sys/machine_files.hpp"

#include <cstdint>
#include <optional>

#include <sys/types.h>

namespace unixmark::sys {

// Totals of a process's first thread, without its children. What is not told is nothing.
struct TaskTimes {
  std::optional<Nanos> run_delay;          // it was ready to run and waited
  std::optional<std::int64_t> migrations;  // from processor to processor
};

// Also of a process that has ended and was not yet reaped.
[[nodiscard]] TaskTimes task_times(pid_t pid, const Root& root = Root("/"));

}  // namespace unixmark::sys
