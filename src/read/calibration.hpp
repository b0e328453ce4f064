// The file that keeps a machine's calibration.
#pragma once

#include "analysis/calibration.hpp"

#include <string_view>

namespace unixmark::read {

// What write::calibration_file() made. Throws Error for anything else: unlike in a journal nothing
// in it is worth having without the rest.
[[nodiscard]] analysis::Calibration parse_calibration(std::string_view text);

}  // namespace unixmark::read
