// Which test of a section has the next pass.
#pragma once

#include "measure/plan.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace unixmark::measure {

// What is known of a section so far, by somebody who can judge numbers.
struct Standing {
  std::vector<double> half_widths;  // of each test, as a part of its rate; infinite: none yet
  std::vector<bool> settled;        // a test needs no further pass
  bool enough = false;              // nor does any
};

// The order of tests in a round, as positions below `tests`: each second round runs backwards, and
// each pair of rounds begins one test further on, so that no test always comes after the same one
// or at the same time.
[[nodiscard]] std::vector<std::size_t> order_of_round(std::size_t tests, int round);

class Turns {
 public:
  // `passes` are those that each test of `section` has had already.
  Turns(const Plan& plan, const Section& section, std::vector<int> passes);

  // The position of the next test, or nothing when none needs a pass. Test by test, or, in rounds,
  // one of those with the fewest passes until all have enough; then, where there is a budget, the
  // one that is known least well.
  [[nodiscard]] std::optional<std::size_t> next(const Standing& standing) const;

  void count(std::size_t test) { ++passes_.at(test); }
  // There will be no more passes of it.
  void close(std::size_t test) { closed_.at(test) = true; }
  [[nodiscard]] bool closed(std::size_t test) const { return closed_.at(test); }
  [[nodiscard]] int passes(std::size_t test) const { return passes_.at(test); }

 private:
  [[nodiscard]] bool open(std::size_t test, const Standing& standing) const;
  [[nodiscard]] bool owed(std::size_t test) const;
  [[nodiscard]] std::optional<std::size_t> least_known(std::vector<std::size_t> of,
                                                       const Standing& standing) const;
  [[nodiscard]] std::optional<std::size_t> first_in_round(const std::vector<std::size_t>& of) const;

  const Plan& plan_;
  const Section& section_;
  std::vector<int> passes_;
  std::vector<bool> closed_;
};

}  // namespace unixmark::measure
