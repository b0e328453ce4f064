// What -v tells on standard error: command lines and the figures of each pass.
#pragma once

#include "measure/event.hpp"
#include "measure/plan.hpp"

#include <string>

namespace unixmark::cli {

// The line for `event`, with its newline, or nothing where it has none.
[[nodiscard]] std::string verbose_line(const measure::Event& event, const measure::Plan& plan);

}  // namespace unixmark::cli
