// Switching between two processes that pass a number back and forth through two pipes.
#include "abi/kernel.hpp"
#include "abi/placement.hpp"

#include <cerrno>
#include <csignal>

#include <sched.h>
#include <sys/mman.h>
#include <unistd.h>

namespace {

// What the handler of the deadline must find.
abi::Pair pair;

struct Pipe {
  int read = -1;
  int write = -1;
};

Pipe make_pipe() {
  int ends[2];
  if (pipe(ends) != 0) abi::fail("making a pipe", errno);
  return {ends[0], ends[1]};
}

// Where the child notes what the parent prints.
volatile int* shared_number() {
  void* memory =
      mmap(nullptr, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) abi::fail("sharing memory with the other process", errno);
  auto* number = static_cast<volatile int*>(memory);
  *number = -1;
  return number;
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
void answer_one(int from_parent, int to_parent, std::uint64_t n) {
  if (!receive(from_parent, n)) _exit(0);
  if (send(to_parent, n)) return;
  if (errno == EPIPE) _exit(0);
  abi::fail("answering", errno);
}

[[noreturn]] void answer(int from_parent, int to_parent) {
  answer_one(from_parent, to_parent, 1);
  *pair.there_at_begin = sched_getcpu();
  for (std::uint64_t n = 2;; ++n) answer_one(from_parent, to_parent, n);
}

void tell_placement() {
  abi::print_placement(pair);
}

}  // namespace

int main(int argc, char** argv) {
  abi::set_up();
  const double seconds = abi::seconds(argc, argv, "context1 SECONDS");
  std::signal(SIGPIPE, SIG_IGN);
  const Pipe there = make_pipe();
  const Pipe back = make_pipe();
  pair.there_at_begin = shared_number();
  pair.other = abi::new_process();
  if (pair.other == 0) {
    abi::die_with_parent();
    close(there.write);
    close(back.read);
    answer(there.read, back.write);
  }
  close(there.read);
  close(back.write);
  abi::place_with(pair.other);

  volatile std::uint64_t* count = abi::start(seconds, {.label = "lps", .after = tell_placement});
  pair.here_at_begin = sched_getcpu();
  for (std::uint64_t n = 1;; ++n) {
    if (!send(there.write, n)) abi::fail("writing to the child", errno);
    if (!receive(back.read, n)) abi::fail("the child ended before the time was up");
    *count = n;
  }
}
