// From the passes of a test to its score, or to the reason why it has none.
#pragma once

#include "report/gather.hpp"
#include "report/report.hpp"

#include <optional>

namespace unixmark::report {

// Fills in score, robust rate, index, failure and remarks of a row that gather() made. A test of
// which any pass failed has no score at all; one whose passes ended early is scored from those it
// has, and its failure says how many.
void finish_row(Row& row, int copies, std::optional<double> baseline, Ending ending);

// Adds where the score of resampled passes lies, for a row that has a score from 20 passes or more.
// On at most `threads` threads, whose number changes nothing in the figures.
void resample_row(Row& row, int threads);

// Whether all planned passes ran and were sound.
[[nodiscard]] bool complete(const Row& row);

}  // namespace unixmark::report
