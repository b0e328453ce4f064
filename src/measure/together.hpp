// How well the copies of a pass ran together.
#pragma once

#include "measure/course.hpp"
#include "measure/pass.hpp"

#include <optional>
#include <vector>

namespace unixmark::measure {

// Fills in skew, window, overlap, fairness and window_count of `pass` from its sound members, and
// its complaint where there was no moment at which all were running. `courses` has one entry a
// member; nothing where no running count was kept.
void sum_up(Pass& pass, const std::vector<std::optional<Course>>& courses);

}  // namespace unixmark::measure
