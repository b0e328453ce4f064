// Text to a JSON value, with a bound on what a hostile file can make the parser do.
#pragma once

#include "base/error.hpp"

#include <cstddef>
#include <string_view>

namespace unixmark::read {

// Our own files nest about a dozen deep.
inline constexpr int deepest_nesting = 40;
// Each takes 16 bytes of memory or more, and only two in a file.
inline constexpr std::size_t most_values = 100'000'000;

// The one value that `text` holds. Throws Error when it is not JSON, or nested or large beyond
// reason.
template <class Json>
[[nodiscard]] Json parse_value(std::string_view text) {
  const auto guard = [seen = std::size_t{0}](int depth, typename Json::parse_event_t,
                                             Json&) mutable {
    if (depth > deepest_nesting) throw Error("nested too deeply");
    if (++seen > most_values) throw Error("more than 100 million values");
    return true;
  };
  try {
    return Json::parse(text, guard);
  } catch (const typename Json::exception&) {
    throw Error("not JSON, or cut off in the middle");
  }
}

}  // namespace unixmark::read
