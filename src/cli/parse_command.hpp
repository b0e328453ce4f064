// The words behind a command into what its options keep.
#pragma once

#include "cli/command.hpp"
#include "cli/option.hpp"

#include <string_view>
#include <vector>

namespace unixmark::cli {

// What a command is, and what it takes.
struct Syntax {
  std::string_view name;     // of the command: its examples end its help page
  std::string_view summary;  // what it does, for its help page
  std::string_view usage;    // "The use is: ...": also ends every complaint
  std::vector<Option> options;
};

enum class Asked { Work, Help };

// Gives every value in `arguments` to its option. Throws Error for what is none of `options`, with
// the nearest one, for a value that is missing, one too many or refused by its option's check;
// `advice` is a sentence that says where to go on.
[[nodiscard]] Asked parse(const std::vector<Option>& options, const Arguments& arguments,
                          std::string_view advice);

// The same for a command with a help page of its own: false where that was asked for, which has
// been printed then.
[[nodiscard]] bool parse_command(const Syntax& syntax, const Arguments& arguments, const Env& env);

}  // namespace unixmark::cli
