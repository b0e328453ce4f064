#include "measure/course.hpp"

#include <algorithm>
#include <cmath>

namespace unixmark::measure {

Course course_of(std::span<const Glance> glances, std::size_t copy, Nanos begin, Nanos end,
                 std::uint64_t last) {
  Course course{{{begin, 0}}};
  for (const auto& glance : glances) {
    if (glance.at <= begin || glance.at >= end) continue;
    course.points.push_back({glance.at, static_cast<double>(glance.counts[copy])});
  }
  course.points.push_back({end, static_cast<double>(last)});
  return course;
}

double count_at(const Course& course, Nanos moment) {
  const auto& points = course.points;
  const auto after = std::ranges::lower_bound(points, moment, {}, &Course::Point::at);
  if (after == points.begin()) return points.front().count;
  if (after == points.end()) return points.back().count;
  const auto before = after - 1;
  const double share = Seconds(moment - before->at) / Seconds(after->at - before->at);
  return std::lerp(before->count, after->count, share);
}

std::vector<std::uint64_t> at_steps(const Course& course, Nanos begin) {
  std::vector<std::uint64_t> counts;
  for (Nanos at = begin + course_step; at <= course.points.back().at; at += course_step) {
    counts.push_back(static_cast<std::uint64_t>(std::llround(count_at(course, at))));
  }
  return counts;
}

std::optional<Seconds> stopped_growing(std::span<const std::uint64_t> running) {
  constexpr std::size_t fewest = 5;
  if (running.empty() || running.back() == 0) return {};
  const auto first = std::ranges::lower_bound(running, running.back());
  const auto grew = static_cast<std::size_t>(first - running.begin()) + 1;
  const auto stood = running.size() - grew;
  // A test of a few counts a minute may well have none for a while.
  const bool steady = running.back() >= grew;
  if (!steady || stood < fewest || 2 * stood < running.size()) return {};
  return Seconds(static_cast<std::int64_t>(grew) * course_step);
}

}  // namespace unixmark::measure
