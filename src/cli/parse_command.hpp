// The words behind a command into what its options name.
#pragma once

#include "cli/command.hpp"

#include <string_view>

namespace CLI {
class App;
}

namespace unixmark::cli {

// False where they ask for help, which has been printed then. Throws Error, with `usage`, for what
// `app` does not take.
[[nodiscard]] bool parse_command(CLI::App& app, const Arguments& arguments, std::string_view usage,
                                 const Env& env);

}  // namespace unixmark::cli
