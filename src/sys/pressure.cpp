#include "sys/pressure.hpp"

#include "base/text.hpp"
#include "sys/growth.hpp"

#include <string_view>

namespace unixmark::sys {

namespace {

// "some avg10=0.00 avg60=0.00 avg300=0.00 total=12345": microseconds.
std::optional<Nanos> total_of(std::string_view text, std::string_view share) {
  for (const std::string_view line : split(text, '\n')) {
    const auto fields = words(line);
    constexpr std::string_view name = "total=";
    if (fields.size() < 2 || fields[0] != share || !fields.back().starts_with(name)) continue;
    const auto total = to_integer(fields.back().substr(name.size()));
    if (total && *total >= 0) return std::chrono::microseconds(*total);
  }
  return {};
}

}  // namespace

// Of cpu there is a `full` for the machine as well, which is always 0 and means nothing.
Pressure read_pressure(const Root& root, const std::string& prefix, const std::string& suffix) {
  const auto of = [&](std::string_view resource) {
    return root.read(cat(prefix, resource, suffix));
  };
  const std::string io = of("io");
  const std::string memory = of("memory");
  return {.cpu_some = total_of(of("cpu"), "some"),
          .io_some = total_of(io, "some"),
          .io_full = total_of(io, "full"),
          .memory_some = total_of(memory, "some"),
          .memory_full = total_of(memory, "full"),
          .irq_full = total_of(of("irq"), "full")};
}

Pressure growth(const Pressure& before, const Pressure& after) {
  return {.cpu_some = growth(before.cpu_some, after.cpu_some),
          .io_some = growth(before.io_some, after.io_some),
          .io_full = growth(before.io_full, after.io_full),
          .memory_some = growth(before.memory_some, after.memory_some),
          .memory_full = growth(before.memory_full, after.memory_full),
          .irq_full = growth(before.irq_full, after.irq_full)};
}

}  // namespace unixmark::sys
