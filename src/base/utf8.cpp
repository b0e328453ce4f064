#include "base/utf8.hpp"

#include <algorithm>

namespace unixmark {

namespace {

// How many bytes a character that begins with `lead` has; 0: none begins so.
std::size_t length_of(unsigned lead) {
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return 2;
  if (lead >= 0xE0 && lead <= 0xEF) return 3;
  if (lead >= 0xF0 && lead <= 0xF4) return 4;
  return 0;
}

// The second byte has a narrower range after some first ones: no overlong forms, no surrogates,
// nothing beyond U+10FFFF (table 3-7 of the Unicode standard).
bool second_fits(unsigned lead, unsigned second) {
  const unsigned least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  const unsigned most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  return second >= least && second <= most;
}

}  // namespace

Character character_at(std::string_view text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const auto length = length_of(byte(0));
  if (length == 0) return {};
  std::size_t bytes = 1;
  for (; bytes < std::min(length, text.size()); ++bytes) {
    if (!second_fits(bytes == 1 ? byte(0) : 0, byte(bytes))) break;
  }
  return {bytes, bytes == length};
}

}  // namespace unixmark
