// Text without a locale: joining, cutting, numbers to and from words.
#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace unixmark {

namespace detail {
inline void append(std::string& to, std::string_view piece) {
  to += piece;
}
inline void append(std::string& to, char piece) {
  to += piece;
}
template <std::integral T>
requires(!std::same_as<T, char>) void append(std::string& to, T number) {
  to += std::to_string(number);
}
}  // namespace detail

// Strings, characters and whole numbers as one string, in order.
template <class... Pieces>
[[nodiscard]] std::string cat(const Pieces&... pieces) {
  std::string whole;
  (detail::append(whole, pieces), ...);
  return whole;
}

// `value` with `decimals` digits behind the point, whatever the locale: fixed(3.14159, 1) is "3.1".
[[nodiscard]] std::string fixed(double value, int decimals);

// The shortest text that reads back as the same double: 0.1 is "0.1", 10 is "10".
[[nodiscard]] std::string shortest(double value);

// The parts of `text` between `separator`s; always at least one, possibly empty.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

// The words of `text`, between blanks and tabs; none are empty.
[[nodiscard]] std::vector<std::string_view> words(std::string_view text);

// `parts` one after another with `between` in the gaps.
[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view between);

[[nodiscard]] std::string join(const std::vector<int>& numbers, std::string_view between);

// Puts `with` wherever `what` stands in `text`; what was put there is not looked at again.
void replace_all(std::string& text, std::string_view what, std::string_view with);

// `text` without white space at both ends.
[[nodiscard]] std::string_view trim(std::string_view text);

// The whole of `text` as a finite number with a decimal point, or nothing.
[[nodiscard]] std::optional<double> to_double(std::string_view text);

// The whole of `text` as a whole number, or nothing (also when it does not fit).
[[nodiscard]] std::optional<long long> to_integer(std::string_view text);

// The one of `known` that `word` most likely meant, by edit distance, or nothing when none is near.
// Of a word of one letter, or none, nothing is guessed.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word,
                                                 const std::vector<std::string>& known);

// "Did you mean 'pipe'?" with the nearest of `known`, or `otherwise` when none is near.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& known,
                                       std::string_view otherwise);

// The value of `name` among `assignments`, which are NAME=VALUE, or nothing.
[[nodiscard]] std::optional<std::string_view> value_of(const std::vector<std::string>& assignments,
                                                       std::string_view name);

}  // namespace unixmark
