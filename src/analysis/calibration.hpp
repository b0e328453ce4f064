// What a machine's own noise is known from: rates of sessions that measured the same thing.
#pragma once

#include "base/units.hpp"
#include "report/report.hpp"

#include <compare>
#include <cstddef>
#include <string>
#include <vector>

namespace unixmark::analysis {

// What tells machines apart whose users share a home.
struct MachineIdentity {
  std::string host;
  std::string architecture;
  std::string processor;  // the models, each once
  int processors = 0;     // online ones

  bool operator==(const MachineIdentity&) const = default;
};
[[nodiscard]] MachineIdentity identity_of(const sys::Machine& machine);

// What must be the same for a difference between two sessions to be noise.
struct Conditions {
  std::string boot_id;
  std::string kernel;   // release and version
  std::string profile;  // "6.0"
  std::string build;    // the kernels' hash

  auto operator<=>(const Conditions&) const = default;  // NOLINT: seen as a 0 by clang-tidy 14
};
[[nodiscard]] Conditions conditions_of(const report::Header& header);

// A test's robust rate in one session.
struct SessionRate {
  std::string test;
  int copies = 1;
  Seconds duration{0};  // of a pass
  int passes = 0;
  double rate = 0;

  bool operator==(const SessionRate&) const = default;
};

struct CalibrationSession {
  WallTime began;
  Conditions conditions;
  std::string schedule;
  std::vector<std::string> settings;  // whatever else changes what the rates mean
  std::vector<SessionRate> rates;     // no two of the same test, copies and duration

  bool operator==(const CalibrationSession&) const = default;
};

struct Calibration {
  MachineIdentity machine;
  std::vector<CalibrationSession> sessions;  // the oldest first

  bool operator==(const Calibration&) const = default;
};

// So many sessions are kept. Their pairs are enough for any quantile, and their file stays small.
inline constexpr std::size_t most_sessions = 200;

// What a session adds to a calibration: of the tests that are complete. `scratch` is where their
// files lay, which makes another measurement of the file tests.
[[nodiscard]] CalibrationSession session_of(const report::Report& report,
                                            const std::string& scratch);

// Adds a session that measured anything; the oldest go where there are too many.
void add(Calibration& calibration, CalibrationSession session);

}  // namespace unixmark::analysis
