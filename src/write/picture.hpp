// Where things stand in the page's pictures, as pure functions from a report to places. Every place
// is finite and within its picture, whatever the report holds.
#pragma once

#include "report/report.hpp"
#include "report/standing.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace unixmark::write {

// From values to places along one side of a picture.
struct Axis {
  double low = 0;  // the values at its ends
  double high = 1;
  double begin = 0;  // and their places
  double end = 1;

  // The place of `value`; what lies beyond an end, or is no number, stands at the end.
  [[nodiscard]] double at(double value) const;
};

// The least of 0.1, 0.2, 0.5, 1, 2 ... 50 that is neither below `least` nor below `extent`; else
// 100. In percent.
[[nodiscard]] double round_limit(double extent, double least);

// Intervals, all in one width, about a middle that is 0 %.
inline constexpr double interval_width = 300;
[[nodiscard]] Axis interval_axis(double limit);

// An interval with its middle, in places; beyond an end of the axis it goes on.
struct Whisker {
  double low = 0;
  double middle = 0;
  double high = 0;
  bool goes_on_below = false;
  bool goes_on_above = false;
};

struct Whiskers {
  std::optional<Whisker> classic;
  std::optional<Whisker> robust;
  std::optional<Whisker> range;  // of the passes, where they are too few for an interval
};

// Of a test, from the median of its passes; nothing where it has none.
[[nodiscard]] Whiskers whiskers_of(const report::Row& row, double limit);
// Of an index, from its classic value.
[[nodiscard]] Whiskers whiskers_of(const report::IndexTable& table, double limit);

// Limits of axes for these, in percent. That of tests is common to all of a report, and leaves the
// widest out where they are more than twice as wide as three quarters of the others.
[[nodiscard]] double interval_limit(const report::Report& report);
[[nodiscard]] double interval_limit(const report::IndexTable& table);

// The passes of a test in their order, from left to right; the rate upwards, in percent of the
// median.
inline constexpr double strip_width = 480;
inline constexpr double strip_height = 132;
inline constexpr std::size_t most_dots = 120;

// A pass; where there are more than `most_dots`, neighbours share one.
struct Dot {
  std::size_t first = 0;  // positions in Row::passes
  std::size_t last = 0;
  double x = 0;
  double y = 0;    // of the median of its passes
  double top = 0;  // of all of its passes
  double bottom = 0;
  bool noticed = false;                                  // ringed: a pass of it has a flag
  bool suspect = false;                                  // and one that makes it suspect
  report::Standing standing = report::Standing::Failed;  // Kept where any is, Failed where all are
  bool failed = false;                                   // a pass of it failed or has no rate
};

struct Band {
  double top = 0;
  double bottom = 0;
};

struct Strip {
  Axis deviation;  // in percent, upwards
  std::vector<Dot> dots;
  std::optional<double> median;  // its place
  std::optional<Band> interval;  // of the median
};

[[nodiscard]] Strip strip_of(const report::Row& row);

}  // namespace unixmark::write
