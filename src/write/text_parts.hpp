// The parts of the text report that stand in files of their own.
#pragma once

#include "report/scaling.hpp"
#include "write/writers.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace unixmark::write {

// `head` and what there is to say of it, broken between clauses where a line would get too long.
// One clause alone stays beside its head, where those who look for a failure expect it.
[[nodiscard]] std::string clause_lines(std::string_view head,
                                       const std::vector<std::string>& clauses);

// What a sweep shows: how to take it, then a table for each test with its picture and its fit.
[[nodiscard]] std::string scaling_lines(const report::Scaling& scaling, Signs signs);

}  // namespace unixmark::write
