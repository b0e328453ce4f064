// Passes that are made again because something disturbed them.
#pragma once

#include "measure/pass.hpp"
#include "measure/plan.hpp"

#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace unixmark::measure {

// Whether a pass should be made again: by what happened around it, never by its count.
using Disturbed = std::function<bool(const Pass&)>;

// Keeps which passes of the section under way, or of a sweep, are to be repeated: each at most
// twice, and all together at most a fifth of the planned passes, but one in any case. Extra passes
// come after the planned ones.
class Repeats {
 public:
  // With an empty `disturbed` nothing is ever repeated.
  Repeats(const Plan& plan, Disturbed disturbed);

  // Takes note of a pass that ended without complaint.
  void note(const Pass& pass);

  // A pass to make again.
  struct Again {
    std::string test;
    int number = 1;  // of the original pass
    int copies = 1;

    bool operator<(const Again& other) const {
      return std::tie(test, number, copies) < std::tie(other.test, other.number, other.copies);
    }
  };

  // The next of the section under way, in the order in which they were noted; nothing: no more.
  [[nodiscard]] std::optional<Again> next();

  // Another section begins.
  void forget();

 private:
  Disturbed disturbed_;
  int left_ = 0;
  std::deque<Again> waiting_;
  std::map<Again, int> tries_;
};

}  // namespace unixmark::measure
