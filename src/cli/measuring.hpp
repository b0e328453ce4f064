// What the commands that measure have in common, once their options are known.
#pragma once

#include "cli/env.hpp"
#include "cli/run_options.hpp"

#include <string>
#include <vector>

namespace unixmark::cli {

// Plans, and shows the plan where no more is asked for; else announces it, measures and reports.
// `command` is what was typed. Returns the status to exit with.
int plan_and_measure(const RunOptions& options, std::vector<std::string> command, const Env& env);

}  // namespace unixmark::cli
