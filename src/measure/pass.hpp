// One pass, as measured: N copies of a kernel that began and ended together.
#pragma once

#include "base/units.hpp"
#include "measure/evidence.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::measure {

// What a kernel may say. Beyond these, sums over copies, rates and their ratios could leave what a
// double holds, and a report would show infinities.
inline constexpr double least_count = 1e-9;  // but 0
inline constexpr double most_count = 1e18;
inline constexpr double least_seconds = 1e-9;
inline constexpr double most_seconds = 1e9;
inline constexpr Nanos most_nanos{1'000'000'000'000'000'000};  // as long, with room in 64 bits
inline constexpr int most_timebase = 1'000'000;

// A second figure a kernel gave of its pass (METRIC|name|value|unit).
struct Metric {
  std::string name;
  double value = 0;
  std::string unit;

  bool operator==(const Metric&) const = default;
};

// Values at equal steps that a kernel gave (SERIES|name|unit|seconds|v,v,v).
struct Series {
  std::string name;
  std::string unit;
  Seconds step{1};
  std::vector<double> values;

  bool operator==(const Series&) const = default;
};

// One copy. What could not be had is nothing, never 0.
struct Copy {
  double count = 0;            // of the COUNT line; a rate where the timebase is 0
  int timebase = 1;            // of the COUNT line
  Seconds time{0};             // of SPAN, else of the TIME line, else of the whole process
  std::optional<Nanos> begin;  // CLOCK_MONOTONIC, of SPAN
  std::optional<Nanos> end;
  std::vector<std::uint64_t>
      running;  // the running count 100 ms, 200 ms ... after the common begin; empty: none was kept
  Nanos user{0};  // CPU time of the copy and its reaped children
  Nanos system{0};
  std::int64_t voluntary_switches = 0;
  std::int64_t involuntary_switches = 0;
  std::int64_t peak_memory_kib = 0;
  std::optional<int> processor_begin;
  std::optional<int> processor_end;
  std::vector<Metric> metrics;
  std::vector<Series> series;
  std::vector<std::string>
      notes;              // lines on standard error that were not of the protocol, the first few
  std::string complaint;  // why this copy's count must not be used; empty: it may

  bool operator==(const Copy&) const = default;
};

struct Pass {
  std::string test;  // its name in the catalogue
  int copies = 1;
  int number = 1;  // from 1, within test and section
  WallTime began;
  bool synchronised =
      true;  // false: a program without gate and page, whose copies began when they liked
  std::vector<Copy> members;
  // Of the sound copies; nothing where no copy told its span.
  std::optional<Nanos> skew;           // first to last begin
  std::optional<Nanos> window;         // last begin to first end: all copies were running
  std::optional<double> overlap;       // window / (first begin to last end), 0 to 1
  std::optional<double> fairness;      // smallest / largest count over copies
  std::optional<double> window_count;  // sum of counts within the window, from the running counts
  // The runner's own CPU time from the common begin to the common end, or to the last copy's end
  // where that came first: what the copies were disturbed by while they counted.
  Nanos runner_cpu{0};
  Nanos elapsed{0};                    // between the same two moments
  std::optional<Evidence> evidence{};  // nothing: the journal is of a version that took none
  std::optional<int> repeats{};        // the number of the disturbed pass that this one repeats
  std::string complaint;               // why the pass does not count; empty: it does

  bool operator==(const Pass&) const = default;
};

// The pass's count: the sum over its copies; its time: the mean over them. Only for a pass without
// complaint.
[[nodiscard]] double total_count(const Pass& pass);
[[nodiscard]] Seconds mean_time(const Pass& pass);

// The pass's count per `timebase` seconds while all copies were running: window_count over window,
// or, where the copies told neither, the total over the mean time. Where timebase is 0 the copies'
// counts are rates, and this is their sum. Only for a pass without complaint.
[[nodiscard]] double window_rate(const Pass& pass, int timebase);

}  // namespace unixmark::measure
