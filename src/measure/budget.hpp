// A plan cut to fit the time that there is.
#pragma once

#include "measure/plan.hpp"

#include <functional>
#include <limits>

namespace unixmark::measure {

// What is taken away from a schedule.
struct Cut {
  bool rests = false;                            // the pauses go
  double length = 1;                             // passes last this part of their time
  int enough = std::numeric_limits<int>::max();  // no more passes than these are promised to a test
  bool turns = false;  // tests take turns, and not all planned passes will be made
};

// `duration` by the cut, but no shorter than half a second, nor longer than it was. In hundredths
// of a second.
[[nodiscard]] Seconds shortened(Seconds duration, const Cut& cut);

// The plan that `make` gives for the mildest cut with which it can be trusted to end within
// `budget`, with a note that says what was cut. Throws Error, with the least budget that would do,
// where there is none.
[[nodiscard]] Plan within_budget(Seconds budget, const std::function<Plan(const Cut&)>& make);

// How long a pass of `test` may take from its start until the next can begin, a little more than
// expected, so that a budget holds.
[[nodiscard]] Seconds cautious_duration(const PlannedTest& test, Rest rest);

}  // namespace unixmark::measure
