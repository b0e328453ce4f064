// The pages that --help prints.
#pragma once

#include "cli/option.hpp"
#include "cli/parse_command.hpp"

#include <string>
#include <vector>

namespace unixmark::cli {

// The page of one command: what it does, its usage, what it takes.
[[nodiscard]] std::string command_page(const Syntax& syntax);

// The page of all: commands, `options` by group, tests, exit status, environment, files, examples.
[[nodiscard]] std::string help_page(std::vector<Option> options);

}  // namespace unixmark::cli
