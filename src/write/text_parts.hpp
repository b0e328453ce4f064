// The parts of the text report that stand in files of their own.
#pragma once

#include "report/published.hpp"
#include "report/report.hpp"
#include "write/writers.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::write {

// A remark of the block How sure, or, set in by `depth` blanks more, what it says of what stands
// above. What does not fit into a line goes on below, set in deeper than any remark.
[[nodiscard]] std::string how_sure_lines(std::string_view remark, std::size_t depth = 0);

// The same of a line of such a block that was read: blanks at its front are its depth.
[[nodiscard]] std::string told_lines(std::string_view remark);

// `head` and what there is to say of it, broken between clauses where a line would get too long.
// One clause alone begins beside its head, where those who look for a failure expect it.
[[nodiscard]] std::string clause_lines(std::string_view head,
                                       const std::vector<std::string>& clauses);

// What a sweep shows: how to take it, then a table for each test with its picture and its fit.
[[nodiscard]] std::string scaling_lines(const report::Scaling& scaling, Signs signs);

// What of a report on a sweep is printed.
[[nodiscard]] report::PublishedSweep printed_sweep(const report::Report& report);

// The sweep's part of the report, from its rule to the end of How sure. What was printed of it and
// read again gives the same bytes.
[[nodiscard]] std::string sweep_lines(const report::PublishedSweep& sweep, Signs signs);

}  // namespace unixmark::write
