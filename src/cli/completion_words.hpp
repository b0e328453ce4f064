// What the words of a command line can be, for all shells alike.
#pragma once

#include "cli/option.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

// How the value of an option is completed. Tables are the names of baselines that the program knows
// of when it is asked, and files.
enum class Completed { Words, Tables, Files, Not };

[[nodiscard]] Completed completed(const Option& option);

// What `option`'s value can be where that is Words: its own, or every test and group.
[[nodiscard]] std::vector<std::string> words_of(const Option& option);

// What a word is, where it is a test or a group; else nothing.
[[nodiscard]] std::string meaning_of(std::string_view word);

// `text` between single quotes, for a shell that ends them by `quote`: "'\\''" for most.
[[nodiscard]] std::string in_single_quotes(std::string_view text, std::string_view quote);

}  // namespace unixmark::cli
