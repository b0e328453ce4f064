// The copies of a pass while they live: what they say, when they are ready, how they end.
#pragma once

#include "measure/fan_out.hpp"
#include "measure/pass.hpp"
#include "sys/poll.hpp"
#include "sys/task.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace unixmark::measure {

// A moment, and our own CPU time until then.
struct Moment {
  Nanos at{0};
  Nanos own_cpu{0};
};

// Takes in whatever happens to a pass's copies, in one thread; promises that none of them is left
// when it is gone.
class CopyWatch {
 public:
  CopyWatch(const Tools& tools, FanOut started);
  CopyWatch(const CopyWatch&) = delete;
  CopyWatch& operator=(const CopyWatch&) = delete;
  ~CopyWatch();

  // Tells the copies when to begin and to end, and opens the way.
  void release(Nanos begin, Nanos end);

  // Waits until something happens, until `until`, or for a step of the course, whichever is first,
  // and takes in what happened. False: the user wants to stop at once.
  [[nodiscard]] bool step(Nanos until);

  // Kills copies that still run; `why` becomes their complaint.
  void doom_all(std::string_view why);
  void doom_unready(std::string_view why);

  [[nodiscard]] std::size_t size() const { return started_.copies.size(); }
  [[nodiscard]] std::size_t running() const { return running_; }
  [[nodiscard]] bool all_said_ready() const { return ready_ >= size(); }
  [[nodiscard]] bool all_ready_or_ended() const { return ready_ + never_ready_ >= size(); }
  // Whether any copy has ended with a complaint, or is about to.
  [[nodiscard]] bool failed() const { return failed_; }

  [[nodiscard]] const Slot& slot(std::size_t copy) const { return started_.page.slot(copy); }
  [[nodiscard]] std::vector<std::uint64_t> counts() const;
  [[nodiscard]] Nanos first_start() const { return started_.copies.front().began; }
  // When the last step ended its waiting, before it took anything in.
  [[nodiscard]] Moment woken() const { return woken_; }
  // When the last copy that has ended was seen to.
  [[nodiscard]] Moment last_end() const { return last_end_; }
  // The processes of all copies; none may have ended yet.
  [[nodiscard]] std::vector<pid_t> pids() const;
  // What came of the copies; all must have ended.
  [[nodiscard]] std::vector<Copy> results() const;
  // What the scheduler did with them from their start to their end.
  [[nodiscard]] const std::vector<sys::TaskTimes>& task_times() const { return task_times_; }

 private:
  void read_ready();
  void read_output(std::size_t copy);
  void reap();
  void settle(std::size_t copy, const sys::Exit& exit);
  void doom(std::size_t copy, std::string_view why);

  const Tools& tools_;
  FanOut started_;
  sys::Poll poll_;
  std::vector<std::optional<Copy>> results_;  // nothing while a copy runs
  std::vector<sys::TaskTimes> task_times_;
  std::size_t running_;
  std::size_t ready_ = 0;        // bytes in the ready pipe so far
  std::size_t never_ready_ = 0;  // copies that ended without having said ready
  bool failed_ = false;
  Moment woken_;
  Moment last_end_;
};

}  // namespace unixmark::measure
