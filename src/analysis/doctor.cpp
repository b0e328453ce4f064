#include "analysis/doctor.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace unixmark::analysis {

namespace {

using sys::Surroundings;
using Kind = Finding::Kind;
using Found = std::optional<Finding>;

constexpr double busy_processors = 0.05;
constexpr double busy_load = 0.5;
constexpr double much_steal = 0.005;
constexpr double near_throttling = 10;  // degrees
constexpr std::int64_t little_memory_kib = 512LL * 1024;
constexpr std::int64_t little_space_kib = 1024LL * 1024;
constexpr std::int64_t much_dirty_kib = 64LL * 1024;
constexpr std::int64_t small_file = 64LL * 1024 * 1024;

constexpr std::string_view cpu = "/sys/devices/system/cpu/";
constexpr std::string_view clock_folder = "/sys/devices/system/clocksource/clocksource0/";

std::string mib(std::int64_t kib) {
  return cat(kib / 1024, " MiB");
}

std::string percent(double share) {
  return cat(fixed(share * 100, 1), " %");
}

Found governor(const Surroundings& seen) {
  const auto& now = seen.machine.governor;
  if (now == "performance" || now == "unknown" || now.empty()) return {};
  return Finding{
      Kind::Finding, "governor",
      "The frequency governor changes processors' speed with the load, also within a pass.",
      cat(cpu, "cpu0/cpufreq/scaling_governor: ", now),
      cat("echo performance | sudo tee ", cpu, "cpu*/cpufreq/scaling_governor")};
}

Found boost(const Surroundings& seen) {
  if (!seen.boost.value_or(false)) return {};
  const bool inverted = seen.boost_file.ends_with("no_turbo");
  return Finding{
      Kind::Finding, "turbo",
      "Processors run faster than their nominal frequency while few are busy and they are "
      "cool: speed depends on temperature and on the number of copies.",
      cat(seen.boost_file, ": ", inverted ? "0" : "1"),
      cat("echo ", inverted ? "1" : "0", " | sudo tee ", seen.boost_file)};
}

Found smt(const Surroundings& seen) {
  if (seen.machine.smt != "on") return {};
  return Finding{
      Kind::Note, "SMT",
      "Two or more processors share a core: a copy is slower while its neighbour is busy.",
      cat(cpu, "smt/control: on"), cat("echo off | sudo tee ", cpu, "smt/control")};
}

std::string names_of(const std::vector<sys::BusyProcess>& processes) {
  std::vector<std::string> parts;
  for (const auto& one : processes) {
    parts.push_back(cat(one.pid, ' ', one.name, ' ', fixed(one.processors, 2)));
  }
  return join(parts, ", ");
}

std::string ids_of(const std::vector<sys::BusyProcess>& processes) {
  std::string ids;
  for (const auto& one : processes) ids += cat(' ', one.pid);
  return ids;
}

Found busy(const Surroundings& seen) {
  if (seen.busy.value_or(0) <= busy_processors) return {};
  const auto ids = ids_of(seen.busiest);
  auto evidence = cat("/proc/stat: ", fixed(*seen.busy, 2), " processors in use for a second");
  if (!ids.empty()) evidence += cat("; busiest: ", names_of(seen.busiest));
  return Finding{Kind::Finding, "busy processes", "Other processes use processors.", evidence,
                 ids.empty() ? "" : cat("kill -STOP", ids, "  # afterwards: kill -CONT", ids)};
}

// While nothing is busy now, what was may come again.
Found load(const Surroundings& seen) {
  if (seen.machine.load_1 <= busy_load || seen.busy.value_or(0) > busy_processors) return {};
  return Finding{
      Kind::Note, "load",
      "The machine was busy until just now; what was may come again. Wait until it stays "
      "quiet.",
      cat("/proc/loadavg: ", fixed(seen.machine.load_1, 2)), ""};
}

Found steal(const Surroundings& seen) {
  const double since_boot = seen.steal_of_boot.value_or(0);
  if (since_boot <= much_steal && seen.steal.value_or(0) <= busy_processors) return {};
  return Finding{
      Kind::Finding, "steal",
      "The hypervisor gives processors of this guest to others. Results include that; only "
      "the host can change it: fewer guests, or dedicated processors.",
      cat("/proc/stat, steal: ", percent(since_boot), " since the boot, ",
          fixed(seen.steal.value_or(0), 2), " processors during a second"),
      ""};
}

Found quota(const Surroundings& seen) {
  if (!seen.machine.quota) return {};
  const auto& file = seen.quota_file;
  return Finding{
      Kind::Finding, "quota",
      "A control group stops all copies once they have used their share of a period.",
      cat(fixed(*seen.machine.quota, 2), " processors", file.empty() ? "" : cat(" by ", file)),
      file.empty() ? ""
                   : cat("echo ", file.ends_with("cpu.max") ? "max" : "-1", " | sudo tee ", file)};
}

Found swap(const Surroundings& seen) {
  if (seen.swap_used_kib < 1024) return {};
  return Finding{Kind::Finding, "swap", "Memory was swapped out: reading it back disturbs passes.",
                 cat("/proc/meminfo, SwapTotal - SwapFree: ", mib(seen.swap_used_kib)),
                 "sudo swapoff -a && sudo swapon -a"};
}

Found memory(const Surroundings& seen) {
  if (seen.available_kib.value_or(little_memory_kib) >= little_memory_kib) return {};
  return Finding{
      Kind::Finding, "memory",
      "Little memory is free: file tests may wait for disks, copies may be killed. End the "
      "processes that hold most of it; the command shows them.",
      cat("/proc/meminfo, MemAvailable: ", mib(*seen.available_kib)),
      "ps -eo pid,rss,comm --sort=-rss | head"};
}

Found clock_source(const Surroundings& seen) {
  const auto& now = seen.machine.clock_source;
  static constexpr auto good = std::to_array<std::string_view>(
      {"tsc", "unknown", "arch_sys_counter", "riscv_clocksource", "stp", "tod"});
  if (now.empty() || std::ranges::count(good, now) > 0) return {};
  const auto available = words(seen.clock_sources);
  const bool better = std::ranges::count(available, "tsc") > 0;
  const bool slow = now == "hpet" || now == "acpi_pm" || now == "jiffies" || now == "pit";
  return Finding{better || slow ? Kind::Finding : Kind::Note, "clock source",
                 slow ? "Every look at the clock is a slow access to a device; copies look often."
                      : "The clock is not the processor's own counter: looks at it cost more.",
                 cat(clock_folder, "current_clocksource: ", now, " (available: ",
                     seen.clock_sources.empty() ? "unknown" : seen.clock_sources, ")"),
                 better ? cat("echo tsc | sudo tee ", clock_folder, "current_clocksource") : ""};
}

Found timers(const Surroundings& seen) {
  if (seen.timers.empty()) return {};
  const auto names = join(seen.timers, " ");
  return Finding{Kind::Finding, "timers",
                 "Jobs of systemd may begin during a pass: updates, indexes, trimming of disks.",
                 cat("timers.target.wants: ", names),
                 cat("sudo systemctl stop ", names, "  # afterwards: start")};
}

Found cron(const Surroundings& seen) {
  if (!seen.cron) return {};
  return Finding{Kind::Finding, "cron", "Jobs of cron may begin during a pass.",
                 "a process of this name runs", "sudo service cron stop  # or crond"};
}

Found heat(const Surroundings& seen) {
  if (seen.below_throttling.value_or(near_throttling) >= near_throttling) return {};
  return Finding{Kind::Finding, "temperature",
                 "The machine is about to slow its processors down to cool. Let it cool first.",
                 cat("/sys/class/thermal: ", fixed(*seen.below_throttling, 1),
                     " degrees below the passive trip point"),
                 ""};
}

Found throttled(const Surroundings& seen) {
  if (seen.thermal_events == 0) return {};
  return Finding{
      Kind::Note, "thermal events",
      "Processors were slowed down to cool since the boot; under load it may come again.",
      cat(cpu, "cpu*/thermal_throttle/core_throttle_count: ", seen.thermal_events), ""};
}

Found battery(const Surroundings& seen) {
  if (seen.battery.empty()) return {};
  return Finding{Kind::Finding, "battery",
                 "The machine runs on its battery and saves energy. Connect the mains.",
                 cat("/sys/class/power_supply/", seen.battery, "/status: Discharging"), ""};
}

Found huge_pages(const Surroundings& seen) {
  if (seen.huge_pages != "always") return {};
  constexpr std::string_view file = "/sys/kernel/mm/transparent_hugepage/enabled";
  return Finding{Kind::Note, "huge pages",
                 "Whether memory gets huge pages depends on what is free: runs may differ.",
                 cat(file, ": always"), cat("echo madvise | sudo tee ", file)};
}

bool over_network(std::string_view type) {
  static constexpr auto types = std::to_array<std::string_view>(
      {"nfs", "nfs4", "cifs", "smb3", "9p", "virtiofs", "ceph", "glusterfs", "lustre", "afs"});
  return std::ranges::count(types, type) > 0 || type.starts_with("fuse");
}

Found scratch(const Surroundings& seen) {
  const auto& place = seen.scratch;
  std::string text;
  if (place.type == "tmpfs" || place.type == "ramfs") text = "File tests would measure memory.";
  if (place.type == "overlay") text = "File tests would measure a container's layers.";
  if (over_network(place.type)) text = "File tests would measure another machine or process.";
  if (text.empty()) return {};
  const auto folder = place.other.empty() ? "A_FOLDER_ON_A_DISK" : place.other;
  return Finding{Kind::Finding, "scratch folder", text,
                 cat("/proc/self/mountinfo: ", place.folder.string(), " is on ", place.type),
                 cat("export UB_TMPDIR=", folder)};
}

Found space(const Surroundings& seen) {
  const auto& place = seen.scratch;
  if (place.free_kib.value_or(little_space_kib) >= little_space_kib) return {};
  return Finding{Kind::Finding, "free space",
                 "Little space is left for scratch files and reports: tests may fail. Empty it, or "
                 "take another folder.",
                 cat(place.folder.string(), ": ", mib(*place.free_kib), " free"),
                 "export UB_TMPDIR=A_FOLDER_WITH_SPACE"};
}

Found dirty(const Surroundings& seen) {
  if (seen.dirty_kib <= much_dirty_kib) return {};
  return Finding{Kind::Finding, "dirty pages",
                 "Much is yet to be written to disks, also during passes.",
                 cat("/proc/meminfo, Dirty + Writeback: ", mib(seen.dirty_kib)), "sync"};
}

Found layers(const Surroundings& seen) {
  if (seen.machine.layers.empty()) return {};
  return Finding{Kind::Note, "virtualisation",
                 "There is something between this system and the hardware that may take time.",
                 sys::virtualization_words(seen.machine), ""};
}

Found file_size(const Surroundings& seen) {
  const auto& limit = seen.limits.file_bytes;
  if (!limit || *limit >= small_file) return {};
  return Finding{Kind::Finding, "file size", "File tests may meet the limit on the size of files.",
                 cat("/proc/self/limits, Max file size: ", *limit, " bytes"),
                 "ulimit -f unlimited"};
}

Found mitigations(const Surroundings& seen) {
  const auto on = std::ranges::count_if(seen.machine.mitigations, [](const std::string& state) {
    return state.find("Mitigation") != std::string::npos;
  });
  if (on == 0) return {};
  return Finding{
      Kind::Note, "mitigations",
      "The kernel guards against flaws of the processor, which makes system calls dearer: "
      "compare only with machines that do the same.",
      cat(cpu, "vulnerabilities: ", on, " of ", seen.machine.mitigations.size(), " mitigated"), ""};
}

Found numa(const Surroundings& seen) {
  if (seen.numa_nodes < 2) return {};
  return Finding{Kind::Note, "NUMA",
                 "Memory is nearer to some processors than to others: where a copy lands matters.",
                 cat("/sys/devices/system/node: ", seen.numa_nodes, " nodes"),
                 "unixmark --pin spread"};
}

constexpr auto looks = std::to_array<Found (*)(const Surroundings&)>(
    {busy, steal,  quota,     governor, boost,      clock_source, heat, battery,
     swap, memory, dirty,     scratch,  space,      timers,       cron, file_size,
     load, smt,    throttled, layers,   huge_pages, mitigations,  numa});

void add_limit(std::vector<Finding>& found, std::string_view subject, std::string_view name,
               std::optional<std::int64_t> limit, int needed, std::string_view option) {
  if (!limit || *limit >= needed) return;
  found.push_back({Kind::Finding, std::string(subject),
                   cat("The usual run needs ", needed, " of them at once: its widest tests fail."),
                   cat("/proc/self/limits, ", name, ": ", *limit),
                   cat("ulimit ", option, ' ', needed)});
}

}  // namespace

std::vector<Finding> findings(const Surroundings& seen, const measure::Needs& needs) {
  std::vector<Finding> found;
  for (const auto look : looks) {
    if (auto one = look(seen)) found.push_back(std::move(*one));
  }
  add_limit(found, "limit on processes", "Max processes", seen.limits.processes, needs.processes,
            "-u");
  add_limit(found, "limit on descriptors", "Max open files", seen.limits.descriptors,
            needs.descriptors, "-n");
  std::ranges::stable_sort(found, {}, &Finding::kind);
  return found;
}

bool any_finding(const std::vector<Finding>& found) {
  return std::ranges::count(found, Kind::Finding, &Finding::kind) > 0;
}

}  // namespace unixmark::analysis
