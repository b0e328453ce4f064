// Where calibrations are kept: a file a machine, in the user's folder for what lasts.
#pragma once

#include "analysis/calibration.hpp"
#include "cli/env.hpp"
#include "sys/machine.hpp"

#include <filesystem>

namespace unixmark::cli {

struct CalibrationStore {
  std::filesystem::path file;  // which need not be there yet
  analysis::MachineIdentity machine;
};

// Throws Error where neither XDG_STATE_HOME nor HOME says where that could be.
[[nodiscard]] CalibrationStore calibration_store(const sys::Machine& machine, const Env& env);
// The same of a machine that a report names.
[[nodiscard]] CalibrationStore calibration_store(const analysis::MachineIdentity& machine,
                                                 const Env& env);

// What is known so far. Throws Error, and leaves the file as it is, where that is damaged, of a
// later version, or of another machine.
[[nodiscard]] analysis::Calibration load_calibration(const CalibrationStore& store);

// Throws Error where nothing could be added, before it costs a measurement.
void demand_writable(const CalibrationStore& store);

// Adds a session to whatever the file holds by now, also by others who calibrate at the same time,
// and returns all of it. A file that has become unreadable since is kept under another name, and
// that is told. Throws Error where nothing can be written.
[[nodiscard]] analysis::Calibration store_session(const CalibrationStore& store,
                                                  const analysis::CalibrationSession& session,
                                                  const Env& env);

}  // namespace unixmark::cli
