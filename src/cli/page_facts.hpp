// What the help page and the manual pages say beside commands and options.
#pragma once

#include <span>
#include <string_view>

namespace unixmark::cli {

struct Fact {
  std::string_view name;
  std::string_view text;
  std::string_view commands{};  // those that it is about, words; empty: all
};

// What the program ends with, the variables that it reads, the files that it leaves.
[[nodiscard]] std::span<const Fact> status_facts();
[[nodiscard]] std::span<const Fact> variable_facts();
[[nodiscard]] std::span<const Fact> file_facts();

[[nodiscard]] bool is_about(const Fact& fact, std::string_view command);

}  // namespace unixmark::cli
