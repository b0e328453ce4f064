// The names that the fields of our structs have in journals, JSON and calibrations: one list for
// both directions, so that what is written and what is read cannot drift apart. Names carry their
// units. A visitor is called with the name and the field of each; write/encoder.hpp and
// read/decoder.hpp are the two there are.
#pragma once

#include "analysis/calibration.hpp"
#include "report/report.hpp"

#include <array>
#include <concepts>
#include <string_view>
#include <type_traits>

namespace unixmark::read {

// T is S, or S that may only be looked at.
template <class T, class S>
concept Of = std::same_as<std::remove_const_t<T>, S>;

// In the order of the enumerators.
constexpr std::array<std::string_view, 2> names_of(measure::Rest) {
  return {"classic", "none"};
}
constexpr std::array<std::string_view, 3> names_of(measure::Pinning::Mode) {
  return {"none", "spread", "list"};
}
constexpr std::array<std::string_view, 3> names_of(measure::Placement) {
  return {"free", "same", "cross"};
}

void fields(auto&& visit, Of<sys::Processor> auto& processor) {
  visit("id", processor.id);
  visit("model", processor.model);
  visit("bogomips", processor.bogomips);
  visit("flags", processor.flags);
  visit("max_khz", processor.max_khz);
  visit("core", processor.core);
}

void fields(auto&& visit, Of<sys::VirtualLayer> auto& layer) {
  visit("source", layer.source);
  visit("name", layer.name);
}

void fields(auto&& visit, Of<sys::Machine> auto& machine) {
  visit("host", machine.host);
  visit("os_name", machine.os_name);
  visit("kernel_name", machine.kernel_name);
  visit("kernel_release", machine.kernel_release);
  visit("kernel_version", machine.kernel_version);
  visit("architecture", machine.architecture);
  visit("platform", machine.platform);
  visit("language", machine.language);
  visit("charmap", machine.charmap);
  visit("collate", machine.collate);
  visit("uptime_line", machine.uptime_line);
  visit("runlevel", machine.runlevel);
  visit("processors", machine.processors);
  visit("allowed", machine.allowed);
  visit("quota_processors", machine.quota);
  visit("layers", machine.layers);
  visit("boot_id", machine.boot_id);
  visit("clock_source", machine.clock_source);
  visit("governor", machine.governor);
  visit("smt", machine.smt);
  visit("mitigations", machine.mitigations);
  visit("load_1", machine.load_1);
  visit("load_5", machine.load_5);
  visit("load_15", machine.load_15);
  visit("memory_kib", machine.memory_kib);
}

void fields(auto&& visit, Of<report::Build> auto& build) {
  visit("compiler", build.compiler);
  visit("flags", build.flags);
  visit("hash", build.hash);
}

void fields(auto&& visit, Of<measure::Pinning> auto& pinning) {
  visit("mode", pinning.mode);
  visit("processors", pinning.processors);
}

void fields(auto&& visit, Of<measure::PlannedTest> auto& test) {
  visit("name", test.name);
  visit("title", test.title);
  visit("program", test.program);
  visit("arguments", test.arguments);
  visit("unit", test.unit);
  visit("timebase", test.timebase);
  visit("category", test.category);
  visit("duration_seconds", test.duration);
  visit("setup_seconds", test.setup);
  visit("foreign_setup_seconds", test.foreign_setup);
  visit("passes", test.passes);
  visit("scored", test.scored);
  visit("enough", test.enough);
  visit("needs", test.needs);
  visit("processes_per_copy", test.processes_per_copy);
  visit("inherently_parallel", test.inherently_parallel);
  visit("skip", test.skip);
  visit("note", test.note);
}

void fields(auto&& visit, Of<measure::Section> auto& section) {
  visit("copies", section.copies);
  visit("tests", section.tests);
}

void fields(auto&& visit, Of<measure::Plan> auto& plan) {
  visit("schedule", plan.schedule);
  visit("rounds", plan.rounds);
  visit("rest", plan.rest);
  visit("pinning", plan.pinning);
  visit("placement", plan.placement);
  visit("processors", plan.processors);
  visit("precision", plan.precision);
  visit("index_precision", plan.index_precision);
  visit("budget_seconds", plan.budget);
  visit("note", plan.note);
  visit("sections", plan.sections);
}

void fields(auto&& visit, Of<score::BaselineRow> auto& row) {
  visit("test", row.test);
  visit("score", row.score);
}

void fields(auto&& visit, Of<score::Baseline> auto& baseline) {
  visit("name", baseline.name);
  visit("rows", baseline.rows);
}

void fields(auto&& visit, Of<report::Threshold> auto& threshold) {
  visit("notice", threshold.notice);
  visit("suspect", threshold.suspect);
}

void fields(auto&& visit, Of<report::Thresholds> auto& thresholds) {
  visit("steal", thresholds.steal);
  visit("cpu_pressure", thresholds.cpu_pressure);
  visit("stall", thresholds.stall);
  visit("throttled", thresholds.throttled);
  visit("foreign", thresholds.foreign);
  visit("runner", thresholds.runner);
  visit("preemption", thresholds.preemption);
  visit("lost_cpu", thresholds.lost_cpu);
  visit("frequency_fall", thresholds.frequency_fall);
  visit("thermal", thresholds.thermal);
  visit("gap_seconds", thresholds.gap_seconds);
  visit("skew", thresholds.skew);
  visit("apart", thresholds.apart);
  visit("copies_variation", thresholds.copies_variation);
  visit("clock_drift_ppm", thresholds.clock_drift_ppm);
  visit("suspended_seconds", thresholds.suspended_seconds);
  visit("dirty_kib", thresholds.dirty_kib);
}

void fields(auto&& visit, Of<report::Header> auto& header) {
  visit("version", header.version);
  visit("profile", header.profile);
  visit("host", header.host);
  visit("began", header.began);
  visit("machine", header.machine);
  visit("build", header.build);
  visit("plan", header.plan);
  visit("baseline", header.baseline);
  visit("command", header.command);
  visit("settings", header.settings);
  visit("thresholds", header.thresholds);
  visit("brief", header.brief);
}

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

void fields(auto&& visit, Of<analysis::MachineIdentity> auto& machine) {
  visit("host", machine.host);
  visit("architecture", machine.architecture);
  visit("processor", machine.processor);
  visit("processors", machine.processors);
}

void fields(auto&& visit, Of<analysis::Conditions> auto& conditions) {
  visit("boot_id", conditions.boot_id);
  visit("kernel", conditions.kernel);
  visit("profile", conditions.profile);
  visit("build", conditions.build);
}

void fields(auto&& visit, Of<analysis::SessionRate> auto& rate) {
  visit("test", rate.test);
  visit("copies", rate.copies);
  visit("duration_seconds", rate.duration);
  visit("passes", rate.passes);
  visit("rate", rate.rate);
}

void fields(auto&& visit, Of<analysis::CalibrationSession> auto& session) {
  visit("began", session.began);
  visit("conditions", session.conditions);
  visit("schedule", session.schedule);
  visit("settings", session.settings);
  visit("rates", session.rates);
}

void fields(auto&& visit, Of<analysis::Calibration> auto& calibration) {
  visit("machine", calibration.machine);
  visit("sessions", calibration.sessions);
}

}  // namespace unixmark::read
