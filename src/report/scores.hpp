// The scores of one section of any report, for a table that rates other machines by that one.
#pragma once

#include "report/published.hpp"
#include "report/report.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::report {

// Which section, and what its own index shall be by the table.
struct Choice {
  std::optional<int> copies;  // nothing: the section with one, or the only one
  double rating = 10;
};

struct TableRow {
  std::string test;    // its name in the catalogue
  double seconds = 0;  // of a pass; the test's own where the report does not tell
  std::string unit;
  double score = 0;  // that makes an index of 10: the classic one x 10 / rating
  int samples = 1;   // 1 also where the report does not tell
};

struct LeftOut {
  std::string test;  // its name, or its title where it is no test of the catalogue
  std::string why;
};

struct Scores {
  Choice choice;
  std::size_t section = 0;  // its position in the report
  std::vector<TableRow> rows;
  std::vector<LeftOut> left_out;
  std::vector<std::string> absent;  // tests of the index that the section does not have at all
  std::vector<std::string> usual;   // rows whose length, passes or unit the report does not tell
};

// Throws Error where there is no such section, with those that there are, and where it has no score
// that a table can hold; and of the text of a sweep, which tells medians alone.
[[nodiscard]] Scores scores_of(const Report& report, const Choice& choice);
[[nodiscard]] Scores scores_of(const Published& report, const Choice& choice);

}  // namespace unixmark::report
