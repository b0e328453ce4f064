// Two sweeps side by side, as parts of a comparison in text and as a page.
#pragma once

#include "analysis/compare_sweeps.hpp"

#include <string>
#include <string_view>

namespace unixmark::write {

// 80 columns: for each test a table of what both did with each number of copies, and both fits.
[[nodiscard]] std::string sweeps_text(const analysis::ComparedSweeps& sweeps);

// The same for issue trackers and wikis: one table.
[[nodiscard]] std::string sweeps_markdown(const analysis::ComparedSweeps& sweeps);

// A picture a test with the points, the fits and the ideal lines of both, and its figures as a
// table. The sides' names are plain text.
[[nodiscard]] std::string sweeps_part(const analysis::ComparedSweeps& sweeps, std::string_view a,
                                      std::string_view b);

// What the page's look has besides where it shows sweeps.
[[nodiscard]] std::string sweeps_style();

}  // namespace unixmark::write
