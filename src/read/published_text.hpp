// The plain text of a report, line by line.
#pragma once

#include "read/published_draft.hpp"
#include "read/published_lines.hpp"

#include <string_view>

namespace unixmark::read {

// Takes one line; an empty one ends what might have gone on.
void take_line(Draft& draft, const Line& line);

// Takes what is left when there are no more lines.
void take_end(Draft& draft);

void read_text(Draft& draft, std::string_view text);

}  // namespace unixmark::read
