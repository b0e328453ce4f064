// The tables that scores are held against, in UnixBench's own format.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::score {

// What a score in a table may be: a thousand times less and more than any machine is known to
// reach.
inline constexpr double least_score = 1e-3;
inline constexpr double most_score = 1e12;

// What a length in one may be, in seconds, and a number of samples, from 1.
inline constexpr double least_length = 1e-3;
inline constexpr double most_length = 1e6;
inline constexpr double most_samples = 1e6;

struct BaselineRow {
  std::string test;  // a name of the catalogue
  double score = 0;  // from least_score to most_score

  bool operator==(const BaselineRow&) const = default;
};

struct Baseline {
  std::string name;  // "sparc20", or the file's path
  std::vector<BaselineRow> rows;

  [[nodiscard]] std::optional<double> score(std::string_view test) const;
  bool operator==(const Baseline&) const = default;
};

// Reads a table: `name|seconds|unit|score|score|samples` a line, `#` begins a comment. The first of
// the two scores is the baseline's. Throws Error with file and line for a line that has not these
// six fields, an unknown test, a repeated one, a unit that the test is not measured in, and a
// number that is not one or beyond its bounds (scores: above; lengths: 0.001 to 1e6 s; samples:
// whole, 1 to 1e6), and with the file for a table without rows. `file` is for those messages and
// becomes the name.
[[nodiscard]] Baseline parse_baseline(std::string_view text, std::string_view file);

}  // namespace unixmark::score
