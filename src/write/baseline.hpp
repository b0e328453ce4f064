// A table in UnixBench's format that rates other machines by the one that a report is of.
#pragma once

#include "report/scores.hpp"

#include <string>
#include <string_view>

namespace unixmark::write {

// The table of `scores`, which are of `report`, as parse_baseline() reads it: by it their own index
// is the rating chosen. Comments tell where it came from; `source` is the report's name. The first
// of them, up to its first full stop, is what lists show.
[[nodiscard]] std::string baseline(const report::Report& report, const report::Scores& scores,
                                   std::string_view source);
[[nodiscard]] std::string baseline(const report::Published& report, const report::Scores& scores,
                                   std::string_view source);

}  // namespace unixmark::write
