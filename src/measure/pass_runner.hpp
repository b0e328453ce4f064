// One pass from its start to its figures.
#pragma once

#include "measure/course.hpp"
#include "measure/fan_out.hpp"
#include "measure/pass.hpp"
#include "sys/folder.hpp"
#include "sys/poll.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace unixmark::measure {

// Starts the copies of a pass and sees them through: ready, rest, begin, end. Promises that none of
// them, and no file of theirs, is left when it is gone.
class PassRunner {
 public:
  // Throws Error when the copies cannot be started.
  PassRunner(const Tools& tools, const PlannedTest& test, int copies, int number);
  PassRunner(const PassRunner&) = delete;
  PassRunner& operator=(const PassRunner&) = delete;
  ~PassRunner();

  // The finished pass, or nothing when a request to stop ended it first.
  [[nodiscard]] std::optional<Pass> run();

 private:
  [[nodiscard]] bool wait_until_ready();
  [[nodiscard]] bool rest();
  [[nodiscard]] bool rest_for(Seconds pause);
  void release();
  [[nodiscard]] bool wait_until_ended();
  [[nodiscard]] Pass finish();

  // Waits until `until` at the longest, and takes in whatever happens before. False: stop at once.
  [[nodiscard]] bool step(Nanos until);
  void read_ready();
  void read_output(std::size_t copy);
  void reap();
  void settle(std::size_t copy, const sys::Exit& exit);
  void doom(std::size_t copy, std::string_view why);
  void doom_unready(std::string_view why);
  void doom_all(std::string_view why);
  void glance(Nanos now);
  [[nodiscard]] std::vector<std::uint64_t> counts() const;
  [[nodiscard]] std::optional<Course> add_page(std::size_t copy);
  [[nodiscard]] bool running(std::size_t copy) const { return !ended_[copy].has_value(); }

  const Tools& tools_;
  const PlannedTest& test_;
  Pass pass_;
  sys::PrivateFolder folder_;
  FanOut started_;
  sys::Poll poll_;

  std::size_t running_;          // copies that have not ended
  std::size_t ready_ = 0;        // bytes in the ready pipe so far
  std::size_t never_ready_ = 0;  // copies that ended without having said ready
  bool failed_ = false;
  bool released_ = false;
  Nanos begin_{0};  // common to all copies; of copies that know no gate, when they were started
  Nanos end_{0};
  Nanos cpu_before_{0};
  Nanos cpu_after_{0};
  Nanos last_ended_{0};
  std::vector<Glance> glances_;
  std::vector<std::optional<Nanos>> ended_;  // when each copy was seen to have ended
};

}  // namespace unixmark::measure
