// The page that --help prints.
#pragma once

#include <span>
#include <string>

namespace unixmark::cli {

// An option as the page shows it.
struct OptionHelp {
  std::string group;
  std::string names;  // with what follows: "--seconds S"
  std::string text;
};

// The page: commands, options by group, tests, exit status, environment, files, examples.
[[nodiscard]] std::string help_page(std::span<const OptionHelp> options);

}  // namespace unixmark::cli
