// What every format says of a report besides its numbers, worded once.
#pragma once

#include "report/report.hpp"

#include <string>
#include <vector>

namespace unixmark::write {

// "grade B: the hypervisor took up to 1.2 % ... in 4 of 10 passes; ...", or empty: there is none.
[[nodiscard]] std::string grade_line(const report::Report& report);

// What a reader must know before the numbers: quick schedule, interrupted, not finished,
// incomplete, runs that never began.
[[nodiscard]] std::vector<std::string> marks(const report::Report& report);

// What bears on how far the numbers can be trusted, a line each: quota, virtualisation, clock
// source, the runner's own share, settings, pinning.
[[nodiscard]] std::vector<std::string> trust_lines(const report::Report& report);

struct Fact {
  std::string name;
  std::string value;
};

// The machine and the program, for a table: from the operating system to the kernels' hash.
[[nodiscard]] std::vector<Fact> system_facts(const report::Header& header);

// Processors that are alike, which a report may show as one.
struct Alike {
  std::vector<int> ids;
  sys::Processor processor;  // the first of them
};

// Up to sixteen processors stand each for itself, unless the report shall be brief; more are put
// together where model, features and top speed agree and their bogomips lie within 1 %.
[[nodiscard]] std::vector<Alike> alike(const std::vector<sys::Processor>& processors, bool brief);

// "0-3,8": ids in their order, runs of neighbours as one.
[[nodiscard]] std::string ranges(const std::vector<int>& ids);

// How many processors the machine has online, at least 1.
[[nodiscard]] std::size_t online(const sys::Machine& machine);

// "gcc 12.2.0 -O3 -march=native, kernels 0123456789abcdef"; of programs from elsewhere that they
// are so.
[[nodiscard]] std::string build_text(const report::Header& header);

// The name of the table that indexes are by where that is not the usual one; empty: it is.
[[nodiscard]] std::string other_baseline(const report::Header& header);

// "1, 2, 3 and 4"
[[nodiscard]] std::string enumerated(const std::vector<int>& numbers);

// The same of the numbers of copies of a plan.
[[nodiscard]] std::string sweep_copies(const measure::Plan& plan);

// "1 parallel copy", "2 parallel copies"
[[nodiscard]] std::string copies_text(int copies);

}  // namespace unixmark::write
