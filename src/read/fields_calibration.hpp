// The fields of what calibrations found on a machine.
#pragma once

#include "analysis/calibration.hpp"
#include "read/fields_of.hpp"

namespace unixmark::read {

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
