// Dates and times of day as the report shows them, from tables of our own: no locale, no time zone
// but the offset that travels with the moment.
#pragma once

#include "base/units.hpp"

#include <string>

namespace unixmark::write {

[[nodiscard]] std::string long_date(WallTime moment);   // "Mon Nov 30 2026 21:48:22"
[[nodiscard]] std::string clock_time(WallTime moment);  // "21:48:22"
[[nodiscard]] std::string iso_date(WallTime moment);    // "2026-11-30T21:48:22+01:00", ISO 8601

// The same dates of a moment that a file need not tell: "not told", since nobody measures within
// the first second of 1970.
[[nodiscard]] std::string told_date(WallTime moment);
[[nodiscard]] std::string told_iso_date(WallTime moment);

// "Mon Nov 30 2026 21:48:22 - 21:49:40", or "not told".
[[nodiscard]] std::string times_of_run(WallTime began, WallTime ended);

}  // namespace unixmark::write
