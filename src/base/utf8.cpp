#include "base/utf8.hpp"

#include <algorithm>
#include <array>

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

struct UnseenRange {
  char32_t first;
  char32_t last;
};
constexpr auto unseen_ranges = std::to_array<UnseenRange>({{0x80, 0x9F},
                                                           {0xAD, 0xAD},
                                                           {0x61C, 0x61C},
                                                           {0x180E, 0x180E},
                                                           {0x200B, 0x200F},
                                                           {0x2028, 0x202E},
                                                           {0x2060, 0x206F},
                                                           {0xFEFF, 0xFEFF},
                                                           {0xFFF9, 0xFFFB},
                                                           {0x1BCA0, 0x1BCA3},
                                                           {0x1D173, 0x1D17A},
                                                           {0xE0000, 0xE007F}});

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

char32_t code_point(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character[0]);
  // The first byte of a longer character has as many ones on its left as there are bytes.
  const unsigned kept = character.size() == 1 ? 0x7F : 0xFFU >> (character.size() + 1);
  char32_t code = lead & kept;
  for (const char next : character.substr(1)) {
    code = code << 6U | (static_cast<unsigned char>(next) & 0x3FU);
  }
  return code;
}

bool unseen(char32_t code) {
  return std::ranges::any_of(unseen_ranges, [&](const UnseenRange& range) {
    return code >= range.first && code <= range.last;
  });
}

}  // namespace unixmark
