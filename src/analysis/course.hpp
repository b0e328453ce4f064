// Whether a pass ran evenly: steps and trends in its running counts.
#pragma once

#include "measure/pass.hpp"
#include "report/report.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace unixmark::analysis {

// How the rate of a pass changed while it ran.
struct Change {
  enum class Kind { Step, Trend };
  Kind kind = Kind::Step;
  Seconds at{0};    // of a step, after the common begin
  double size = 0;  // later over earlier rate, less 1; of a trend, over the whole pass

  bool operator==(const Change&) const = default;
};

// The clearest change in `rates` of equal slices of time, each `slice` long: the split into two
// parts whose means differ most by Welch's t (after Fleming et al., Hunter, arXiv 2301.03034), or
// the straight line, whichever leaves less unexplained. Nothing unless it is larger than 2 % and
// so large by chance in less than one of a thousand passes, all splits together.
[[nodiscard]] std::optional<Change> change_in(std::span<const double> rates, Seconds slice);

// The same of the running counts of all copies of a pass, in about ten slices. Nothing where they
// were not kept or are too few to tell.
[[nodiscard]] std::optional<Change> change_within(const measure::Pass& pass);

// What may have caused a change, in words: only where a signal of the same pass supports it, else
// empty.
[[nodiscard]] std::string cause_of(const Change& change, const measure::Pass& pass,
                                   const std::vector<report::Flag>& flags);

// "the rate fell by 4.1 % from second 3.0 on in pass 2 (frequency)", one for each changed pass of
// the row, the largest three; `row.flags` must have been filled in.
[[nodiscard]] std::vector<std::string> course_findings(const report::Row& row);

}  // namespace unixmark::analysis
