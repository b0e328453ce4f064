// The fields of what happens in a session: passes with their copies and evidence, and events.
#pragma once

#include "measure/event.hpp"
#include "read/fields_of.hpp"

#include <string_view>

namespace unixmark::read {

void fields(auto&& visit, Of<measure::Metric> auto& metric) {
  visit("name", metric.name);
  visit("value", metric.value);
  visit("unit", metric.unit);
}

void fields(auto&& visit, Of<measure::Series> auto& series) {
  visit("name", series.name);
  visit("unit", series.unit);
  visit("step_seconds", series.step);
  visit("values", series.values);
}

void fields(auto&& visit, Of<measure::Copy> auto& copy) {
  visit("count", copy.count);
  visit("timebase", copy.timebase);
  visit("time_seconds", copy.time);
  visit("begin_ns", copy.begin);
  visit("end_ns", copy.end);
  visit.deltas("running_deltas", copy.running);
  visit("user_ns", copy.user);
  visit("system_ns", copy.system);
  visit("voluntary_switches", copy.voluntary_switches);
  visit("involuntary_switches", copy.involuntary_switches);
  visit("peak_memory_kib", copy.peak_memory_kib);
  visit("processor_begin", copy.processor_begin);
  visit("processor_end", copy.processor_end);
  visit("metrics", copy.metrics);
  visit("series", copy.series);
  visit("notes", copy.notes);
  visit("complaint", copy.complaint);
}

void fields(auto&& visit, Of<measure::Pressure> auto& pressure) {
  visit("cpu_some_ns", pressure.cpu_some);
  visit("io_some_ns", pressure.io_some);
  visit("io_full_ns", pressure.io_full);
  visit("memory_some_ns", pressure.memory_some);
  visit("memory_full_ns", pressure.memory_full);
  visit("irq_full_ns", pressure.irq_full);
}

void fields(auto&& visit, Of<measure::Evidence> auto& evidence) {
  visit("span_ns", evidence.span);
  visit("steal_ns", evidence.steal);
  visit("busy_ns", evidence.busy);
  visit("own_ns", evidence.own);
  visit("machine_pressure", evidence.machine);
  visit("group_pressure", evidence.group);
  visit("throttled_periods", evidence.throttled_periods);
  visit("throttled_ns", evidence.throttled);
  visit("migrations", evidence.migrations);
  visit("run_delay_ns", evidence.run_delay);
  visit("frequency_mhz", evidence.frequency_mhz);
  visit("thermal_events", evidence.thermal_events);
  visit("clock_drift_ppm", evidence.clock_drift_ppm);
  visit("suspended_ns", evidence.suspended);
  visit("clock_source_changed", evidence.clock_source_changed);
  visit("dirty_kib", evidence.dirty_kib);
  visit("writeback_kib", evidence.writeback_kib);
}

void fields(auto&& visit, Of<measure::Pass> auto& pass) {
  visit("test", pass.test);
  visit("copies", pass.copies);
  visit("number", pass.number);
  visit("began", pass.began);
  visit("synchronised", pass.synchronised);
  visit("members", pass.members);
  visit("skew_ns", pass.skew);
  visit("window_ns", pass.window);
  visit("overlap", pass.overlap);
  visit("fairness", pass.fairness);
  visit("window_count", pass.window_count);
  visit("runner_cpu_ns", pass.runner_cpu);
  visit("elapsed_ns", pass.elapsed);
  visit("evidence", pass.evidence);
  visit("repeats", pass.repeats);
  visit("complaint", pass.complaint);
}

// The name of an event in a journal; empty for those that are never written down.
template <class Event>
inline constexpr std::string_view event_name{};
template <>
inline constexpr std::string_view event_name<measure::SectionBegan> = "section_began";
template <>
inline constexpr std::string_view event_name<measure::PassBegan> = "pass_began";
template <>
inline constexpr std::string_view event_name<measure::PassEnded> = "pass_ended";
template <>
inline constexpr std::string_view event_name<measure::TestFailed> = "test_failed";
template <>
inline constexpr std::string_view event_name<measure::SectionEnded> = "section_ended";
template <>
inline constexpr std::string_view event_name<measure::SessionResumed> = "session_resumed";
template <>
inline constexpr std::string_view event_name<measure::SessionEnded> = "session_ended";

void fields(auto&& visit, Of<measure::SectionBegan> auto& event) {
  visit("copies", event.copies);
  visit("at", event.at);
}

void fields(auto&& visit, Of<measure::PassBegan> auto& event) {
  visit("test", event.test);
  visit("copies", event.copies);
  visit("number", event.number);
}

void fields(auto&& visit, Of<measure::PassEnded> auto& event) {
  visit("pass", event.pass);
}

void fields(auto&& visit, Of<measure::TestFailed> auto& event) {
  visit("test", event.test);
  visit("copies", event.copies);
  visit("reason", event.reason);
  visit("skipped", event.skipped);
}

void fields(auto&& visit, Of<measure::SectionEnded> auto& event) {
  visit("copies", event.copies);
  visit("at", event.at);
}

void fields(auto&& visit, Of<measure::SessionResumed> auto& event) {
  visit("at", event.at);
  visit("differences", event.differences);
}

void fields(auto&& visit, Of<measure::SessionEnded> auto& event) {
  visit("at", event.at);
  visit("interrupted", event.interrupted);
  visit("runner_share", event.runner_share);
}

}  // namespace unixmark::read
