// The hand-written parts of a manual page, as doc/COMMAND.man holds them: lines of man(7) behind a
// line `.\" NAME`, where NAME is a section's heading, or an option that the part is a note on.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

struct Prose {
  std::vector<std::string> headings;         // in their order
  std::map<std::string, std::string> parts;  // by heading or option; each ends its last line
};

// Throws Error for text before the first name, for a part that is empty and for a name that comes
// twice. `file` is for the message.
[[nodiscard]] Prose parse_prose(std::string_view text, std::string_view file);

// The part called `name`, or nothing.
[[nodiscard]] std::string part_of(const Prose& prose, const std::string& name);

}  // namespace unixmark::cli
