#include "sys/clock.hpp"

#include <ctime>

namespace unixmark::sys {

namespace {

Nanos read_clock(clockid_t clock) {
  timespec now{};
  ::clock_gettime(clock, &now);
  return std::chrono::seconds(now.tv_sec) + Nanos(now.tv_nsec);
}

}  // namespace

Nanos monotonic_now() {
  return read_clock(CLOCK_MONOTONIC);
}

// We may lose the processor between two of the clocks; of a few tries the fastest tells best.
Clocks read_clocks() {
  constexpr int tries = 5;
  Clocks best;
  Nanos least = Nanos::max();
  for (int i = 0; i < tries; ++i) {
    const Clocks now{read_clock(CLOCK_MONOTONIC), read_clock(CLOCK_MONOTONIC_RAW),
                     read_clock(CLOCK_BOOTTIME)};
    const Nanos took = read_clock(CLOCK_MONOTONIC) - now.monotonic;
    if (took >= least) continue;
    least = took;
    best = now;
  }
  return best;
}

std::optional<Nanos> cpu_time_of(pid_t pid) {
  clockid_t clock{};
  timespec used{};
  if (pid <= 0) return {};  // 0 would be ourselves
  if (::clock_getcpuclockid(pid, &clock) != 0 || ::clock_gettime(clock, &used) != 0) return {};
  return std::chrono::seconds(used.tv_sec) + Nanos(used.tv_nsec);
}

Nanos process_cpu_time() {
  return read_clock(CLOCK_PROCESS_CPUTIME_ID);
}

WallTime wall_time_now() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&now, &local);
  return {now, static_cast<std::int32_t>(local.tm_gmtoff)};
}

}  // namespace unixmark::sys
