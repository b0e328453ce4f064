// The fields of what is known before the first pass: machine, build, plan, baseline, thresholds.
#pragma once

#include "read/fields_of.hpp"
#include "report/report.hpp"

#include <array>
#include <string_view>

namespace unixmark::read {

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

void fields(auto&& visit, Of<measure::CopySweep> auto& sweep) {
  visit("seed", sweep.seed);
  visit("cores", sweep.cores);
  visit("borders", sweep.borders);
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
  visit("sweep", plan.sweep);
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

}  // namespace unixmark::read
