// Running text for a terminal, and lengths of time in words.
#pragma once

#include "base/units.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace unixmark::cli {

inline constexpr std::size_t page_width = 80;

// `text` with blanks up to `width` bytes.
[[nodiscard]] std::string padded(std::string_view text, std::size_t width);

// 7 as "07".
[[nodiscard]] std::string two_digits(std::int64_t number);

// `text` in lines of at most `width` bytes, broken between words; each ends in a newline. Empty
// lines in `text` stay as they are.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t width);

// A line or more of a list: `name` set in by two blanks, and `text` from `column` on, below the
// name where that is too long.
[[nodiscard]] std::string entry(std::string_view name, std::string_view text, std::size_t column);

// A length of time to two units: "45 s", "3 min 20 s", "1 h 2 min".
[[nodiscard]] std::string in_words(Seconds length);

// The clock face at `moment`: "23:41".
[[nodiscard]] std::string clock_face(WallTime moment);

// The same of a later moment, with the date where that is a day away or more: "2026-12-03 05:02".
[[nodiscard]] std::string end_face(WallTime end, WallTime now);

// `moment` that much later.
[[nodiscard]] WallTime later(WallTime moment, Seconds by);

}  // namespace unixmark::cli
