// How two sessions' machines and builds differ.
#pragma once

#include "report/report.hpp"

#include <string>
#include <vector>

namespace unixmark::report {

// What is not the same for both, a line each: "kernel: 6.1.0-9 before, 6.1.0-10 now". Looks at what
// changes what numbers mean, from the boot to the plan; empty: nothing.
[[nodiscard]] std::vector<std::string> differences(const Header& before, const Header& now);

}  // namespace unixmark::report
