// A report in HTML: UnixBench's page of tables, or any page with a report's text in it.
#pragma once

#include "read/published_draft.hpp"

#include <string_view>

namespace unixmark::read {

[[nodiscard]] bool is_page(std::string_view text);

// Reads the rows of tables by the words of their head, and all other text line by line.
void read_page(Draft& draft, std::string_view text);

}  // namespace unixmark::read
