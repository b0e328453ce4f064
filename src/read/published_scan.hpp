// Small scanners over text, for the readers of printed reports. All of them are linear, and none
// knows a locale.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace unixmark::read {

[[nodiscard]] bool is_digit(char letter);
[[nodiscard]] bool is_letter(char letter);  // of ASCII
[[nodiscard]] char lower(char letter);      // of ASCII

// Where `what`, in lower case, begins in `text`, in any case; npos: nowhere.
[[nodiscard]] std::size_t find_any_case(std::string_view text, std::string_view what);
[[nodiscard]] bool begins_any_case(std::string_view text, std::string_view what);

// Takes the digits and points at the front of `text`; empty where there are none.
[[nodiscard]] std::string_view take_number(std::string_view& text);
// Takes the letters of ASCII at the front of `text`.
[[nodiscard]] std::string_view take_letters(std::string_view& text);

// `text` without its last word and the blanks around it, and that word. For single blanks.
[[nodiscard]] std::pair<std::string_view, std::string_view> split_last_word(std::string_view text);
[[nodiscard]] std::string_view last_word(std::string_view text);
// Takes the first word of `text` and the blanks behind it.
[[nodiscard]] std::string_view take_word(std::string_view& text);

// Digits, with or without a point and decimals, as a number of at most 1e18.
[[nodiscard]] std::optional<double> number(std::string_view word);
// A number as reports print them, which is whole as it stands: digits, point, digits.
[[nodiscard]] std::optional<double> decimal(std::string_view word);
// Digits as a whole number of at most a million.
[[nodiscard]] std::optional<int> count_of(std::string_view word);

// A time of day, "08:24:14", at the front of `text`; empty: there is none.
[[nodiscard]] std::string_view clock_at(std::string_view text);

// As many whole characters at the front of `text` as fit in so many bytes.
[[nodiscard]] std::string_view front_of(std::string_view text, std::size_t bytes);

// `text` in quotes for a message, cut behind 60 bytes.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace unixmark::read
