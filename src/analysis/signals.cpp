#include "analysis/signals.hpp"

#include "analysis/gap.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>

namespace unixmark::analysis {

namespace {

using measure::Pass;
using Value = std::optional<double>;

// The kernel accounts its processors' time in ticks of 10 ms or the like, that of processes to the
// nanosecond. Less than two ticks a processor is no more than the difference of the two.
constexpr Seconds tick{0.01};

// Fewer preemptions a second than this cost nothing that could be measured.
constexpr double harmless_switches = 10;

bool always(const Pass&, const Setting&) {
  return true;
}

bool on_many_copies(const Pass& pass, const Setting& setting) {
  return pass.copies > 1 && pass.copies <= setting.processors;
}

// Everything that wants to run can: whoever waits, waits for somebody else.
bool with_room(const Pass&, const Setting& setting) {
  return setting.processes <= setting.processors && !setting.several_processes;
}

bool on_one_processor_each(const Pass& pass, const Setting& setting) {
  return pass.copies <= setting.processors;
}

bool when_cpu_bound(const Pass& pass, const Setting& setting) {
  return setting.cpu_bound && on_one_processor_each(pass, setting);
}

bool with_usual_switches(const Pass& pass, const Setting& setting) {
  return setting.usual_switches && with_room(pass, setting);
}

bool on_files(const Pass&, const Setting& setting) {
  return setting.uses_files;
}

double share(Nanos part, Nanos whole) {
  return whole > Nanos(0) ? Seconds(part) / Seconds(whole) : 0;
}

Value steal(const Pass& pass, const Setting& setting) {
  if (!pass.evidence || !pass.evidence->steal) return {};
  if (Seconds(*pass.evidence->steal) < 2 * tick) return 0;
  return share(*pass.evidence->steal, pass.evidence->span) / processors_in_use(setting);
}

Value largest(std::initializer_list<std::optional<Nanos>> times, Nanos span) {
  Value found;
  for (const auto& time : times) {
    // The kernel adds up pressure now and then, and not at our two looks.
    if (time) found = std::max(found.value_or(0), std::min(1.0, share(*time, span)));
  }
  return found;
}

// Our own group's where it has one: the machine's is also that of processes on other processors.
Value cpu_pressure(const Pass& pass, const Setting&) {
  if (!pass.evidence) return {};
  const auto& evidence = *pass.evidence;
  const auto& time = evidence.group.cpu_some ? evidence.group.cpu_some : evidence.machine.cpu_some;
  return largest({time}, evidence.span);
}

Value stall(const Pass& pass, const Setting&) {
  if (!pass.evidence) return {};
  const auto& machine = pass.evidence->machine;
  const auto& group = pass.evidence->group;
  return largest({machine.io_full, machine.memory_full, group.io_full, group.memory_full},
                 pass.evidence->span);
}

Value throttled(const Pass& pass, const Setting&) {
  if (!pass.evidence) return {};
  const auto& periods = pass.evidence->throttled_periods;
  if (periods) return static_cast<double>(*periods);
  if (!pass.evidence->throttled) return {};
  return *pass.evidence->throttled > Nanos(0) ? 1 : 0;
}

// What of nobody's time is a test's own doing: what it has in its best pass too, but no more than
// so much of its own time, since a machine may be busy all the time.
double own_part(const Pass& pass, const Setting& setting) {
  constexpr double most = 0.15;
  if (!setting.several_processes || !pass.evidence->own) return 0;
  const double bound = most * share(*pass.evidence->own, pass.evidence->span);
  return std::clamp(setting.least_foreign.value_or(bound), 0.0, bound);
}

Value foreign(const Pass& pass, const Setting& setting) {
  const auto found = foreign_share(pass);
  if (!found) return {};
  const double beyond = *found - own_part(pass, setting);
  const auto ticks = 2.0 * processors_in_use(setting) * tick;
  return beyond * Seconds(pass.evidence->span) < ticks ? 0 : beyond;
}

Value runner(const Pass& pass, const Setting&) {
  return share(pass.runner_cpu, pass.elapsed);
}

Value preemption(const Pass& pass, const Setting& setting) {
  const auto rate = switches_a_second(pass);
  if (!rate) return {};
  return *rate / std::max(*setting.usual_switches, harmless_switches);
}

// Against the pass that served its copies best: what none of them had is the test's own pauses.
Value lost_cpu(const Pass& pass, const Setting& setting) {
  const auto least = least_cpu_share(pass);
  return least ? Value(std::max(0.0, setting.best_cpu_share - *least)) : Value();
}

Value frequency_fall(const Pass& pass, const Setting& setting) {
  if (!pass.evidence || !pass.evidence->frequency_mhz || !setting.usual_mhz) return {};
  return 1 - *pass.evidence->frequency_mhz / *setting.usual_mhz;
}

Value thermal(const Pass& pass, const Setting&) {
  if (!pass.evidence || !pass.evidence->thermal_events) return {};
  return static_cast<double>(*pass.evidence->thermal_events);
}

Value gap(const Pass& pass, const Setting&) {
  Value longest;
  for (const auto& copy : pass.members) {
    const auto found = longest_gap(copy.running);
    if (found) longest = std::max(longest.value_or(0), found->count());
  }
  return longest;
}

Value skew(const Pass& pass, const Setting&) {
  if (!pass.skew || !pass.window) return {};
  return share(*pass.skew, *pass.window);
}

Value apart(const Pass& pass, const Setting&) {
  return pass.overlap ? Value(1 - *pass.overlap) : Value();
}

Value copies_variation(const Pass& pass, const Setting&) {
  double sum = 0;
  for (const auto& copy : pass.members) sum += copy.count;
  const auto n = static_cast<double>(pass.members.size());
  if (n < 2 || sum <= 0) return {};
  double squares = 0;
  for (const auto& copy : pass.members) squares += std::pow(copy.count - sum / n, 2);
  return std::sqrt(squares / (n - 1)) / (sum / n);
}

Value clock_drift(const Pass& pass, const Setting&) {
  if (!pass.evidence || !pass.evidence->clock_drift_ppm) return {};
  return std::abs(*pass.evidence->clock_drift_ppm);
}

Value suspended(const Pass& pass, const Setting&) {
  if (!pass.evidence || !pass.evidence->suspended) return {};
  return Seconds(*pass.evidence->suspended).count();
}

Value dirty(const Pass& pass, const Setting&) {
  if (!pass.evidence || !pass.evidence->dirty_kib) return {};
  return static_cast<double>(*pass.evidence->dirty_kib + pass.evidence->writeback_kib.value_or(0));
}

using T = report::Thresholds;

// Steal and throttling are what the host gives: they are the guest's performance. Preemption, lost
// processor time and gaps may have either reason, so they are not held for local.
// clang-format off
constexpr auto signal_table = std::to_array<Signal>({
    {"suspended", "suspend", true, &T::suspended_seconds, always, suspended,
     "the machine slept for {} s", 1, 1},
    {"throttled", "quota throttling", false, &T::throttled, always, throttled,
     "a quota stopped the copies ({} x)", 1, 0},
    {"steal", "steal", false, &T::steal, always, steal,
     "the hypervisor took {} % of the processors in use"},
    {"foreign", "other processes' time", true, &T::foreign, always, foreign,
     "other processes used {} % of a processor"},
    {"runner", "the runner's time", true, &T::runner, always, runner,
     "unixmark itself used {} % of a processor"},
    {"thermal", "thermal events", true, &T::thermal, always, thermal,
     "processors slowed down to cool ({} x)", 1, 0},
    {"frequency", "frequency", false, &T::frequency_fall, always, frequency_fall,
     "processors ran {} % slower than in the median pass"},
    {"gap", "gaps of copies", false, &T::gap_seconds, on_one_processor_each, gap,
     "a copy stood still for {} ms", 1000, 0},
    {"lost_cpu", "processor time of copies", false, &T::lost_cpu, when_cpu_bound, lost_cpu,
     "a copy was without a processor {} % of the time"},
    {"skew", "skew", true, &T::skew, on_many_copies, skew,
     "copies began {} % of their time apart"},
    {"apart", "overlap", true, &T::apart, on_many_copies, apart,
     "not all copies were running {} % of the time"},
    {"fairness", "fairness", false, &T::copies_variation, on_many_copies, copies_variation,
     "copies' counts varied by {} %"},
    {"preemption", "preemption", false, &T::preemption, with_usual_switches, preemption,
     "copies were preempted {} times as often as in the median pass", 1, 1},
    {"cpu_pressure", "CPU pressure", false, &T::cpu_pressure, with_room, cpu_pressure,
     "some task waited for a processor {} % of the time"},
    {"stall", "disk and memory pressure", false, &T::stall, always, stall,
     "all tasks waited for disks or memory {} % of the time"},
    {"clock_drift", "clock drift", false, &T::clock_drift_ppm, always, clock_drift,
     "the clock was corrected by {} parts per million", 1, 0},
    {"dirty", "dirty pages", true, &T::dirty_kib, on_files, dirty,
     "{} MiB were yet to be written to disks at the beginning", 1.0 / 1024, 0},
});
// clang-format on

}  // namespace

std::span<const Signal> signals() {
  return signal_table;
}

std::optional<double> switches_a_second(const Pass& pass) {
  double switches = 0;
  double seconds = 0;
  for (const auto& copy : pass.members) {
    switches += static_cast<double>(copy.involuntary_switches);
    seconds += copy.time.count();
  }
  return seconds > 0 ? Value(switches / seconds) : Value();
}

std::optional<double> foreign_share(const Pass& pass) {
  if (!pass.evidence || !pass.evidence->busy || !pass.evidence->own) return {};
  if (pass.evidence->span <= Nanos(0)) return {};
  return Seconds(*pass.evidence->busy - *pass.evidence->own) / Seconds(pass.evidence->span);
}

std::optional<double> least_cpu_share(const Pass& pass) {
  Value least;
  for (const auto& copy : pass.members) {
    if (copy.time <= Seconds(0)) continue;
    const double used = Seconds(copy.user + copy.system) / copy.time;
    least = std::min(least.value_or(used), used);
  }
  return least;
}

}  // namespace unixmark::analysis
