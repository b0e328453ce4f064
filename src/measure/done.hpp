// What a session had done before it was cut off.
#pragma once

#include "measure/event.hpp"
#include "measure/plan.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace unixmark::measure {

struct SectionDone {
  bool began = false;
  std::vector<int> passes;          // that each test has had
  std::vector<std::size_t> closed;  // tests that have failed or were skipped
};

struct Done {
  std::vector<SectionDone> sections;
  Nanos runner_cpu{0};  // of all its passes
  Nanos elapsed{0};
  Seconds used{0};  // of a budget: from the first event to the last, gaps left out
};

// Reads it off the events of a session of `plan`.
[[nodiscard]] Done done_of(const Plan& plan, std::span<const Event> events);

}  // namespace unixmark::measure
