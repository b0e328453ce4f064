// Waiting for whichever of many descriptors is first.
#pragma once

#include "base/units.hpp"
#include "sys/fd.hpp"

#include <cstdint>
#include <vector>

namespace unixmark::sys {

// A set of descriptors to wait for at once, each with a token of the caller's choice.
class Poll {
 public:
  Poll();

  // Throws Error when the system refuses the descriptor.
  void add(int fd, std::uint64_t token);
  void remove(int fd);

  // The tokens of those that can be read or whose other end is closed; empty when `timeout` passed
  // or a signal came. At most 64 at a time.
  [[nodiscard]] std::vector<std::uint64_t> wait(Nanos timeout);

 private:
  Fd fd_;
};

}  // namespace unixmark::sys
