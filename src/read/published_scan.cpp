#include "read/published_scan.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"

#include <algorithm>

namespace unixmark::read {

namespace {

constexpr double most_shown = 1e18;
constexpr long long most_counted_things = 1'000'000;
constexpr std::size_t longest_number = 40;
constexpr std::size_t longest_quote = 60;

std::string_view take_while(std::string_view& text, auto&& wanted) {
  const auto end = std::ranges::find_if_not(text, wanted);
  const auto taken = text.substr(0, static_cast<std::size_t>(end - text.begin()));
  text.remove_prefix(taken.size());
  return taken;
}

}  // namespace

bool is_digit(char letter) {
  return letter >= '0' && letter <= '9';
}

bool is_letter(char letter) {
  return lower(letter) >= 'a' && lower(letter) <= 'z';
}

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::size_t find_any_case(std::string_view text, std::string_view what) {
  const auto found = std::search(text.begin(), text.end(), what.begin(), what.end(),
                                 [](char left, char right) { return lower(left) == right; });
  return found == text.end() ? std::string_view::npos
                             : static_cast<std::size_t>(found - text.begin());
}

bool begins_any_case(std::string_view text, std::string_view what) {
  return text.size() >= what.size() &&
         std::ranges::equal(text.substr(0, what.size()), what,
                            [](char left, char right) { return lower(left) == right; });
}

std::string_view take_number(std::string_view& text) {
  return take_while(text, [](char letter) { return is_digit(letter) || letter == '.'; });
}

std::string_view take_letters(std::string_view& text) {
  return take_while(text, is_letter);
}

std::pair<std::string_view, std::string_view> split_last_word(std::string_view text) {
  text = trim(text);
  const auto blank = text.rfind(' ');
  if (blank == std::string_view::npos) return {{}, text};
  return {trim(text.substr(0, blank)), text.substr(blank + 1)};
}

std::string_view last_word(std::string_view text) {
  return split_last_word(text).second;
}

std::string_view take_word(std::string_view& text) {
  text = trim(text);
  const auto word = text.substr(0, text.find(' '));
  text = trim(text.substr(word.size()));
  return word;
}

std::optional<double> number(std::string_view word) {
  if (word.empty() || word.size() > longest_number || !is_digit(word.front())) return {};
  if (!std::ranges::all_of(word, [](char letter) { return is_digit(letter) || letter == '.'; })) {
    return {};
  }
  const auto value = to_double(word);
  return value && *value <= most_shown ? value : std::nullopt;
}

std::optional<double> decimal(std::string_view word) {
  const auto point = word.find('.');
  if (point == std::string_view::npos || point + 1 == word.size()) return {};
  return number(word);
}

std::optional<int> count_of(std::string_view word) {
  if (word.empty() || !std::ranges::all_of(word, is_digit)) return {};
  const auto value = to_integer(word);
  if (!value || *value > most_counted_things) return {};
  return static_cast<int>(*value);
}

std::string_view clock_at(std::string_view text) {
  constexpr std::string_view shape = "00:00:00";
  if (text.size() < shape.size()) return {};
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == ':' ? text[i] != ':' : !is_digit(text[i])) return {};
  }
  return text.substr(0, shape.size());
}

std::string_view front_of(std::string_view text, std::size_t bytes) {
  std::size_t end = 0;
  while (end < text.size()) {
    const auto next = end + character_at(text.substr(end)).bytes;
    if (next > bytes) break;
    end = next;
  }
  return text.substr(0, end);
}

std::string in_quotes(std::string_view text) {
  const auto shown = front_of(text, longest_quote);
  return cat('\'', shown, shown.size() < text.size() ? " ..." : "", '\'');
}

}  // namespace unixmark::read
