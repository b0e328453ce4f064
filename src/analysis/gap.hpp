// How long a copy stood still.
#pragma once

#include "base/units.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace unixmark::analysis {

// The longest time for which a running count did not grow, from its values at every step of 100 ms:
// steps without growth, and what the steps on both sides lack. Below half a step a gap cannot be
// told from an uneven rate, and is 0. Nothing where the count is too small or too short to tell.
[[nodiscard]] std::optional<Seconds> longest_gap(std::span<const std::uint64_t> running);

}  // namespace unixmark::analysis
