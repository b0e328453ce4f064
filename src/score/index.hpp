// Scores as multiples of a baseline, and their geometric mean.
#pragma once

#include <span>

namespace unixmark::score {

// score / baseline x 10. Both above 0.
[[nodiscard]] double index_value(double score, double baseline);

// exp(mean of ln(value)) over index values; there must be one, all above 0.
[[nodiscard]] double index_score(std::span<const double> values);

}  // namespace unixmark::score
