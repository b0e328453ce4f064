#include "analysis/date_in.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

namespace unixmark::analysis {

namespace {

constexpr auto months = std::to_array<std::string_view>(
    {"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"});
constexpr std::string_view month_sign = "月";

struct Parts {
  std::optional<unsigned> month;
  std::optional<int> year;
  std::vector<unsigned> others;  // the day, behind the month where no word named that
  std::chrono::seconds time{0};
};

std::optional<unsigned> month_named(std::string_view word) {
  std::string letters(word.substr(0, 3));
  for (char& letter : letters) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  const auto found = std::ranges::find(months, letters);
  if (found == months.end()) return {};
  return static_cast<unsigned>(found - months.begin()) + 1;
}

// "21:48:22" or "21:48"
std::optional<std::chrono::seconds> time_of_day(std::string_view word) {
  const auto parts = split(word, ':');
  if (parts.size() < 2 || parts.size() > 3) return {};
  std::chrono::seconds time{0};
  for (std::size_t i = 0; i < 3; ++i) {
    const auto number = i < parts.size() ? to_integer(parts[i]) : 0;
    if (!number || *number < 0 || *number > 60) return {};
    time = time * 60 + std::chrono::seconds(*number);
  }
  return time;
}

void take_number(Parts& parts, std::string_view word) {
  const auto digits = word.substr(0, word.find_first_not_of("0123456789"));
  const auto number = to_integer(digits);
  if (!number) return;
  const auto rest = word.substr(digits.size());
  if (rest.starts_with(month_sign) && *number <= 12) {
    parts.month = static_cast<unsigned>(*number);
  } else if (*number >= 1900 && *number <= 2200) {
    parts.year = static_cast<int>(*number);
  } else if (*number >= 1 && *number <= 31) {
    parts.others.push_back(static_cast<unsigned>(*number));
  }
}

Parts parts_of(std::string_view text) {
  Parts parts;
  for (const auto word : words(text)) {
    if (const auto time = time_of_day(word)) {
      parts.time = *time;
    } else if (const auto month = month_named(word)) {
      parts.month = month;
    } else {
      take_number(parts, word);
    }
  }
  return parts;
}

}  // namespace

std::optional<WallTime> date_in(std::string_view text) {
  const auto parts = parts_of(text);
  const std::size_t before_day = parts.month ? 0 : 1;
  if (!parts.year || parts.others.size() <= before_day) return {};
  const std::chrono::year_month_day date(std::chrono::year(*parts.year),
                                         std::chrono::month(parts.month.value_or(parts.others[0])),
                                         std::chrono::day(parts.others[before_day]));
  if (!date.ok()) return {};
  const std::chrono::sys_seconds moment = std::chrono::sys_days(date) + parts.time;
  return WallTime{.unix_seconds = moment.time_since_epoch().count(), .utc_offset_seconds = 0};
}

}  // namespace unixmark::analysis
