// A table with words above and below it, for what has as many columns as there are reports.
#pragma once

#include <string>
#include <vector>

namespace unixmark::write {

// The first cell of each line names it. Cells may hold anything that came from outside.
struct Grid {
  std::string title;
  std::vector<std::string> above;  // sentences
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> lines;  // one cell alone: a heading of those that follow
  std::vector<std::string> below;
};

// 80 columns: what does not fit beside the names goes into a table of its own below.
[[nodiscard]] std::string grid_text(const Grid& grid);
[[nodiscard]] std::string grid_markdown(const Grid& grid);
[[nodiscard]] std::string grid_html(const Grid& grid);

}  // namespace unixmark::write
