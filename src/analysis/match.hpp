// Which runs of two subjects are held against each other.
#pragma once

#include "analysis/compare.hpp"
#include "analysis/subject.hpp"

#include <string>
#include <vector>

namespace unixmark::analysis {

// The run with so many copies, or null.
[[nodiscard]] const SubjectRun* run_with(const Subject& subject, int copies);

// The run that stands for all of the machine: with a copy a processor; of a report that has none
// such the one with most copies, and of a sweep, which makes more than fit, null.
[[nodiscard]] const SubjectRun* all_run(const Subject& subject);

struct Matched {
  const SubjectRun* a = nullptr;
  const SubjectRun* b = nullptr;
  bool all = false;  // both are all_run()s
};

// What `copies` ask for, as in a Question; runs without counterpart are left out, and each pair is
// there once. "All" is a copy a processor on both sides, else the largest number that both have,
// else as many as each had at most.
[[nodiscard]] std::vector<Matched> matched_runs(const Subject& a, const Subject& b,
                                                const std::vector<Copies>& copies);

// That runs with several copies have no counterpart; empty: there are none, or some are compared.
[[nodiscard]] std::string left_out_note(const std::vector<Matched>& matched, const Subject& a,
                                        const Subject& b);

// Where all of a side's copies are more than its processors, how many; else empty.
[[nodiscard]] std::string crowded_note(const Matched& runs, const Subject& a, const Subject& b);

}  // namespace unixmark::analysis
