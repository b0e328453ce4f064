// Reports that were printed: UnixBench's of any age, and our text without its journal.
#pragma once

#include "report/published.hpp"

#include <optional>
#include <string_view>

namespace unixmark::read {

// What `text` says, as far as it goes: the plain text of UnixBench 3, 4, 5 and 6 and of unixmark,
// also out of a mail, a page or a console; UnixBench's page in HTML; its `.log`, with the rate of
// every pass. What is missing, cut off or damaged is in `lost`, what contradicts itself in
// `warnings`. Nothing where no part of it is of a report. Any bytes will do; throws nothing but
// bad_alloc.
[[nodiscard]] std::optional<report::Published> parse_published(std::string_view text);

}  // namespace unixmark::read
