#include "abi/set_up.hpp"

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace abi {
namespace {

constexpr rlim_t fewest_descriptors = 64;
constexpr unsigned last_descriptor = ~0U;

void close_between(unsigned first, unsigned last) {
  if (first > last) return;
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, last, 0U) == 0) return;
#endif
  // Linux before 5.9; beyond this number nobody has left one open yet.
  for (unsigned fd = first; fd <= last && fd < 65'536; ++fd) close(static_cast<int>(fd));
}

void order(int& low, int& high) {
  if (low <= high) return;
  const int swapped = low;
  low = high;
  high = swapped;
}

// What a parent set going or left waiting would end the kernel early.
void forget_alarms() {
  const itimerval none{};
  setitimer(ITIMER_REAL, &none, nullptr);
  setitimer(ITIMER_VIRTUAL, &none, nullptr);
  setitimer(ITIMER_PROF, &none, nullptr);
  std::signal(SIGALRM, SIG_IGN);
}

}  // namespace

void reset_signals() {
  forget_alarms();
  struct sigaction standard {};
  standard.sa_handler = SIG_DFL;
  // The C library refuses its own two and the kernel refuses KILL and STOP, as they should.
  for (int number = 1; number < NSIG; ++number) sigaction(number, &standard, nullptr);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, nullptr);
}

void open_standard_descriptors() {
  for (int fd = 0; fd <= 2; ++fd) {
    if (fcntl(fd, F_GETFD) >= 0) continue;
    // Where there is no standard error, the result shall be seen to be lost.
    if (open("/dev/null", fd == STDERR_FILENO ? O_RDONLY : O_RDWR) < 0)
      fail("opening /dev/null", errno);
  }
}

void close_other_descriptors(const Protocol& keep) {
  int kept[] = {keep.gate_read, keep.gate_write, keep.page};
  order(kept[0], kept[1]);
  order(kept[1], kept[2]);
  order(kept[0], kept[1]);
  unsigned next = 3;
  for (const int fd : kept) {
    if (fd < 3) continue;
    const auto number = static_cast<unsigned>(fd);
    if (number > next) close_between(next, number - 1);
    if (number >= next) next = number + 1;
  }
  close_between(next, last_descriptor);
}

void raise_descriptor_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= fewest_descriptors) return;
  limit.rlim_cur = limit.rlim_max < fewest_descriptors ? limit.rlim_max : fewest_descriptors;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace abi
