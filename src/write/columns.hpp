// Text in columns, for terminals: widths are of characters, not of bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace unixmark::write {

inline constexpr std::size_t page_columns = 80;

[[nodiscard]] std::size_t width_of(std::string_view text);

// `text` cut to `width` at most, between words where that loses less than a third.
[[nodiscard]] std::string cut(std::string_view text, std::size_t width);

// The same, with blanks up to `width` behind or before it.
[[nodiscard]] std::string left(std::string_view text, std::size_t width);
[[nodiscard]] std::string right(std::string_view text, std::size_t width);

// `text` in lines of page_columns, broken between words, and within one that is longer than a line;
// the first begins with `head`, the others with as many blanks. Each ends in a newline.
[[nodiscard]] std::string folded(std::string_view head, std::string_view text);

}  // namespace unixmark::write
