// Pressure stall information: how long tasks had to wait for what they needed.
#pragma once

#include "base/units.hpp"
#include "sys/machine_files.hpp"

#include <optional>
#include <string>

namespace unixmark::sys {

// Time in which some, or all, tasks that wanted to run had to wait for a resource. Nothing: not
// told here.
struct Pressure {
  std::optional<Nanos> cpu_some;
  std::optional<Nanos> io_some;
  std::optional<Nanos> io_full;
  std::optional<Nanos> memory_some;
  std::optional<Nanos> memory_full;
  std::optional<Nanos> irq_full;

  bool operator==(const Pressure&) const = default;
};

// The totals since the machine, or the group, began. Files are `prefix`cpu`suffix` and so on:
// "proc/pressure/" and "" for the machine, "FOLDER/" and ".pressure" for a control group.
[[nodiscard]] Pressure read_pressure(const Root& root, const std::string& prefix,
                                     const std::string& suffix);

// What came between two totals; nothing where either has nothing.
[[nodiscard]] Pressure growth(const Pressure& before, const Pressure& after);

}  // namespace unixmark::sys
