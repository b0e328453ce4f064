// Text in columns, for terminals: widths are of what they show, not of bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::write {

inline constexpr std::size_t page_columns = 80;

// The columns that a terminal needs for it: two for each sign of East Asian writing.
[[nodiscard]] std::size_t width_of(std::string_view text);

// As many characters at the front of `text` as fit into `width` columns.
[[nodiscard]] std::string_view front_columns(std::string_view text, std::size_t width);

// `text` cut to `width` at most, between words where that loses less than a third.
[[nodiscard]] std::string cut(std::string_view text, std::size_t width);

// The same, with blanks up to `width` behind or before it.
[[nodiscard]] std::string left(std::string_view text, std::size_t width);
[[nodiscard]] std::string right(std::string_view text, std::size_t width);

// `text` in lines of page_columns, broken between words, and within one that is longer than a line;
// the first begins with `head`, the others with as many blanks. Each ends in a newline.
[[nodiscard]] std::string folded(std::string_view head, std::string_view text);

// `text` in lines of at most `width` columns, the first set in by `first` blanks and the others by
// `next`, without newlines; what is longer than a line is broken. No line but the last ends like a
// row of a table where its words can be parted otherwise.
[[nodiscard]] std::vector<std::string> hanging_lines(std::string_view text, std::size_t first,
                                                     std::size_t next,
                                                     std::size_t width = page_columns);

}  // namespace unixmark::write
