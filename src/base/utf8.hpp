// Where a character of UTF-8 ends, and whether it is one.
#pragma once

#include <cstddef>
#include <string_view>

namespace unixmark {

struct Character {
  std::size_t bytes =
      1;  // to step over; of what is not sound, as far as it looked like a character
  bool sound = false;
};

// The character at the front of `text`, which must not be empty.
[[nodiscard]] Character character_at(std::string_view text);

// The number in Unicode of a sound character.
[[nodiscard]] char32_t code_point(std::string_view character);

// Whether a character works on what stands around it and is not seen itself: control characters
// beyond ASCII, marks that turn the direction of writing, joiners, tags and other invisible ones
// (general categories Cc, Cf, Zl and Zp of Unicode but for the visible signs of Arabic and others).
// They can make a line read otherwise than it is, or hide in it.
[[nodiscard]] bool unseen(char32_t code);

}  // namespace unixmark
