// Any report, ours or UnixBench's, by its content alone.
#pragma once

#include "read/journal.hpp"
#include "report/published.hpp"

#include <string_view>
#include <variant>

namespace unixmark::read {

// A session that can be folded into its report again, or what was printed of one.
using Reading = std::variant<Record, report::Published>;

// Whatever `text` holds, found by its content and never by a name. What cannot be read is listed in
// the result; throws Error where nothing in it is of a report, with what was expected.
[[nodiscard]] Reading parse_report(std::string_view text);

}  // namespace unixmark::read
