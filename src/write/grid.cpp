#include "write/grid.hpp"

#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"
#include "write/html_parts.hpp"

#include <algorithm>
#include <cstddef>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using Cells = std::vector<std::string>;

constexpr std::size_t widest_name = 28;
constexpr std::size_t gap = 2;

// The widest cell of a column, its head included.
std::size_t width_of_column(const Grid& grid, std::size_t column) {
  auto width = width_of(one_line(grid.columns[column]));
  for (const auto& cells : grid.lines) {
    if (column < cells.size()) width = std::max(width, width_of(one_line(cells[column])));
  }
  return std::min(width, page_columns - widest_name - gap);
}

std::string line_of(const Cells& cells, const std::vector<std::size_t>& widths, std::size_t first,
                    std::size_t end) {
  auto line = left(one_line(cells.front()), widest_name);
  for (auto i = first; i < end && i < cells.size(); ++i) {
    line += std::string(gap, ' ') + right(one_line(cells[i]), widths[i]);
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return line + '\n';
}

// Columns `first` to `end`, as many as fit.
std::size_t fitting(const std::vector<std::size_t>& widths, std::size_t first) {
  auto used = widest_name;
  auto end = first;
  while (end < widths.size() && (end == first || used + gap + widths[end] <= page_columns)) {
    used += gap + widths[end];
    ++end;
  }
  return end;
}

std::string table_text(const Grid& grid) {
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < grid.columns.size(); ++i) widths.push_back(width_of_column(grid, i));
  std::string text;
  for (std::size_t first = 1; first < widths.size();) {
    const auto end = fitting(widths, first);
    text += line_of(grid.columns, widths, first, end);
    for (const auto& cells : grid.lines) text += line_of(cells, widths, first, end);
    text += '\n';
    first = end;
  }
  return text;
}

// A heading stands in the cell of the name, and the others are empty.
std::string markdown_row(const Cells& cells, std::size_t columns) {
  std::vector<std::string> cleaned;
  for (const auto& cell : cells) cleaned.push_back(markdown_text(cell));
  cleaned.resize(columns);
  return cat("| ", join(cleaned, " | "), " |\n");
}

std::string html_row(const Cells& cells, std::size_t columns) {
  if (cells.size() == 1 && columns > 1) {
    return fmt::format("<tr><th scope=\"rowgroup\" colspan=\"{}\"><b>{}</b></th></tr>\n", columns,
                       html_text(cells.front()));
  }
  auto row = fmt::format("<tr><th scope=\"row\">{}</th>", html_text(cells.front()));
  for (std::size_t i = 1; i < cells.size(); ++i) {
    row += fmt::format("<td class=\"n\">{}</td>", html_text(cells[i]));
  }
  return row + "</tr>\n";
}

}  // namespace

std::string grid_text(const Grid& grid) {
  std::string text;
  for (const auto& line : grid.above) text += folded("", one_line(line));
  text += '\n' + table_text(grid);
  for (const auto& line : grid.below) text += folded("- ", one_line(line));
  return text;
}

std::string grid_markdown(const Grid& grid) {
  const auto columns = grid.columns.size();
  auto text = fmt::format("## {}\n\n", markdown_text(grid.title));
  for (const auto& line : grid.above) text += fmt::format("- {}\n", markdown_text(line));
  text += cat('\n', markdown_row(grid.columns, columns), "| ---");
  for (std::size_t i = 1; i < columns; ++i) text += " | ---:";
  text += " |\n";
  for (const auto& cells : grid.lines) text += markdown_row(cells, columns);
  text += '\n';
  for (const auto& line : grid.below) text += fmt::format("- {}\n", markdown_text(line));
  return text;
}

std::string grid_html(const Grid& grid) {
  const auto columns = grid.columns.size();
  std::string head;
  for (const auto& column : grid.columns) {
    head += fmt::format("<th scope=\"col\"{}>{}</th>", head.empty() ? "" : " class=\"n\"",
                        html_text(column));
  }
  std::string rows;
  for (const auto& cells : grid.lines) rows += html_row(cells, columns);
  const auto title = html_text(grid.title);
  return cat(html_head(title), "<h1>", title, "</h1>\n</header>\n<main>\n",
             html_list(grid.above, "plain"), "<div class=\"wide\"><table>\n<thead><tr>", head,
             "</tr></thead>\n<tbody>\n", rows, "</tbody></table></div>\n",
             html_list(grid.below, "plain"), "</main>\n</body>\n</html>\n");
}

}  // namespace unixmark::write
