#include "analysis/doctor.hpp"

#include "analysis/doctor_looks.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace unixmark::analysis {

namespace {

using Kind = Finding::Kind;

// What weighs most comes first.
constexpr auto looks = std::to_array<doctor::Found (*)(const sys::Surroundings&)>(
    {doctor::busy,         doctor::steal,       doctor::quota,   doctor::governor,  doctor::boost,
     doctor::clock_source, doctor::heat,        doctor::battery, doctor::swap,      doctor::memory,
     doctor::dirty,        doctor::scratch,     doctor::space,   doctor::timers,    doctor::cron,
     doctor::file_size,    doctor::load,        doctor::smt,     doctor::throttled, doctor::layers,
     doctor::huge_pages,   doctor::mitigations, doctor::numa});

void add_limit(std::vector<Finding>& found, std::string_view subject, std::string_view name,
               std::optional<std::int64_t> limit, int needed, std::string_view option) {
  if (!limit || *limit >= needed) return;
  found.push_back({Kind::Finding, std::string(subject),
                   cat("The usual run needs ", needed, " of them at once: its widest tests fail."),
                   cat("/proc/self/limits, ", name, ": ", *limit),
                   cat("ulimit ", option, ' ', needed)});
}

}  // namespace

std::vector<Finding> findings(const sys::Surroundings& seen, const measure::Needs& needs) {
  std::vector<Finding> found;
  for (const auto look : looks) {
    if (auto one = look(seen)) found.push_back(std::move(*one));
  }
  add_limit(found, "limit on processes", "Max processes", seen.limits.processes, needs.processes,
            "-u");
  add_limit(found, "limit on descriptors", "Max open files", seen.limits.descriptors,
            needs.descriptors, "-n");
  std::ranges::stable_sort(found, {}, &Finding::kind);
  return found;
}

bool any_finding(const std::vector<Finding>& found) {
  return std::ranges::count(found, Kind::Finding, &Finding::kind) > 0;
}

}  // namespace unixmark::analysis
