// How each pass of a row stands to its result.
#pragma once

#include "report/report.hpp"

#include <optional>
#include <vector>

namespace unixmark::report {

enum class Standing {
  Kept,     // the classic result is made of it
  Dropped,  // by the classic rule
  Outside,  // sound, but the rule does not look at it: repeated, additional, or of a failed test
  Failed
};

struct PassFigure {
  Standing standing = Standing::Failed;
  std::optional<double> rate;  // while all copies ran, in the test's unit; nothing: there is none
};

// One for each of `row.passes`. Rates are finite and above 0.
[[nodiscard]] std::vector<PassFigure> figures_of(const Row& row);

// Whether the classic rule looks at a sound pass: at those that were planned for it, by their
// numbers. Passes that were repeated or added enter the robust rate alone.
[[nodiscard]] bool classic_pass(const measure::PlannedTest& test, const measure::Pass& pass);

}  // namespace unixmark::report
