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

void hold_standard_descriptors() {
  for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(number, F_GETFD) >= 0) continue;
    // The lowest free number is given, which is this one. Where that cannot be, nothing can.
    const int given = ::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    if (given != number) ::close(given);
  }
}

Fd open_nowhere() {
  Fd fd(::open("/dev/null", O_RDWR | O_CLOEXEC));
  if (!fd.open()) throw system_error("opening /dev/null");
  return fd;
}

void set_nonblocking(const Fd& fd) {
  ::fcntl(fd.number(), F_SETFL, ::fcntl(fd.number(), F_GETFL) | O_NONBLOCK);
}

std::optional<std::string> read_some(const Fd& fd, std::size_t most_bytes) {
  std::string text(most_bytes, '\0');
  auto bytes = ::read(fd.number(), text.data(), text.size());
  while (bytes < 0 && errno == EINTR) bytes = ::read(fd.number(), text.data(), text.size());
  if (bytes < 0 && errno == EAGAIN) return std::string();
  if (bytes <= 0) return {};
  text.resize(static_cast<std::size_t>(bytes));
  return text;
}

}  // namespace unixmark::sys
