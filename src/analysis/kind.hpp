// Whether two reports are of the same work.
#pragma once

#include "analysis/subject.hpp"

#include <string>
#include <vector>

namespace unixmark::analysis {

// What is not the same for both sides; both tell it.
struct Difference {
  std::string name;
  std::string a;
  std::string b;

  bool operator==(const Difference&) const = default;
};

// All traits that differ, in the order in which subjects have them.
[[nodiscard]] std::vector<Difference> differences(const Subject& a, const Subject& b);

// Those of them that make other work of it, so that ratios say nothing of the machines: profile,
// compiler, flags, settings; and baselines and lengths of passes of the tests that both have. The
// versions of one profile are of one kind: 5.1.2 and 5.1.3.
[[nodiscard]] std::vector<Difference> other_kind(const Subject& a, const Subject& b);

// What one of them tells and the other does not, each by its name.
struct Untold {
  std::vector<std::string> by_a;
  std::vector<std::string> by_b;
};
[[nodiscard]] Untold untold(const Subject& a, const Subject& b);

[[nodiscard]] bool same_test(const SubjectTest& one, const SubjectTest& other);

// The test of `run` that is the same as `like`, or null.
[[nodiscard]] const SubjectTest* find_test(const SubjectRun& run, const SubjectTest& like);

}  // namespace unixmark::analysis
