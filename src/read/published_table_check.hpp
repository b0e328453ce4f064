// Whether the numbers of a printed table of indexes agree.
#pragma once

#include "read/published_draft.hpp"

namespace unixmark::read {

// Says which rows are missing from a table of `section` and which contradict themselves, and
// computes its score anew where all are there.
void check_table(Draft& draft, const report::PublishedSection& section,
                 report::PublishedTable& table);

// A result is printed twice, above the table and in it, and both must agree.
void check_twice(Draft& draft, const report::PublishedRow& row,
                 const report::PublishedIndex& index);

}  // namespace unixmark::read
