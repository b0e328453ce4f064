// Journals back into the events they were written from.
#pragma once

#include "report/report.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace unixmark::read {

// A session as it was recorded.
struct Record {
  report::Header header;
  std::vector<measure::Event> events;
  std::vector<std::string>
      lost;  // what could not be read, with line numbers: a torn last line, an unknown event
};

// Reads a journal. A line that cannot be read is listed in `lost`; only a file without a header,
// or with more than 100,000 such lines, is an Error.
[[nodiscard]] Record parse_journal(std::string_view text);

// Reads the JSON that write/json.cpp makes, back into the same record: rendered again it gives the
// same bytes. Events that make no sense are listed in `lost`; throws Error when it is no report.
[[nodiscard]] Record parse_json(std::string_view text);

// Reads an HTML page that write/html.cpp makes: the JSON embedded in it. Throws Error like
// parse_json, and when the page holds none.
[[nodiscard]] Record parse_html(std::string_view text);

// Throws Error when a file that begins so is none of ours, so that a large one need not be read
// whole to find out. `beginning` is all of a file, or 64 KiB of it.
void demand_ours(std::string_view beginning);

// Whichever of the three `text` is, found by its content. Throws Error with what was expected.
[[nodiscard]] Record parse_any(std::string_view text);

}  // namespace unixmark::read
