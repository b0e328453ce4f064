// What the passes of a test tell together, in words.
#pragma once

#include "report/report.hpp"

#include <string>
#include <vector>

namespace unixmark::report {

// From the robust rate and the classic interval of `row`: that passes are correlated, and by how
// much that widens intervals; a trend over the run; a first pass that stands apart; and, where
// `others_by_rate`, that the classic rule dropped others than the slowest.
[[nodiscard]] std::vector<std::string> findings_on(const Row& row, bool others_by_rate);

}  // namespace unixmark::report
