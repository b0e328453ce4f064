// What --version prints.
#pragma once

#include "cli/env.hpp"

#include <string>

namespace unixmark::cli {

// The version alone on the first line, then the commit, and what the runner and the kernels of each
// profile were compiled with; of kernels in UB_BINDIR what those say.
[[nodiscard]] std::string version_page(const Env& env);

}  // namespace unixmark::cli
