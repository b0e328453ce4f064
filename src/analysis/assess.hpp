// The report with what disturbed its passes.
#pragma once

#include "report/report.hpp"

#include <span>

namespace unixmark::analysis {

// Adds to `report` the flags of every pass, what they come to in each row, and the grade. A report
// of which no pass has evidence (of an older version) stays as it is.
void assess(report::Report& report);

// Folds a session's events into its report, assesses it, and adds what a sweep shows.
[[nodiscard]] report::Report full_report(const report::Header& header,
                                         std::span<const measure::Event> events);

// Whether any pass of the report is suspect.
[[nodiscard]] bool any_suspect(const report::Report& report);

// Whether a pass should be repeated, by what can be said of it while the session still runs.
[[nodiscard]] bool worth_repeating(const report::Header& header, const measure::Pass& pass);

}  // namespace unixmark::analysis
