#include "cli/paragraph.hpp"

#include "base/text.hpp"
#include "write/date.hpp"

#include <algorithm>
#include <cmath>

namespace unixmark::cli {

namespace {

std::string wrapped_line(std::string_view line, std::size_t width) {
  std::string whole;
  std::size_t used = 0;
  for (const auto word : words(line)) {
    const bool fits = used + 1 + word.size() <= width;
    if (used > 0) whole += fits ? ' ' : '\n';
    used = used > 0 && fits ? used + 1 + word.size() : word.size();
    whole += word;
  }
  return whole + '\n';
}

}  // namespace

std::string padded(std::string_view text, std::size_t width) {
  std::string whole(text);
  whole.resize(std::max(width, whole.size()), ' ');
  return whole;
}

std::string two_digits(std::int64_t number) {
  return cat(number < 10 ? "0" : "", number);
}

std::string wrapped(std::string_view text, std::size_t width) {
  std::string whole;
  for (const auto line : split(text, '\n')) whole += wrapped_line(line, width);
  return whole;
}

std::string entry(std::string_view name, std::string_view text, std::size_t column) {
  std::string whole = cat("  ", name);
  whole = whole.size() + 2 <= column ? padded(whole, column) : cat(whole, '\n', padded("", column));
  const std::string lines = wrapped(text, page_width - column);
  for (const char letter : trim(lines)) {
    whole += letter;
    if (letter == '\n') whole.append(column, ' ');
  }
  return whole + '\n';
}

std::string in_words(Seconds length) {
  const auto seconds = static_cast<std::int64_t>(std::llround(length.count()));
  if (seconds < 60) return cat(seconds, " s");
  if (seconds < 3600) return cat(seconds / 60, " min ", seconds % 60, " s");
  return cat(seconds / 3600, " h ", seconds % 3600 / 60, " min");
}

std::string clock_face(WallTime moment) {
  constexpr std::int64_t day = 86'400;
  const std::int64_t local = moment.unix_seconds + moment.utc_offset_seconds;
  const std::int64_t of_day = (local % day + day) % day;
  return cat(two_digits(of_day / 3600), ':', two_digits(of_day % 3600 / 60));
}

std::string end_face(WallTime end, WallTime now) {
  constexpr std::int64_t day = 86'400;
  if (end.unix_seconds - now.unix_seconds < day) return clock_face(end);
  const std::string date = write::iso_date(end);
  return cat(date.substr(0, date.find('T')), ' ', clock_face(end));
}

WallTime later(WallTime moment, Seconds by) {
  moment.unix_seconds += static_cast<std::int64_t>(std::llround(by.count()));
  return moment;
}

}  // namespace unixmark::cli
