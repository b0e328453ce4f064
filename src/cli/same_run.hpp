// Two files with one name may still be of two runs, and either may hold more.
#pragma once

#include "read/reading.hpp"

#include <set>
#include <string>

namespace unixmark::cli {

// What tells a run from others, in the words that reports print: when its sections began, and, of
// what was printed alone, its results.
struct Traces {
  std::set<std::string> begins{};
  std::set<std::string> results{};
};

[[nodiscard]] Traces traces_of(const read::Reading& reading);

// Whether both are of one run: a section of both began in the same second, or most results are the
// same in both; all of them where both tell when they began, and not the same.
[[nodiscard]] bool same_run(const read::Reading& one, const read::Reading& other);

// Whether `one` holds more than `other`: a session more than what was printed, more events, more
// results, more of the machine, more passes.
[[nodiscard]] bool holds_more(const read::Reading& one, const read::Reading& other);

// Whether no file can hold more of its run: it came to its end and nothing of it was lost.
[[nodiscard]] bool holds_all(const read::Reading& reading);

// Puts the passes that `log` tells of into the rows of the same run's `report` that have none.
// False: there are none such.
bool add_passes(report::Published& report, const report::Published& log);

}  // namespace unixmark::cli
