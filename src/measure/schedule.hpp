// The schedules by name: how many passes, how long, in which order.
#pragma once

#include "catalog/catalog.hpp"

#include <span>
#include <string_view>

namespace unixmark::measure {

// What a schedule does with one class of tests.
struct Dose {
  double seconds = 0;  // of a pass; 0: the test's own length
  int passes = 0;      // at most
  int scored = 0;      // the first so many are the classic ones, and are always made
  int enough = 0;      // so many make a row complete where a budget ends the session
};

struct Schedule {
  std::string_view name;
  Dose long_tests;
  Dose short_tests;
  bool rests = false;        // the classic pauses
  double precision = 0;      // a test may stop at this relative half-width; 0: it never does
  std::string_view summary;  // for --help
};

[[nodiscard]] std::span<const Schedule> schedules();

// Throws Error, with the names that there are, for one that is none of them.
[[nodiscard]] const Schedule& find_schedule(std::string_view name);

[[nodiscard]] const Dose& dose_for(const Schedule& schedule, catalog::Passes passes);

}  // namespace unixmark::measure
