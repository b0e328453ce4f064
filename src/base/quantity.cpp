#include "base/quantity.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace unixmark {

namespace {

struct Unit {
  char letter;
  double seconds;
};

constexpr auto units = std::to_array<Unit>({{'h', 3600}, {'m', 60}, {'s', 1}});

// Digits and a point alone: what else a number may be made of has no place in a quantity.
std::optional<double> plain_number(std::string_view text) {
  if (text.empty() || text.find_first_not_of("0123456789.") != text.npos) return {};
  return to_double(text);
}

}  // namespace

std::optional<Seconds> to_duration(std::string_view text) {
  text = trim(text);
  double total = 0;
  if (const auto seconds = plain_number(text)) {
    total = *seconds;
    text = {};
  }
  for (const auto& unit : units) {
    const auto end = text.find(unit.letter);
    if (end == text.npos) continue;
    const auto number = plain_number(text.substr(0, end));
    if (!number) return {};
    total += *number * unit.seconds;
    text.remove_prefix(end + 1);
  }
  if (!text.empty() || !(total > 0) || !std::isfinite(total)) return {};
  return Seconds(total);
}

std::optional<double> to_share(std::string_view text) {
  text = trim(text);
  if (!text.ends_with('%')) return {};
  text.remove_suffix(1);
  const auto number = plain_number(trim(text));
  if (!number || !(*number > 0) || *number > 100) return {};
  return *number / 100;
}

std::string duration_text(Seconds duration) {
  std::string text;
  double left = duration.count();
  for (const auto& unit : units) {
    const bool last = unit.seconds == 1;
    const double amount = last ? left : std::floor(left / unit.seconds);
    if (amount <= 0 && !(last && text.empty())) continue;
    text += cat(shortest(amount), unit.letter);
    left -= amount * unit.seconds;
  }
  return text;
}

}  // namespace unixmark
