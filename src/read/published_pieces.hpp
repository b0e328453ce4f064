// Lines that ran into each other, cut where another one must have begun.
#pragma once

#include <string_view>
#include <vector>

namespace unixmark::read {

// `line`, cleaned, in the pieces that had lines of their own: before a known title or a category
// where what stands there ended as a line does, before and after a rule, before the head of a run,
// and, where the head of a report stands, before its words. Mostly one; none of an empty line.
[[nodiscard]] std::vector<std::string_view> pieces_of(std::string_view line);

}  // namespace unixmark::read
