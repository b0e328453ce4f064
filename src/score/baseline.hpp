// The tables that scores are held against, in UnixBench's own format.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::score {

struct BaselineRow {
  std::string test;  // a name of the catalogue
  double score = 0;  // above 0

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
// six fields, an unknown test, a repeated one, and a number that is not one or not above 0, and
// with the file for a table without rows. `file` is for those messages and becomes the name.
[[nodiscard]] Baseline parse_baseline(std::string_view text, std::string_view file);

}  // namespace unixmark::score
