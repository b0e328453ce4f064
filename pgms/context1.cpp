// Switching between two processes that pass a number back and forth through two pipes.
#include "abi/kernel.hpp"

#include <cerrno>
#include <csignal>

#include <unistd.h>

namespace {

struct Pipe {
  int read = -1;
  int write = -1;
};

Pipe make_pipe() {
  int ends[2];
  if (pipe(ends) != 0) abi::fail("making a pipe", errno);
  return {ends[0], ends[1]};
}

bool send(int fd, std::uint64_t number) {
  return write(fd, &number, sizeof number) == sizeof number;
}

// False when the other side has gone; any other failure ends this process.
bool receive(int fd, std::uint64_t expected) {
  std::uint64_t number = 0;
  const ssize_t got = read(fd, &number, sizeof number);
  if (got < 0) abi::fail("reading from the other process", errno);
  if (got != sizeof number) return false;
  if (number != expected) abi::fail("the other process sent a number that was not expected");
  return true;
}

// The parent leaves at the deadline wherever it is: end of file and EPIPE are this side's normal
// end.
[[noreturn]] void answer(int from_parent, int to_parent) {
  for (std::uint64_t n = 1;; ++n) {
    if (!receive(from_parent, n)) _exit(0);
    if (send(to_parent, n)) continue;
    if (errno == EPIPE) _exit(0);
    abi::fail("answering", errno);
  }
}

}  // namespace

int main(int argc, char** argv) {
  abi::set_up();
  const double seconds = abi::seconds(argc, argv, "context1 SECONDS");
  std::signal(SIGPIPE, SIG_IGN);
  const Pipe there = make_pipe();
  const Pipe back = make_pipe();
  const pid_t child = abi::new_process();
  if (child == 0) {
    abi::die_with_parent();
    close(there.write);
    close(back.read);
    answer(there.read, back.write);
  }
  close(there.read);
  close(back.write);

  volatile std::uint64_t* count = abi::start(seconds, {.label = "lps"});
  for (std::uint64_t n = 1;; ++n) {
    if (!send(there.write, n)) abi::fail("writing to the child", errno);
    if (!receive(back.read, n)) abi::fail("the child ended before the time was up");
    *count = n;
  }
}
