// Passes that are made again because something disturbed them.
#pragma once

#include "measure/pass.hpp"
#include "measure/plan.hpp"

#include <deque>
#include <functional>
#include <map>
#include <optional>

namespace unixmark::measure {

// Whether a pass should be made again: by what happened around it, never by its count.
using Disturbed = std::function<bool(const Pass&)>;

// Keeps which passes of the test under way are to be repeated: each at most twice, and all
// together at most a fifth of the planned passes, but one in any case. Extra passes come after the
// planned ones.
class Repeats {
 public:
  // With an empty `disturbed` nothing is ever repeated.
  Repeats(const Plan& plan, Disturbed disturbed);

  // Takes note of a pass that ended without complaint.
  void note(const Pass& pass);

  // The number of the next pass of the test under way to make again; nothing: no more.
  [[nodiscard]] std::optional<int> next();

  // Another test begins.
  void forget();

 private:
  Disturbed disturbed_;
  int left_ = 0;
  std::deque<int> waiting_;   // numbers of the original passes
  std::map<int, int> tries_;  // by the number of the original pass
};

}  // namespace unixmark::measure
