// A session made up for the goldens: every index test with one and with two copies.
#pragma once

#include "read/journal.hpp"

#include <string>

namespace unixmark::write {

// Twelve tests, three passes each, one of which fails in the second section. Nothing in it is
// measured, so it never changes.
[[nodiscard]] read::Record sample();

// A quick session of one test on a machine whose names try to break out of every format.
[[nodiscard]] read::Record hostile_sample();

// `record` as a journal.
[[nodiscard]] std::string journal_of(const read::Record& record);

}  // namespace unixmark::write
