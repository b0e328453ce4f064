// The pages that --help prints.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace unixmark::cli {

// An option as the page shows it.
struct OptionHelp {
  std::string group;
  std::string names;  // with what follows: "--seconds S"
  std::string text;
};

// What the value of `option` is called: "FILE".
[[nodiscard]] std::string value_name(const CLI::Option& option);

// What `app` takes: names first, then its options by group.
[[nodiscard]] std::vector<OptionHelp> options_of(const CLI::App& app);

// The page of one command: what it does, `usage`, what it takes.
[[nodiscard]] std::string command_page(const CLI::App& app, std::string_view usage);

// The page of all: commands, options by group, tests, exit status, environment, files, examples.
[[nodiscard]] std::string help_page(std::span<const OptionHelp> options);

}  // namespace unixmark::cli
