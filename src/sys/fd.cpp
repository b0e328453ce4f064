#include "sys/fd.hpp"

#include "base/error.hpp"

#include <array>

#include <fcntl.h>
#include <unistd.h>

namespace unixmark::sys {

void Fd::close() {
  if (number_ >= 0) ::close(number_);
  number_ = -1;
}

Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
    throw system_error("making a pipe", errno,
                       "If descriptors ran out, raise the limit with `ulimit -n`");
  }
  return {Fd(ends[0]), Fd(ends[1])};
}

}  // namespace unixmark::sys
