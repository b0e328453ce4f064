// Quantities as people type them.
#pragma once

#include "base/units.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace unixmark {

// "90", "90s", "10m", "1h30m", "1.5h" as a time above 0, or nothing.
[[nodiscard]] std::optional<Seconds> to_duration(std::string_view text);

// "0.5%" or "0.5 %" as a part of 1, above 0 and at most 1, or nothing. Without its sign a number
// could mean a percentage or a part, so it is nothing.
[[nodiscard]] std::optional<double> to_share(std::string_view text);

// A time in the form that to_duration reads: "1h30m", "10m", "2.5s".
[[nodiscard]] std::string duration_text(Seconds duration);

}  // namespace unixmark
