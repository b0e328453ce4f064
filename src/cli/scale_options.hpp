// What was asked of `scale`.
#pragma once

#include "cli/run_options.hpp"

#include <optional>

namespace unixmark::cli {

// The options in `arguments`, as those of a session that is a sweep; nothing where they asked for
// help, which has been printed then. Throws Error for an option that does not exist and for a value
// that cannot be.
[[nodiscard]] std::optional<RunOptions> parse_scale(const Arguments& arguments, const Env& env);

}  // namespace unixmark::cli
