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

// `head` and what there is to say of it, broken between clauses where a line would get too long.
// One clause alone stays beside its head, where those who look for a failure expect it.
[[nodiscard]] std::string clause_lines(std::string_view head,
                                       const std::vector<std::string>& clauses);

// `text` in lines of a page's width, the first set in by `indent` blanks and the others by two
// more; what is longer than a line is broken.
[[nodiscard]] std::vector<std::string> hanging_lines(std::string_view text, std::size_t indent);

// What a sweep shows: how to take it, then a table for each test with its picture and its fit.
[[nodiscard]] std::string scaling_lines(const report::Scaling& scaling, Signs signs);

// What of a report on a sweep is printed.
[[nodiscard]] report::PublishedSweep printed_sweep(const report::Report& report);

// The sweep's part of the report, from its rule to the end of How sure. What was printed of it and
// read again gives the same bytes.
[[nodiscard]] std::string sweep_lines(const report::PublishedSweep& sweep, Signs signs);

}  // namespace unixmark::write
