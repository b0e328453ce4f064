#include "sys/fd.hpp"

#include "base/error.hpp"
#include "sys/limits.hpp"

#include <array>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace unixmark::sys {

namespace {

// By number: C libraries learned of it years after Linux.
bool close_all([[maybe_unused]] int first, [[maybe_unused]] unsigned flags) {
#ifdef SYS_close_range
  return ::syscall(SYS_close_range, static_cast<unsigned>(first), ~0U, flags) == 0;
#else
  return false;
#endif
}

}  // namespace

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
  if (fd.open()) return fd;
  if (errno != ENOENT) throw system_error("opening /dev/null");
  // A root with hardly anything in it; a file without a name is empty too, until something is
  // written.
  Fd file(::memfd_create("nowhere", MFD_CLOEXEC));
  if (!file.open())
    throw system_error("making a file in the place of /dev/null, which is not there");
  return file;
}

void close_from(int first) {
  if (close_all(first, 0)) return;
  const auto most = static_cast<int>(descriptor_limit().value_or(65536));
  for (int fd = first; fd < most; ++fd) ::close(fd);
}

void close_from_on_exec(int first) {
  constexpr unsigned only_on_exec = 1U << 2;  // CLOSE_RANGE_CLOEXEC, which old headers lack
  close_all(first, only_on_exec);
}

void set_nonblocking(const Fd& fd) {
  ::fcntl(fd.number(), F_SETFL, ::fcntl(fd.number(), F_GETFL) | O_NONBLOCK);
}

std::ptrdiff_t read_into(const Fd& fd, void* memory, std::size_t bytes) {
  auto got = ::read(fd.number(), memory, bytes);
  while (got < 0 && errno == EINTR) got = ::read(fd.number(), memory, bytes);
  return got;
}

std::optional<std::string> read_some(const Fd& fd, std::size_t most_bytes) {
  std::string text(most_bytes, '\0');
  const auto bytes = read_into(fd, text.data(), text.size());
  if (bytes < 0 && errno == EAGAIN) return std::string();
  if (bytes <= 0) return {};
  text.resize(static_cast<std::size_t>(bytes));
  return text;
}

}  // namespace unixmark::sys
