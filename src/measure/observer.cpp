#include "measure/observer.hpp"

#include "sys/clock.hpp"
#include "sys/growth.hpp"

#include <chrono>
#include <cstddef>
#include <string_view>

namespace unixmark::measure {

namespace {

// Clocks are read one after another, so that they always seem a little apart.
constexpr Nanos least_suspend = std::chrono::milliseconds(1);

Nanos suspended(const sys::Clocks& before, const sys::Clocks& after) {
  const Nanos slept = (after.boot - before.boot) - (after.monotonic - before.monotonic);
  return slept < least_suspend ? Nanos(0) : slept;
}

std::optional<double> drift_ppm(const sys::Clocks& before, const sys::Clocks& after) {
  const Seconds raw = after.raw - before.raw;
  if (raw.count() <= 0) return {};
  const Seconds apart = (after.monotonic - before.monotonic) - (after.raw - before.raw);
  return apart / raw * 1e6;
}

std::optional<bool> changed(std::string_view before, std::string_view after) {
  if (before == "unknown" || after == "unknown") return {};
  return before != after;
}

Nanos cpu_time(std::span<const Copy> members) {
  Nanos sum{0};
  for (const auto& copy : members) sum += copy.user + copy.system;
  return sum;
}

template <class T>
void add_growth(std::optional<T>& sum, const std::optional<T>& before,
                const std::optional<T>& after) {
  const auto grown = sys::growth(before, after);
  if (!sum || !grown) return sum.reset();
  *sum += *grown;
}

}  // namespace

Evidence evidence_between(const sys::Look& before, const sys::Look& after) {
  Evidence evidence;
  evidence.span = after.clocks.monotonic - before.clocks.monotonic;
  // A first steal after none since the machine started is worth telling.
  if (after.steal)
    evidence.steal = sys::growth(std::optional(before.steal.value_or(Nanos(0))), after.steal);
  evidence.busy = sys::growth(before.busy, after.busy);
  evidence.machine = sys::growth(before.machine, after.machine);
  evidence.group = sys::growth(before.group, after.group);
  evidence.throttled_periods = sys::growth(before.throttled_periods, after.throttled_periods);
  evidence.throttled = sys::growth(before.throttled, after.throttled);
  evidence.thermal_events = sys::growth(before.thermal_events, after.thermal_events);
  evidence.clock_drift_ppm = drift_ppm(before.clocks, after.clocks);
  evidence.suspended = suspended(before.clocks, after.clocks);
  evidence.clock_source_changed = changed(before.clock_source, after.clock_source);
  return evidence;
}

sys::TaskTimes summed(std::span<const sys::TaskTimes> before,
                      std::span<const sys::TaskTimes> after) {
  sys::TaskTimes sum{Nanos(0), 0};
  for (std::size_t i = 0; i < after.size(); ++i) {
    const auto first = before.empty() ? sys::TaskTimes{Nanos(0), 0} : before[i];
    add_growth(sum.run_delay, first.run_delay, after[i].run_delay);
    add_growth(sum.migrations, first.migrations, after[i].migrations);
  }
  return sum;
}

Observer::Observer(const sys::Looker& looker) : looker_(looker) {
  look();
}

void Observer::look() {
  unwritten_ = looker_.unwritten_memory();
  before_ = looker_.look();
}

void Observer::copies_wait(std::span<const pid_t> copies) {
  tasks_before_.clear();
  copies_before_ = Nanos(0);
  for (const pid_t pid : copies) {
    tasks_before_.push_back(sys::task_times(pid));
    copies_before_ += sys::cpu_time_of(pid).value_or(Nanos(0));
  }
  look();
}

Evidence Observer::copies_ended(std::span<const Copy> members,
                                std::span<const sys::TaskTimes> tasks) const {
  const sys::Look after = looker_.look();
  Evidence evidence = evidence_between(before_, after);
  evidence.own = cpu_time(members) - copies_before_ + (after.own_cpu - before_.own_cpu);
  const auto task = summed(tasks_before_, tasks);
  evidence.run_delay = task.run_delay;
  evidence.migrations = task.migrations;
  evidence.frequency_mhz = looker_.frequency_mhz();
  evidence.dirty_kib = unwritten_.dirty_kib;
  evidence.writeback_kib = unwritten_.writeback_kib;
  return evidence;
}

}  // namespace unixmark::measure
