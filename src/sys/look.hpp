// A look at the counters that tell what else happens on this machine.
#pragma once

#include "base/units.hpp"
#include "sys/clock.hpp"
#include "sys/machine_files.hpp"
#include "sys/pressure.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::sys {

// Totals at one moment; the growth from one look to the next is what happened between them. What
// the machine does not tell is nothing.
struct Look {
  Clocks clocks;
  Nanos own_cpu{0};  // of this process, without its children
  // Summed over the processors that this process may use, in clock ticks of 10 ms as a rule.
  std::optional<Nanos> steal;  // also nothing where a guest has seen none since it started
  std::optional<Nanos> busy;
  Pressure machine;
  Pressure group;
  // Of our own control group and all above it.
  std::optional<std::int64_t> throttled_periods;
  std::optional<Nanos> throttled;  // summed over the processors that were stopped
  // Over the processors that this process may use; what a package counts is in it once for each.
  std::optional<std::int64_t> thermal_events;
  std::string clock_source;  // "unknown" where it is not told
};

// Memory that waits to be written to a disk, and that is just being written.
struct UnwrittenMemory {
  std::optional<std::int64_t> dirty_kib;
  std::optional<std::int64_t> writeback_kib;
};

// Looks at this machine again and again. Finds once, when it is made, which processors and control
// groups are ours.
class Looker {
 public:
  explicit Looker(const std::filesystem::path& root = "/");
  // The same with what is known of the processor's word about a hypervisor.
  Looker(const std::filesystem::path& root, bool guest);

  [[nodiscard]] Look look() const;
  [[nodiscard]] UnwrittenMemory unwritten_memory() const;
  // The mean over (at most 32 of) the processors that this process may use, as cpufreq tells; a
  // look at each may take the kernel 10 ms.
  [[nodiscard]] std::optional<double> frequency_mhz() const;

 private:
  void look_at_processors(Look& look) const;
  void look_at_groups(Look& look) const;

  Root root_;
  std::vector<int> allowed_;
  bool guest_;
  std::vector<std::string> groups_;  // those that may have a quota, of both versions
  std::optional<std::string> own_group_;
};

}  // namespace unixmark::sys
