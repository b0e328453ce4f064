// Whether people are watching.
#pragma once

namespace unixmark::sys {

// Standard output goes to a terminal.
[[nodiscard]] bool output_is_terminal();

}  // namespace unixmark::sys
