// A machine's own noise: the file that keeps it, and what is shown of it.
#pragma once

#include "analysis/calibration.hpp"
#include "analysis/floor.hpp"

#include <string>
#include <vector>

namespace unixmark::write {

// {"schema": "unixmark-calibration/1", "machine": {...}, "sessions": [...]}
[[nodiscard]] std::string calibration_file(const analysis::Calibration& calibration);

// What is known of the noise, as seen from `now`.
struct Noise {
  analysis::MachineIdentity machine;
  analysis::Conditions now;
  std::vector<analysis::Floor> floors;
};

// A table, a line for each floor, and what a floor is.
[[nodiscard]] std::string noise_text(const Noise& noise);

// {"schema": "unixmark-noise/1", "machine": {...}, "now": {...}, "floors": [...]}
[[nodiscard]] std::string noise_json(const Noise& noise);

}  // namespace unixmark::write
