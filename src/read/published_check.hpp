// What a printed report lacks, and whether its numbers agree.
#pragma once

#include "read/published_draft.hpp"

namespace unixmark::read {

// Completes and checks what was read: rows for tests that stand in a table alone, scores anew from
// their rows, and what is missing or contradicts itself.
void check(Draft& draft);

}  // namespace unixmark::read
