// One pass from its start to its figures.
#pragma once

#include "measure/copy_watch.hpp"
#include "measure/course.hpp"
#include "measure/observer.hpp"
#include "measure/pass.hpp"
#include "sys/folder.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::measure {

// Ends what has left the copies' groups.
class Sweep {
 public:
  explicit Sweep(const Tools& tools) : tools_(tools) {}
  Sweep(const Sweep&) = delete;
  Sweep& operator=(const Sweep&) = delete;
  ~Sweep() { tools_.orphans.end_all(); }

 private:
  const Tools& tools_;
};

// Starts the copies of a pass and sees them through: ready, rest, begin, end. Promises that none of
// them, and no file of theirs, is left when it is gone.
class PassRunner {
 public:
  // Throws Error when the copies cannot be started.
  PassRunner(const Tools& tools, const PlannedTest& test, int copies, int number);
  PassRunner(const PassRunner&) = delete;
  PassRunner& operator=(const PassRunner&) = delete;

  // The finished pass, or nothing when a request to stop ended it first.
  [[nodiscard]] std::optional<Pass> run();

 private:
  [[nodiscard]] bool wait_until_ready();
  [[nodiscard]] bool rest();
  [[nodiscard]] bool rest_for(Seconds pause);
  // What to say of copies that are given up, being in `state`.
  [[nodiscard]] std::string over_budget(std::string_view state) const;
  void release();
  [[nodiscard]] bool wait_until_ended();
  [[nodiscard]] Pass finish();

  void glance(Nanos now);
  [[nodiscard]] std::optional<Course> add_page(std::size_t copy);

  const Tools& tools_;
  const PlannedTest& test_;
  Pass pass_;
  sys::PrivateFolder folder_;
  Sweep sweep_;        // after the copies have ended, before their folder goes
  Observer observer_;  // before the copies are started, so that it sees all of their time
  CopyWatch watch_;

  bool released_ = false;
  Nanos begin_;  // common to all copies; of copies that know no gate, when they were started
  Nanos end_{0};
  Nanos cpu_before_;
  std::optional<Moment> over_;  // the common end, as soon as it has come
  std::vector<Glance> glances_;
};

}  // namespace unixmark::measure
