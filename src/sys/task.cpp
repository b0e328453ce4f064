#include "sys/task.hpp"

#include "base/text.hpp"

#include <string_view>

namespace unixmark::sys {

namespace {

// "123 456 7": nanoseconds on a processor, nanoseconds of waiting for one, turns. Three zeros where
// the kernel keeps no such counts.
std::optional<Nanos> run_delay(std::string_view schedstat) {
  const auto fields = words(schedstat);
  if (fields.size() < 3 || fields[2] == "0") return {};
  const auto delay = to_integer(fields[1]);
  if (!delay || *delay < 0) return {};
  return Nanos(*delay);
}

// "se.nr_migrations  :  12", one of many such lines.
std::optional<std::int64_t> migrations(std::string_view sched) {
  for (const std::string_view line : split(sched, '\n')) {
    if (!line.starts_with("se.nr_migrations")) continue;
    const auto count = to_integer(words(line).back());
    if (count && *count >= 0) return *count;
  }
  return {};
}

}  // namespace

TaskTimes task_times(pid_t pid, const Root& root) {
  const auto folder = cat("proc/", pid);
  return {run_delay(root.line(folder + "/schedstat")), migrations(root.read(folder + "/sched"))};
}

}  // namespace unixmark::sys
