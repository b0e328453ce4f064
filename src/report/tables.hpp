// The index tables of a section.
#pragma once

#include "report/report.hpp"

#include <vector>

namespace unixmark::report {

// One for each category that has rows with a score, in the order of the categories. A table is
// partial where a test of the baseline that belongs to its category has no score in the section.
// Where passes ran in `rounds`, the intervals of an index may be those over rounds.
[[nodiscard]] std::vector<IndexTable> index_tables(const std::vector<Row>& rows,
                                                   const score::Baseline& baseline,
                                                   bool rounds = false);

}  // namespace unixmark::report
