// From the passes of a test to its score, or to the reason why it has none.
#pragma once

#include "report/gather.hpp"
#include "report/report.hpp"

#include <optional>
#include <vector>

namespace unixmark::report {

// Fills in score and robust rate with their intervals, findings, index, failure and remarks of a
// row that gather() made. A test of which any pass failed has no score at all; one whose passes
// ended early is scored from those it has, and its failure says how many.
void finish_row(Row& row, int copies, std::optional<double> baseline, Ending ending);

// The rates of a row that has a score, each in the order in which the passes ran.
struct Rates {
  std::vector<double> classic;  // of the passes that the classic rule scores
  std::vector<double> robust;   // of all sound passes, over the common window
};
[[nodiscard]] Rates rates_of(const Row& row);

// Adds where the score of resampled passes lies, for a row that has a score from 20 passes or more.
// On at most `threads` threads, whose number changes nothing in the figures.
void resample_row(Row& row, int threads);

// Whether all planned passes ran and were sound.
[[nodiscard]] bool complete(const Row& row);

}  // namespace unixmark::report
