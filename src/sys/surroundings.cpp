#include "sys/surroundings.hpp"

#include "base/text.hpp"
#include "sys/machine_files.hpp"
#include "sys/surroundings_parts.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <system_error>
#include <thread>

namespace unixmark::sys {

namespace {

constexpr std::string_view boost_switch = "sys/devices/system/cpu/cpufreq/boost";
constexpr std::string_view no_turbo_switch = "sys/devices/system/cpu/intel_pstate/no_turbo";

void describe_frequency(const Root& root, Surroundings& seen) {
  const auto boost = root.line(boost_switch);
  const auto no_turbo = root.line(no_turbo_switch);
  if (!boost.empty()) {
    seen.boost = boost == "1";
    seen.boost_file = cat('/', boost_switch);
  } else if (!no_turbo.empty()) {
    seen.boost = no_turbo == "0";
    seen.boost_file = cat('/', no_turbo_switch);
  }
}

// "always [madvise] never": the one in brackets.
std::string chosen(std::string_view line) {
  const auto open = line.find('[');
  const auto close = line.find(']');
  if (open == line.npos || close == line.npos || close < open) return {};
  return std::string(line.substr(open + 1, close - open - 1));
}

int numa_nodes(const Root& root) {
  const auto names = root.names("sys/devices/system/node");
  const auto nodes = std::ranges::count_if(names, [](const std::string& name) {
    return name.starts_with("node") && to_integer(std::string_view(name).substr(4));
  });
  return std::max(1, static_cast<int>(nodes));
}

std::vector<std::string> timers(const Root& root) {
  std::vector<std::string> found;
  if (!root.exists("run/systemd/system")) return found;
  for (const auto* folder :
       {"etc/systemd/system/timers.target.wants", "usr/lib/systemd/system/timers.target.wants"}) {
    for (const auto& name : root.names(folder)) {
      if (name.ends_with(".timer")) found.push_back(clean_text(name, 64));
    }
  }
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

// The machine runs on a battery where one discharges and no mains adapter is connected.
std::string battery(const Root& root) {
  const std::string folder = "sys/class/power_supply/";
  std::string discharging;
  for (const auto& name : root.names(folder)) {
    const auto type = root.line(cat(folder, name, "/type"));
    if (type == "Mains" && root.line(cat(folder, name, "/online")) == "1") return {};
    if (type == "Battery" && root.line(cat(folder, name, "/status")) == "Discharging") {
      discharging = clean_text(name, 64);
    }
  }
  return discharging;
}

}  // namespace

std::optional<std::int64_t> number_in(const Root& root, std::string_view file) {
  const auto number = to_integer(root.line(file));
  return number ? std::optional<std::int64_t>(*number) : std::nullopt;
}

Surroundings look_around(const std::filesystem::path& scratch,
                         const std::filesystem::path& folder) {
  return look_around(scratch, folder, Seconds(1),
                     [] { std::this_thread::sleep_for(std::chrono::seconds(1)); });
}

Surroundings look_around(const std::filesystem::path& scratch, const std::filesystem::path& folder,
                         Seconds between, const std::function<void()>& wait) {
  const Root root(folder);
  Surroundings seen;
  // First, since looking at the rest is work too.
  describe_load(root, between, wait, seen);
  seen.machine = describe_machine(folder);
  describe_frequency(root, seen);
  seen.clock_sources =
      root.line("sys/devices/system/clocksource/clocksource0/available_clocksource");
  seen.huge_pages = chosen(root.line("sys/kernel/mm/transparent_hugepage/enabled"));
  seen.numa_nodes = numa_nodes(root);
  seen.timers = timers(root);
  seen.battery = battery(root);
  describe_heat(root, seen);
  describe_memory(root, seen);
  describe_own(root, scratch, seen);
  return seen;
}

}  // namespace unixmark::sys
