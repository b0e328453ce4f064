// The table of commands. Help, dispatch and 'did you mean' are loops over it.
#pragma once

#include "cli/env.hpp"
#include "cli/option.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

using Arguments = std::vector<std::string>;

// A line as it is typed, for help and manual pages.
struct Example {
  std::string_view line;
  std::string_view text;  // what it does or gives
};

struct Command {
  std::string_view name;
  std::string_view usage;     // what follows the name
  std::string_view sentence;  // what it does
  int (*run)(const Arguments& arguments, const Env& env);
  std::vector<Option> (*options)();  // what it takes, for looking at alone
  std::span<const Example> examples{};
};

// All commands; the first is the one that runs when none is named.
[[nodiscard]] std::span<const Command> commands();

// The command called `name`, or null.
[[nodiscard]] const Command* find_command(std::string_view name);

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
int completion(const Arguments& arguments, const Env& env);
int list(const Arguments& arguments, const Env& env);
int help(const Arguments& arguments, const Env& env);

// What each takes, but for the help page that every command has. Nobody keeps what they take.
std::vector<Option> run_options();
std::vector<Option> resume_options();
std::vector<Option> scale_options();
std::vector<Option> show_options();
std::vector<Option> compare_options();
std::vector<Option> doctor_options();
std::vector<Option> calibrate_options();
std::vector<Option> baseline_options();
std::vector<Option> completion_options();
std::vector<Option> list_options();
std::vector<Option> help_options();

}  // namespace unixmark::cli
