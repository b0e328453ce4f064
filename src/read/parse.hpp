// Text to a JSON value, with a bound on what a hostile file can make the parser do.
#pragma once

#include "base/error.hpp"

#include <string_view>

namespace unixmark::read {

// Our own files nest about a dozen deep.
inline constexpr int deepest_nesting = 40;

// The one value that `text` holds. Throws Error when it is not JSON, or nested beyond reason.
template <class Json>
[[nodiscard]] Json parse_value(std::string_view text) {
  const auto guard = [](int depth, typename Json::parse_event_t, Json&) {
    if (depth > deepest_nesting) throw Error("nested too deeply");
    return true;
  };
  try {
    return Json::parse(text, guard);
  } catch (const typename Json::exception&) {
    throw Error("not JSON, or cut off in the middle");
  }
}

}  // namespace unixmark::read
