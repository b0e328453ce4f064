// How the counts of a pass grew over time.
#pragma once

#include "base/units.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace unixmark::measure {

inline constexpr Nanos course_step = std::chrono::milliseconds(100);

// The running counts of all copies as seen at one moment.
struct Glance {
  Nanos at{0};
  std::vector<std::uint64_t> counts;
};

// One copy's count as a function of time: straight between the points. Glances are never exactly
// on time; with lines between them that does not matter.
struct Course {
  struct Point {
    Nanos at{0};
    double count = 0;
  };
  std::vector<Point> points;  // from the copy's begin, with 0, to its end, with its last count
};

[[nodiscard]] Course course_of(std::span<const Glance> glances, std::size_t copy, Nanos begin,
                               Nanos end, std::uint64_t last);

// The count at a moment; there must be a point.
[[nodiscard]] double count_at(const Course& course, Nanos moment);

// The counts at each whole step after `begin`, up to the copy's end.
[[nodiscard]] std::vector<std::uint64_t> at_steps(const Course& course, Nanos begin);

// When a count that had grown in (nearly) every step stopped to, if it stood still for the last
// half of the steps or longer; nothing when it grew, or when it is too small to tell.
[[nodiscard]] std::optional<Seconds> stopped_growing(std::span<const std::uint64_t> running);

}  // namespace unixmark::measure
