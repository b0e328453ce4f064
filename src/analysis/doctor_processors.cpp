// Doctor's looks at the processors: how fast they run, and what they look at for the time.
#include "analysis/doctor_looks.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace unixmark::analysis::doctor {

namespace {

using sys::Surroundings;
using Kind = Finding::Kind;

constexpr std::string_view cpu = "/sys/devices/system/cpu/";
constexpr double near_throttling = 10;  // degrees
constexpr std::string_view clock_folder = "/sys/devices/system/clocksource/clocksource0/";

}  // namespace

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

}  // namespace unixmark::analysis::doctor
