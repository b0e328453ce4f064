// What a text says of its own losses, where it was rendered from a printed report before.
#pragma once

#include "read/published_draft.hpp"
#include "read/published_lines.hpp"

namespace unixmark::read {

// Takes the lines below our tables that tell what was lost and what contradicts itself, and the one
// that says that only what was printed is known.
bool take_told(Draft& draft, const Line& line);

// Puts what was told before what was found, which then only holds what is new: damage that was told
// of stays in the figures, and is found again wherever they are read.
void settle_told(Draft& draft);

}  // namespace unixmark::read
