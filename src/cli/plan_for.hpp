// From what was asked to what will be run here.
#pragma once

#include "cli/run_options.hpp"
#include "measure/plan.hpp"
#include "sys/machine.hpp"

namespace unixmark::cli {

// The plan for `options` on `machine`. Throws Error for an unknown test or profile and for
// processors that copies cannot be pinned to.
[[nodiscard]] measure::Plan plan_for(const RunOptions& options, const sys::Machine& machine);

}  // namespace unixmark::cli
