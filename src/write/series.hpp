// Reports of one machine in time.
#pragma once

#include "analysis/series.hpp"
#include "write/grid.hpp"

#include <string>

namespace unixmark::write {

// A line for each test with its first and last value; below it every step with its date, its size
// and what had changed.
[[nodiscard]] Grid series_grid(const analysis::Series& series);

[[nodiscard]] std::string series_csv(const analysis::Series& series);  // a row a value
[[nodiscard]] std::string series_json(const analysis::Series& series);

}  // namespace unixmark::write
