// The parts that a machine's description is put together from, a file each. All take what they tell
// from files below a root; none throws for what is missing or malformed.
#pragma once

#include "sys/machine.hpp"
#include "sys/machine_files.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::sys {

// What uname tells.
struct KernelNames {
  std::string host;
  std::string kernel;  // "GNU/Linux" for Linux
  std::string release;
  std::string version;
  std::string architecture;
};

// From uname(2), or below another root from /proc/sys/kernel.
[[nodiscard]] KernelNames kernel_names(const Root& root);

// The distribution's name for people, by os-release; "GNU/Linux" when there is none.
[[nodiscard]] std::string distribution(const Root& root);

// The online processors, by id; at least one.
[[nodiscard]] std::vector<Processor> processors(const Root& root);

// The ids that this process may run on, out of `online`. By sched_getaffinity(2), or below another
// root from /proc/self/status; all of `online` where neither tells.
[[nodiscard]] std::vector<int> allowed_ids(const Root& root, const std::vector<Processor>& online);

// The ids in a kernel's list such as "0-3,8,10-11", ascending. What is not a number, and numbers
// beyond 65,535, are passed over.
[[nodiscard]] std::vector<int> parse_ids(std::string_view list);

// An ARM processor's name for its implementer and part numbers, "ARM implementer 0x41 part 0xfff"
// when it is none of the known ones. Both as cpuinfo writes them; empty when there is no
// implementer.
[[nodiscard]] std::string arm_name(std::string_view implementer, std::string_view part);

// The time that the process's control groups grant, in processors: the least of its own and all
// groups above it, in the first and the second version's hierarchies. Nothing: no limit.
[[nodiscard]] std::optional<double> cgroup_quota(const Root& root);

// What CPUID says here; nothing on other architectures.
[[nodiscard]] CpuidHypervisor read_cpuid();

// Adds what a source says, once.
void add_layer(std::vector<VirtualLayer>& layers, std::string_view source, std::string_view name);

// Every layer that speaks, each with the source that names it.
[[nodiscard]] std::vector<VirtualLayer> hypervisor_layers(const Root& root,
                                                          const CpuidHypervisor& cpuid);
[[nodiscard]] std::vector<VirtualLayer> container_layers(const Root& root);

// The character set of the locale that programs get when LANG is `name`, in the words of the
// `locale` program: "UTF-8". Where it is not installed programs fall back to the C locale, and so
// does the answer: "ANSI_X3.4-1968". Asks the C library for the locale without making it anybody's
// current one.
struct Charsets {
  std::string charmap;
  std::string collate;
};
[[nodiscard]] Charsets charsets_of(const std::string& name);

// What `uptime` puts into a line.
struct Uptime {
  std::int64_t second_of_day = 0;  // local time
  std::int64_t up_seconds = 0;
  int users = 0;
  double load_1 = 0;
  double load_5 = 0;
  double load_15 = 0;
};
[[nodiscard]] std::string uptime_line(const Uptime& uptime);

// Loads, uptime line and runlevel. Users and runlevel come from utmp, for the real root alone.
void describe_uptime(const Root& root, Machine& machine);

// Boot id, clock source, governor, SMT, mitigations and memory.
void describe_state(const Root& root, Machine& machine);

}  // namespace unixmark::sys
