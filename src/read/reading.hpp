// Any report, ours or UnixBench's, by its content alone.
#pragma once

#include "read/journal.hpp"
#include "report/published.hpp"

#include <cstdint>
#include <string_view>
#include <variant>

namespace unixmark::read {

// A session that can be folded into its report again, or what was printed of one.
using Reading = std::variant<Record, report::Published>;

// What UnixBench prints is far smaller, also the log of hundreds of copies.
inline constexpr std::uintmax_t most_printed = std::uintmax_t{64} << 20;

// Throws Error when a file of `bytes` bytes that begins so can be no report, so that a large one
// need not be read whole to find out. `beginning` is all of it, or 64 KiB.
void demand_promising(std::string_view beginning, std::uintmax_t bytes);

// Whatever `text` holds, found by its content and never by a name. What cannot be read is listed in
// the result; throws Error where nothing in it is of a report, with what was expected.
[[nodiscard]] Reading parse_report(std::string_view text);

// Reads the JSON that write/published_json.cpp makes, back into the same report. Throws Error for
// anything else: unlike in a journal nothing in it is worth having without the rest.
[[nodiscard]] report::Published parse_published_json(std::string_view text);

}  // namespace unixmark::read
