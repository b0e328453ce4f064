// How much a counter that can be missing has grown.
#pragma once

#include <algorithm>
#include <optional>

namespace unixmark::sys {

// `after` - `before`, at least 0 since some counters step back a little; nothing where either is.
template <class T>
[[nodiscard]] std::optional<T> growth(const std::optional<T>& before,
                                      const std::optional<T>& after) {
  if (!before || !after) return {};
  return std::max(*after - *before, T(0));
}

}  // namespace unixmark::sys
