// How far a whole run may be trusted.
#pragma once

#include "analysis/flags.hpp"
#include "report/report.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::analysis {

// What the letters rest on.
struct Tally {
  int passes = 0;
  int suspect = 0;           // passes with a suspect flag
  int noticed = 0;           // passes with any flag
  bool others_seen = false;  // the machine told of other processes' time
};

// A: quiet. B: little disturbance. C: more, but less than the classic rule drops. D: do not
// compare. The whole rule is in here and in explain_grade().
[[nodiscard]] char letter_of(const Tally& tally);

// "quiet" ... "do not compare"; a letter that is none means the last.
[[nodiscard]] std::string_view meaning_of(char letter);

// The grade of passes with these flags, a list a pass: the letter, and the signals with the most
// suspect passes, then with the most passes at all, at most three. Nothing without passes.
[[nodiscard]] std::optional<report::Grade> grade_of(
    const std::vector<std::vector<report::Flag>>& flags, bool others_seen);

// The rule in words, with the flags and their thresholds, for --explain grade.
[[nodiscard]] std::string explain_grade(const report::Thresholds& thresholds);

}  // namespace unixmark::analysis
