// The units of time in which everything here is said.
#pragma once

#include <chrono>
#include <cstdint>

namespace unixmark {

using Nanos = std::chrono::duration<std::int64_t, std::nano>;
using Seconds = std::chrono::duration<double>;

// A moment of civil time, with the offset that was in force where it was taken, so that a report
// rendered elsewhere shows the same clock face.
struct WallTime {
  std::int64_t unix_seconds = 0;
  std::int32_t utc_offset_seconds = 0;

  bool operator==(const WallTime&) const = default;
};

}  // namespace unixmark
