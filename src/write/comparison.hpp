// One pure function a format: a comparison in, its bytes out.
#pragma once

#include "analysis/compare.hpp"

#include <string>

namespace unixmark::write {

// 80 columns; `coloured` by the sequences that terminals know, beside a sign that says the same.
[[nodiscard]] std::string comparison_text(const analysis::Comparison& comparison, bool coloured);
[[nodiscard]] std::string comparison_markdown(const analysis::Comparison& comparison);
[[nodiscard]] std::string comparison_csv(const analysis::Comparison& comparison);
[[nodiscard]] std::string comparison_json(const analysis::Comparison& comparison);
// One page that needs nothing else, with the ratios as a forest plot.
[[nodiscard]] std::string comparison_html(const analysis::Comparison& comparison);

}  // namespace unixmark::write
