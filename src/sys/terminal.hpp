// Whether people are watching.
#pragma once

#include <optional>

namespace unixmark::sys {

// Standard output goes to a terminal.
[[nodiscard]] bool output_is_terminal();

// How many columns that terminal has; nothing where it does not say, or is none.
[[nodiscard]] std::optional<int> terminal_columns();

}  // namespace unixmark::sys
