// Comparisons made up for the tests of their formats.
#pragma once

#include "analysis/compare.hpp"

#include <vector>

namespace unixmark::write {

// A host of eight processors and a guest of six on it, of which only results were printed, with one
// copy and with all; one test failed in both.
[[nodiscard]] analysis::Subject printed_host();
[[nodiscard]] analysis::Subject printed_guest();

// Two runs with passes, whose names and traits try to break out of every format.
[[nodiscard]] analysis::Comparison hostile_comparison();

// A series of eight reports with one step in one test.
[[nodiscard]] std::vector<analysis::Subject> reports_in_time();

}  // namespace unixmark::write
