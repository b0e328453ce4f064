// How sure numbers are, in words that every format shares. What follows +- is half the width of an
// interval of 95 % confidence, relative to the number.
#pragma once

#include "report/report.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace unixmark::write {

// "+0.9 %": where a value lies from another.
[[nodiscard]] std::string distance(double value, double from);

// "+-0.3 %" of 0.003: half the width of a 95 % interval, relative to its middle.
[[nodiscard]] std::string half_width(double share);
// The same of the result by the classic rule and of the median; empty: there is no interval.
[[nodiscard]] std::string classic_half_width(const report::Row& row);
[[nodiscard]] std::string robust_half_width(const report::Row& row);

// "41.20 M lps"
[[nodiscard]] std::string amount(double value, std::string_view unit);

// "median 41.20 M lps +-0.3 % (9 passes); passes within -0.4 % to +0.9 %, MAD 0.2 %, 96.1 % level;
// classic result +-0.4 %". Below six passes "3 passes, within -0.4 % to +0.9 % of the median ...";
// from 20 on also "95 % of 2,000 resampled results within -0.1 % to +0.1 % of this one"; where
// a precision was asked for "not converged: +-1.4 %"; or "failed: why", "skipped: why", "not run:
// interrupted".
[[nodiscard]] std::string sureness(const report::Row& row);

// The same in its parts, for those who break lines.
[[nodiscard]] std::vector<std::string> sureness_clauses(const report::Row& row);

// What else there is to say of a row: its findings, its remarks, its rate without suspect passes.
[[nodiscard]] std::vector<std::string> notes_on(const report::Row& row);

// "Index (classic rule) 1055.4 +-0.8 %" and "Index (robust) 1049.9 +-0.5 %, over rounds", for each
// table; with its category where there are several.
[[nodiscard]] std::vector<std::string> index_lines(const report::Section& section);
[[nodiscard]] std::vector<std::string> index_lines(const report::IndexTable& table);

}  // namespace unixmark::write
