#include "measure/schedule.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>

namespace unixmark::measure {

namespace {

// Six passes are the fewest that give an interval of the median; 30 bring a noisy test to about
// +-1.4 %, and more would take longer than they are worth.
constexpr auto table = std::to_array<Schedule>({
    {.name = "classic",
     .long_tests = {.seconds = 0, .passes = 10, .scored = 10, .enough = 3},
     .short_tests = {.seconds = 0, .passes = 3, .scored = 3, .enough = 3},
     .rests = true,
     .precision = 0,
     .summary = "10 and 3 passes of 10 to 60 s, with pauses"},
    {.name = "quick",
     .long_tests = {.seconds = 2, .passes = 6, .scored = 6, .enough = 6},
     .short_tests = {.seconds = 2, .passes = 6, .scored = 6, .enough = 6},
     .rests = false,
     .precision = 0,
     .summary = "six passes of 2 s, no pauses"},
    {.name = "precise",
     .long_tests = {.seconds = 3, .passes = 30, .scored = 10, .enough = 6},
     .short_tests = {.seconds = 5, .passes = 30, .scored = 3, .enough = 6},
     .rests = false,
     .precision = 0.01,
     .summary = "rounds over all tests until each is known to --precision"},
});

}  // namespace

std::span<const Schedule> schedules() {
  return table;
}

const Schedule& find_schedule(std::string_view name) {
  const auto* found = std::ranges::find(table, name, &Schedule::name);
  if (found != table.end()) return *found;
  std::vector<std::string> known;
  for (const auto& schedule : table) known.emplace_back(schedule.name);
  const auto all = cat("There are ", join(known, ", "), ".");
  throw Error(cat("There is no schedule '", name, "'. ", did_you_mean(name, known, all)));
}

const Dose& dose_for(const Schedule& schedule, catalog::Passes passes) {
  return passes == catalog::Passes::Long ? schedule.long_tests : schedule.short_tests;
}

}  // namespace unixmark::measure
