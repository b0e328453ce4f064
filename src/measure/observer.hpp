// Gathers the evidence of one pass.
#pragma once

#include "measure/evidence.hpp"
#include "measure/pass.hpp"
#include "sys/look.hpp"
#include "sys/task.hpp"

#include <span>
#include <vector>

namespace unixmark::measure {

// Looks before the copies begin and after all have ended, and never between.
class Observer {
 public:
  // Looks at once: to be made before the copies are started. For programs that know no gate this is
  // the first look.
  explicit Observer(const sys::Looker& looker);

  // Takes the first look anew: the copies have made ready, and sleep until they may begin.
  void copies_wait(std::span<const pid_t> copies);

  // Takes the second look. `members` and `tasks` are of the same copies in the same order.
  [[nodiscard]] Evidence copies_ended(std::span<const Copy> members,
                                      std::span<const sys::TaskTimes> tasks) const;

 private:
  void look();

  const sys::Looker& looker_;
  sys::Look before_;
  sys::UnwrittenMemory unwritten_;
  std::vector<sys::TaskTimes> tasks_before_;  // empty: the copies were not there yet
  Nanos copies_before_{0};                    // their CPU time until then
};

// What two looks tell: all but what the copies used, the frequency and unwritten memory.
[[nodiscard]] Evidence evidence_between(const sys::Look& before, const sys::Look& after);

// The sum of what each task got between two looks; nothing unless every one of them tells. `before`
// is empty for tasks that were not there yet.
[[nodiscard]] sys::TaskTimes summed(std::span<const sys::TaskTimes> before,
                                    std::span<const sys::TaskTimes> after);

}  // namespace unixmark::measure
