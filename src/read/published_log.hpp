// UnixBench's log: what every copy of every pass counted.
#pragma once

#include "read/published_draft.hpp"

#include <string_view>

namespace unixmark::read {

// Whether a text is a log, by the words in which copies tell their counts.
[[nodiscard]] bool is_log(std::string_view text);

// Reads it: a test begins at a line with its title, or with a command that runs its program; a pass
// at "Pass N"; a copy tells COUNT0 (its count), COUNT1 (the timebase), COUNT2 (the unit), TIME0 or
// elapsed (seconds), status and ERROR, in any order, each word with a colon or an equals sign
// behind it and whatever signs before it. Scores are made of the passes by the classic rule.
void read_log(Draft& draft, std::string_view text);

}  // namespace unixmark::read
