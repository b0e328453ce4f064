// What a reader should know before trusting a row.
#pragma once

#include "report/report.hpp"

#include <string>
#include <vector>

namespace unixmark::report {

// What the plan notes, late or unequal copies, programs that do not begin together or that report
// the same count in every one of three or more passes without showing how they came to it, tests
// that are parallel by themselves, where the two processes of a pair ran, and what kernels wrote
// besides their result. Of passes that count, but for the last. None ends in three numbers or holds
// the word `Score`, which programs that cut reports look for.
[[nodiscard]] std::vector<std::string> remarks_on(const Row& row, int copies);

// On which kinds of cores the copies were when they began and ended, where `processors` are of
// several; empty elsewhere.
[[nodiscard]] std::string remark_on_cores(const Row& row,
                                          const std::vector<sys::Processor>& processors);

}  // namespace unixmark::report
