// Tags of HTML, as far as telling lines and cells apart needs them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::read {

// What a page shows: a line of text, or a row of a table. A cell may have several lines.
struct Shown {
  int line = 0;  // of the file, in which it ends
  std::vector<std::string> cells;
  bool row = false;  // false: one cell, which is a line
  bool cut = false;  // the page ends within the last cell
};

// Cuts a page into what it shows, in order. Scripts, styles and comments show nothing. Any bytes
// will do, and each is looked at a fixed number of times.
class Page {
 public:
  explicit Page(std::string_view text) : rest_(text) {}

  // False: nothing is left.
  [[nodiscard]] bool next(Shown& shown);

 private:
  void take_text();
  void take_tag();
  void skip(std::size_t bytes);
  void skip_behind(std::string_view end);
  void open_or_close(std::string_view name, bool closes);
  void end_line();
  void end_row();
  void show(std::vector<std::string> cells, bool row);

  std::string_view rest_;
  int line_ = 1;
  std::string text_;                // of the line or cell that is open
  std::vector<std::string> cells_;  // of the row that is open
  bool cell_open_ = false;
  bool cut_ = false;      // nothing is left, and a cell was open
  int as_it_stands_ = 0;  // within <pre>: lines of the file are lines
  std::vector<Shown> ready_;
  std::size_t given_ = 0;
};

}  // namespace unixmark::read
