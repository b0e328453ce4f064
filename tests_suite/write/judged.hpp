// A session made up for a golden of what disturbed it.
#pragma once

#include "read/journal.hpp"

namespace unixmark::write {

// One test of ten passes with evidence: most are quiet, one of the others is made again.
[[nodiscard]] read::Record judged_sample();

}  // namespace unixmark::write
