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
  std::vector<std::string> warnings{};  // what could, but should not be there
};

// Reads a journal. A line that cannot be read is listed in `lost`; only a file without a header,
// or with more than 100,000 such lines, is an Error. Where the session begins once more, as in a
// file that was copied behind itself, what stands there again is read once, with a warning; the
// lines of another session are not read, and that it begins is listed in `lost`.
[[nodiscard]] Record parse_journal(std::string_view text);

// Reads the JSON that write/json.cpp makes, back into the same record: rendered again it gives the
// same bytes. Events that make no sense are listed in `lost`; throws Error when it is no report.
[[nodiscard]] Record parse_json(std::string_view text);

}  // namespace unixmark::read
