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
