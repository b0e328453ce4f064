// Two sweeps side by side: the curves of each test, and how far apart they are at every number of
// copies.
#pragma once

#include "report/scaling.hpp"

#include <optional>
#include <string>
#include <vector>

namespace unixmark::analysis {

struct Question;
struct Subject;

// What both did with so many copies; a side that was not measured so has nothing.
struct ComparedPoint {
  int copies = 1;
  std::optional<report::ScalingPoint> a{};
  std::optional<report::ScalingPoint> b{};
  std::optional<report::Figure> ratio{};  // B / A
  std::string verdict{};                  // in words; empty: there is nothing to compare
};

struct ComparedCurve {
  report::ScalingTest a;
  report::ScalingTest b;
  std::vector<ComparedPoint> points;  // by copies, of either side
};

struct ComparedSweeps {
  report::Scaling a;  // their frames, without tests
  report::Scaling b;
  std::vector<ComparedCurve> curves;  // of tests that both have, in A's order
};

// Nothing unless both are one sweep each that has a test in common with the other.
[[nodiscard]] std::optional<ComparedSweeps> compare_sweeps(const Subject& a, const Subject& b,
                                                           const Question& question);

}  // namespace unixmark::analysis
