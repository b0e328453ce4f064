// Manual pages in man(7): what the tables of commands, options and facts say, and prose about it.
#pragma once

#include "cli/command.hpp"
#include "cli/manual_prose.hpp"

#include <string>

namespace unixmark::cli {

// The page unixmark(1), which is that of the program and of the command that runs without a name;
// `prose` is about the latter. Throws Error where that has a note on an option that there is not.
[[nodiscard]] std::string program_page(const Prose& prose);

// The page unixmark-NAME(1) of `command`. Throws Error as above.
[[nodiscard]] std::string manual_page(const Command& command, const Prose& prose);

}  // namespace unixmark::cli
