// Reports of one machine in time: where a test's rate stepped up or down, and what had changed.
#pragma once

#include "analysis/compare.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace unixmark::analysis {

struct SeriesStep {
  std::size_t at = 0;  // the position of the first report behind it
  double before = 0;   // mean rates of the two parts, geometric
  double after = 0;
  std::vector<Difference> changed;  // traits of the report behind it and of the one before it
};

// A test in all reports.
struct SeriesRow {
  std::string test;
  std::string title;
  std::string unit;
  int copies = 1;
  bool all = false;                           // which for some report is all, as in a comparison
  std::vector<std::optional<double>> values;  // one for each report; nothing: it has none
  std::vector<SeriesStep> steps;              // the earliest first
};

struct Series {
  std::vector<Party> points;
  bool dated = false;  // in the order of their dates; else in the order given, some having none
  std::vector<SeriesRow> rows;
};

// With `copies` as in a Question; where "all" is not one number in all reports, each has rows of
// its own. A step is where the logarithms of the values on both sides, three or more each, differ
// by Welch's t with p < 0.001 over all places where it could be, and by more than 2 %; the parts
// are split again (after Fleming et al., Hunter, arXiv 2301.03034). Values are medians where all
// reports of a test have them, else classic results, and nothing where a report has a median alone.
[[nodiscard]] Series series_of(std::vector<Subject> subjects, const std::vector<Copies>& copies);

// Where `values`, above 0, step; positions of the first behind each step, ascending.
[[nodiscard]] std::vector<std::size_t> steps_in(std::span<const double> values);

}  // namespace unixmark::analysis
