// Scripts by which shells complete our words, made of the table of commands and their options.
#pragma once

#include "cli/command.hpp"

#include <span>
#include <string>

namespace unixmark::cli {

[[nodiscard]] std::string bash_completion(std::span<const Command> commands);
[[nodiscard]] std::string zsh_completion(std::span<const Command> commands);
[[nodiscard]] std::string fish_completion(std::span<const Command> commands);

}  // namespace unixmark::cli
