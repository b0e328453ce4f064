// Several reports against one.
#pragma once

#include "analysis/compare.hpp"
#include "write/grid.hpp"

#include <string>
#include <vector>

namespace unixmark::write {

// A column for each of `comparisons`, whose A is the same, in their order; a line for each test,
// sorted by its mean ratio as `order` says, and the indexes last.
[[nodiscard]] Grid matrix_grid(const std::vector<analysis::Comparison>& comparisons,
                               analysis::Order order);

// Rows as of each comparison, behind the report's name.
[[nodiscard]] std::string matrix_csv(const std::vector<analysis::Comparison>& comparisons);
[[nodiscard]] std::string matrix_json(const std::vector<analysis::Comparison>& comparisons);

}  // namespace unixmark::write
