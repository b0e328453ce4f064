// What the command `doctor` found, for programs.
#pragma once

#include "analysis/doctor.hpp"

#include <string>
#include <vector>

namespace unixmark::write {

// {"schema": "unixmark-doctor/1", "clean": false, "findings": [...]}
[[nodiscard]] std::string doctor_json(const std::vector<analysis::Finding>& findings);

}  // namespace unixmark::write
