// When a test has been measured often enough. Widths decide, never scores or their significance:
// stopping at a result that pleases would make it wrong (Chow and Robbins, Ann. Math. Stat. 36,
// 1965, on sequential intervals of fixed width).
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace unixmark::score {

// The numbers of passes after which it is asked. The interval of a median gets narrower at just
// these; more looks would find a narrow interval by chance more often.
inline constexpr std::array<int, 10> looks = {6, 9, 12, 15, 17, 20, 23, 25, 28, 30};

// Of the robust rate: half the width of its interval over the median, widened for correlated
// passes. Nothing below six rates. Rates are in the order of the passes and above 0.
[[nodiscard]] std::optional<double> relative_half_width(std::span<const double> rates);

// Whether a test with these rates may stop: at each of the last two looks that it has reached, with
// the passes there were then, the half-width was `precision` or less and no trend was flagged.
[[nodiscard]] bool settled(std::span<const double> rates, double precision);

// Of the robust index over tests, each with its rates in order, of passes in rounds: half the width
// of its interval over the index. Nothing while any test has fewer than six, or there is none.
[[nodiscard]] std::optional<double> index_half_width(std::span<const std::vector<double>> rates);

}  // namespace unixmark::score
