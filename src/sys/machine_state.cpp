#include "base/text.hpp"
#include "sys/machine_parts.hpp"

#include <algorithm>

namespace unixmark::sys {

namespace {

std::vector<std::string> mitigations(const Root& root) {
  const std::string folder = cat(cpu_folder, "vulnerabilities/");
  std::vector<std::string> found;
  for (const std::string& name : root.names(folder)) {
    const std::string state = root.line(folder + name);
    if (!state.empty()) found.push_back(cat(clean_text(name, 64), ": ", state));
  }
  return found;
}

std::int64_t memory_kib(const Root& root) {
  const std::string meminfo = root.read("proc/meminfo");
  for (const std::string_view line : split(meminfo, '\n')) {
    const auto fields = words(line);
    if (fields.size() < 2 || fields[0] != "MemTotal:") continue;
    return std::max(0LL, to_integer(fields[1]).value_or(0));
  }
  return 0;
}

}  // namespace

void describe_state(const Root& root, Machine& machine) {
  machine.boot_id = root.line_or_unknown("proc/sys/kernel/random/boot_id");
  machine.clock_source =
      root.line_or_unknown("sys/devices/system/clocksource/clocksource0/current_clocksource");
  machine.governor = root.line_or_unknown(cat(cpu_folder, "cpu0/cpufreq/scaling_governor"));
  machine.smt = root.line_or_unknown(cat(cpu_folder, "smt/control"));
  machine.mitigations = mitigations(root);
  machine.memory_kib = memory_kib(root);
}

}  // namespace unixmark::sys
