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

}  // namespace unixmark
