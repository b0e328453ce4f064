// Doctor's looks at who else takes the processors' time: processes, jobs, groups, the hypervisor.
#include "analysis/doctor_looks.hpp"
#include "base/text.hpp"

#include <string>
#include <vector>

namespace unixmark::analysis::doctor {

namespace {

using sys::Surroundings;
using Kind = Finding::Kind;

constexpr double busy_processors = 0.05;
constexpr double busy_load = 0.5;
constexpr double much_steal = 0.005;

std::string whole_percent(double share) {
  return cat(fixed(share * 100, 1), " %");
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

}  // namespace

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
      cat("/proc/stat, steal: ", whole_percent(since_boot), " since the boot, ",
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

Found layers(const Surroundings& seen) {
  if (seen.machine.layers.empty()) return {};
  return Finding{Kind::Note, "virtualisation",
                 "There is something between this system and the hardware that may take time.",
                 sys::virtualization_words(seen.machine), ""};
}

}  // namespace unixmark::analysis::doctor
