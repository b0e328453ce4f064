// What a sweep shows, in words that every format shares.
#pragma once

#include "report/scaling.hpp"
#include "write/writers.hpp"

#include <string>
#include <vector>

namespace unixmark::write {

// "+-0.3 %" of a figure, relative to it; empty without an interval.
[[nodiscard]] std::string half_width(const report::Figure& figure);

// The same in eight characters: "+-101 %", "+-1e+05%".
[[nodiscard]] std::string short_half_width(const report::Figure& figure);

// "0.012+-0.004", or "0.012" without an interval.
[[nodiscard]] std::string with_half_width(const report::Figure& figure, int decimals = 3);

// What a number of copies stands for: C a copy a core, P a copy a processor, N memory nodes are
// full, Q as many as a quota is worth, rounded down. Empty for others.
[[nodiscard]] std::string copies_marks(const report::Scaling& scaling, int copies);

// The machine, how to take the parameters, and what is not known: a sentence each.
[[nodiscard]] std::vector<std::string> scaling_lead(const report::Scaling& scaling);

// "Amdahl's law", "sigma 0.031 [0.029, 0.033]", "kappa not identifiable (largest N = 4)" ... or why
// there is no fit.
[[nodiscard]] std::vector<std::string> fit_clauses(const report::ScalingTest& test);

// "SMT yield 1.23 +-0.8 %", and what is to be known of the curve.
[[nodiscard]] std::vector<std::string> scaling_notes(const report::ScalingTest& test);

// The rates as a row of bars, the highest the largest; a sign a point.
[[nodiscard]] std::string sparkline(const report::ScalingTest& test, Signs signs);

// All of it in Markdown.
[[nodiscard]] std::string scaling_markdown(const report::Scaling& scaling);

}  // namespace unixmark::write
