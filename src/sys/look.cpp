#include "sys/look.hpp"

#include "base/text.hpp"
#include "sys/control_groups.hpp"
#include "sys/machine_parts.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include <unistd.h>

namespace unixmark::sys {

namespace {

// Behind the lines of the processors there is one number for each interrupt that can be.
constexpr std::size_t stat_limit = std::size_t{1} << 22;

template <class T>
void add(std::optional<T>& sum, const std::optional<T>& more) {
  if (more) sum = sum.value_or(T(0)) + *more;
}

std::optional<std::int64_t> count_in(std::string_view text) {
  const auto number = to_integer(trim(text));
  if (!number || *number < 0) return {};
  return *number;
}

// The number behind `name` in lines of "NAME NUMBER" or "NAME: NUMBER kB".
std::optional<std::int64_t> count_named(std::string_view text, std::string_view name) {
  for (const std::string_view line : split(text, '\n')) {
    const auto fields = words(line);
    if (fields.size() >= 2 && fields[0] == name) return count_in(fields[1]);
  }
  return {};
}

std::optional<Nanos> ticks(const std::vector<std::string_view>& fields, std::size_t at) {
  if (at >= fields.size()) return {};
  const auto count = count_in(fields[at]);
  if (!count) return {};
  return Nanos(std::chrono::seconds(*count)) / ::sysconf(_SC_CLK_TCK);
}

// "cpu3 user nice system idle iowait irq softirq steal ...", or nothing for other lines.
std::optional<int> processor_of(const std::vector<std::string_view>& fields) {
  if (fields.size() < 5 || !fields[0].starts_with("cpu")) return {};
  const auto id = to_integer(fields[0].substr(3));
  if (!id || *id < 0 || *id > 65535) return {};
  return static_cast<int>(*id);
}

// user, nice, system, irq, softirq; time of guests is within user's.
std::optional<Nanos> busy_of(const std::vector<std::string_view>& fields) {
  std::optional<Nanos> busy;
  for (const std::size_t at : {1, 2, 3, 6, 7}) add(busy, ticks(fields, at));
  return busy;
}

std::optional<Nanos> throttled_time(std::string_view stat) {
  if (const auto us = count_named(stat, "throttled_usec")) return std::chrono::microseconds(*us);
  if (const auto ns = count_named(stat, "throttled_time")) return Nanos(*ns);
  return {};
}

std::optional<std::int64_t> thermal_events(const Root& root, const std::vector<int>& processors) {
  std::optional<std::int64_t> events;
  for (const int id : processors) {
    const auto folder = cat(cpu_folder, "cpu", id, "/thermal_throttle/");
    add(events, count_in(root.line(folder + "core_throttle_count")));
    add(events, count_in(root.line(folder + "package_throttle_count")));
  }
  return events;
}

}  // namespace

Looker::Looker(const std::filesystem::path& root)
    : Looker(
          root,
          !hypervisor_layers(Root(root), root == "/" ? read_cpuid() : CpuidHypervisor{}).empty()) {}

Looker::Looker(const std::filesystem::path& root, bool guest)
    : root_(root),
      allowed_(allowed_ids(root_, processors(root_))),
      guest_(guest),
      groups_(own_groups(root_, GroupVersion::Second)) {
  if (!groups_.empty()) own_group_ = groups_.front();
  for (auto& folder : own_groups(root_, GroupVersion::First)) groups_.push_back(std::move(folder));
}

Look Looker::look() const {
  Look look;
  look_at_processors(look);
  look_at_groups(look);
  look.machine = read_pressure(root_, "proc/pressure/", "");
  look.thermal_events = thermal_events(root_, allowed_);
  look.clock_source =
      root_.line_or_unknown("sys/devices/system/clocksource/clocksource0/current_clocksource");
  look.own_cpu = process_cpu_time();
  look.clocks = read_clocks();
  return look;
}

// Of the processors that are ours alone: what others do elsewhere takes nothing from us.
void Looker::look_at_processors(Look& look) const {
  const std::string stat = root_.read("proc/stat", stat_limit);
  for (const std::string_view line : split(stat, '\n')) {
    if (!line.starts_with("cpu")) break;
    const auto fields = words(line);
    const auto id = processor_of(fields);
    if (!id || !std::ranges::binary_search(allowed_, *id)) continue;
    add(look.busy, busy_of(fields));
    add(look.steal, ticks(fields, 8));
  }
  // Many hypervisors tell their guests nothing of what they take.
  if (guest_ && look.steal == Nanos(0)) look.steal.reset();
}

void Looker::look_at_groups(Look& look) const {
  for (const auto& folder : groups_) {
    const std::string stat = root_.read(folder + "/cpu.stat");
    add(look.throttled_periods, count_named(stat, "nr_throttled"));
    add(look.throttled, throttled_time(stat));
  }
  if (own_group_) look.group = read_pressure(root_, *own_group_ + "/", ".pressure");
}

UnwrittenMemory Looker::unwritten_memory() const {
  const std::string meminfo = root_.read("proc/meminfo");
  return {count_named(meminfo, "Dirty:"), count_named(meminfo, "Writeback:")};
}

std::optional<double> Looker::frequency_mhz() const {
  constexpr std::size_t most = 32;
  std::int64_t sum_khz = 0;
  int told = 0;
  for (std::size_t i = 0; i < std::min(most, allowed_.size()); ++i) {
    const auto khz =
        count_in(root_.line(cat(cpu_folder, "cpu", allowed_[i], "/cpufreq/scaling_cur_freq")));
    if (khz.value_or(0) == 0) continue;
    sum_khz += *khz;
    ++told;
  }
  if (told == 0) return {};
  return static_cast<double>(sum_khz) / told / 1000;
}

}  // namespace unixmark::sys
