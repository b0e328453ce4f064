// When a report of another program began, as far as its words tell.
#pragma once

#include "base/units.hpp"

#include <optional>
#include <string_view>

namespace unixmark::analysis {

// The moment in a line such as "Mon Nov 30 2026 21:48:22", whatever language names the day: English
// months, months as in "8月", and numbers alone, where the month stands before the day. Its zone is
// not told, so the clock face is taken for UTC. Nothing where there is no such date.
[[nodiscard]] std::optional<WallTime> date_in(std::string_view text);

}  // namespace unixmark::analysis
