// What is said of a format that there is none of.
#pragma once

#include "base/error.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

// Names all that there are, `known`, after the one that may have been meant. `of` says of what they
// are formats, where not of a report.
[[nodiscard]] Error unknown_format(std::string_view format, const std::vector<std::string>& known,
                                   std::string_view of = {});

}  // namespace unixmark::cli
