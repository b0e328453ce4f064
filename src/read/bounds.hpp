// What the numbers in files may be. Files are not trusted: a count of 1e308 or a pass number of -4
// was measured by nobody, and sums, rates and ratios of such numbers are no numbers any more.
#pragma once

#include "measure/pass.hpp"
#include "score/baseline.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace unixmark::read {

struct Bounds {
  std::string_view field;  // its name in files; the elements of a list go by the list's name
  double least;
  double most;
  bool or_zero = false;  // 0 stands for nothing
};

inline constexpr double most_things = 1e6;       // of copies, passes, processors
inline constexpr double most_of_machine = 1e15;  // load, bogomips, kHz, KiB
inline constexpr double most_nanos = static_cast<double>(measure::most_nanos.count());
inline constexpr double most_counted = 9e18;         // by the system: what 64 bits hold
inline constexpr double most_printed_number = 1e30;  // of what a report printed

// Of all numbers in files but those that may be anything that their type holds: running_deltas,
// elapsed_ns and runner_cpu_ns, which are below 0 where a pass ended before its begin, and the
// values of metrics and series.
inline constexpr auto all_bounds = std::to_array<Bounds>({
    {"copies", 1, most_things},
    {"passes", 1, most_things},
    {"scored", 0, most_things},
    {"enough", 0, most_things},
    {"number", 1, most_things},
    {"seed", 0, 4'294'967'295.0},
    {"cores", 0, most_things},
    {"borders", 1, most_things},
    {"processors", 0, most_things},
    {"processes_per_copy", 0, most_things},
    {"allowed", 0, most_things},
    {"id", 0, most_things},
    {"processor_begin", 0, most_things},
    {"processor_end", 0, most_things},
    {"timebase", 0, measure::most_timebase},
    {"count", measure::least_count, measure::most_count, true},
    {"rate", 1e-60, 1e60},  // whatever counts and times above come to
    {"window_count", -1e30, 1e30},
    {"time_seconds", measure::least_seconds, measure::most_seconds, true},
    {"duration_seconds", measure::least_seconds, measure::most_seconds, true},
    {"setup_seconds", 0, measure::most_seconds},
    {"foreign_setup_seconds", 0, measure::most_seconds},
    {"budget_seconds", measure::least_seconds, measure::most_seconds},
    {"precision", 0, 1},
    {"index_precision", 0, 1},
    {"step_seconds", measure::least_seconds, measure::most_seconds},
    {"score", score::least_score, score::most_score},
    {"overlap", 0, 1},
    {"fairness", 0, 1},
    {"runner_share", 0, 1e12},
    {"begin_ns", 0, most_nanos},
    {"end_ns", 0, most_nanos},
    {"skew_ns", 0, most_nanos},
    {"window_ns", 0, most_nanos},
    {"elapsed_ns", -most_nanos, most_nanos},  // below 0 where a pass ended before its begin
    {"runner_cpu_ns", -most_nanos, most_nanos},
    {"user_ns", 0, most_nanos},
    {"system_ns", 0, most_nanos},
    {"voluntary_switches", 0, most_counted},
    {"involuntary_switches", 0, most_counted},
    {"peak_memory_kib", 0, most_counted},
    {"span_ns", 0, most_nanos},
    {"steal_ns", 0, most_nanos},
    {"busy_ns", 0, most_nanos},
    {"own_ns", 0, most_nanos},
    {"cpu_some_ns", 0, most_nanos},
    {"io_some_ns", 0, most_nanos},
    {"io_full_ns", 0, most_nanos},
    {"memory_some_ns", 0, most_nanos},
    {"memory_full_ns", 0, most_nanos},
    {"irq_full_ns", 0, most_nanos},
    {"throttled_periods", 0, most_counted},
    {"throttled_ns", 0, most_nanos},
    {"migrations", 0, most_counted},
    {"run_delay_ns", 0, most_nanos},
    {"frequency_mhz", 0, most_of_machine},
    {"thermal_events", 0, most_counted},
    {"clock_drift_ppm", -1e6, 1e6},
    {"suspended_ns", 0, most_nanos},
    {"dirty_kib", 0, most_of_machine},
    {"writeback_kib", 0, most_of_machine},
    {"repeats", 1, most_things},
    {"notice", 0, most_of_machine},
    {"suspect", 0, most_of_machine},
    {"bogomips", 0, most_of_machine},
    {"max_khz", 0, most_of_machine},
    {"quota_processors", 0, most_of_machine},
    {"load_1", 0, most_of_machine},
    {"load_5", 0, most_of_machine},
    {"load_15", 0, most_of_machine},
    {"memory_kib", 0, most_of_machine},
    {"unix_seconds", -62'167'219'200.0, 253'402'300'800.0},  // years 0 to 9999
    {"utc_offset_seconds", -172'800, 172'800},
    {"line", 0, 1e9},
    {"index_line", 0, 1e9},
    {"result", 0, most_printed_number},
    {"baseline", 0, most_printed_number},
    {"index", 0, most_printed_number},
    {"index_printed", 0, most_printed_number},
    {"index_recomputed", 0, most_printed_number},
    {"pass_rates", 0, most_printed_number},
    {"seconds", 0, most_printed_number},
    {"median", 0, 1e60},  // what is printed as millions, or with a share of itself, comes to
    {"median_low", -1e100, 1e60},
    {"median_high", 0, 1e100},
    {"median_passes", 1, most_things},
    {"samples", 0, most_counted},
    {"copies_printed", 0, most_things},
    {"processors_printed", 0, most_things},
});

// The bounds of `field`, or nothing where it has none.
[[nodiscard]] constexpr const Bounds* bounds_of(std::string_view field) {
  for (const auto& bounds : all_bounds) {
    if (bounds.field == field) return &bounds;
  }
  return nullptr;
}

[[nodiscard]] constexpr bool within(double value, const Bounds& bounds) {
  return (bounds.or_zero && value == 0) || (value >= bounds.least && value <= bounds.most);
}

}  // namespace unixmark::read
