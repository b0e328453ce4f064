// The table of commands. Help, dispatch and 'did you mean' are loops over it.
#pragma once

#include "cli/env.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

using Arguments = std::vector<std::string>;

struct Command {
  std::string_view name;
  std::string_view usage;     // what follows the name
  std::string_view sentence;  // what it does
  int (*run)(const Arguments& arguments, const Env& env);
};

// All commands; the first is the one that runs when none is named.
[[nodiscard]] std::span<const Command> commands();

// "unixmark", the command and what was typed behind it.
[[nodiscard]] std::vector<std::string> as_typed(std::string_view command,
                                                const Arguments& arguments);

int run(const Arguments& arguments, const Env& env);
int resume(const Arguments& arguments, const Env& env);
int scale(const Arguments& arguments, const Env& env);
int show(const Arguments& arguments, const Env& env);
int compare(const Arguments& arguments, const Env& env);
int doctor(const Arguments& arguments, const Env& env);
int calibrate(const Arguments& arguments, const Env& env);
int baseline(const Arguments& arguments, const Env& env);
int list(const Arguments& arguments, const Env& env);
int help(const Arguments& arguments, const Env& env);

}  // namespace unixmark::cli
