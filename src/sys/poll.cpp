#include "sys/poll.hpp"

#include "base/error.hpp"

#include <algorithm>
#include <array>

#include <sys/epoll.h>

namespace unixmark::sys {

Poll::Poll() : fd_(::epoll_create1(EPOLL_CLOEXEC)) {
  if (!fd_.open()) throw system_error("making a descriptor to wait on");
}

void Poll::add(int fd, std::uint64_t token) {
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.u64 = token;
  if (::epoll_ctl(fd_.number(), EPOLL_CTL_ADD, fd, &event) != 0) {
    throw system_error("waiting on a descriptor");
  }
}

void Poll::remove(int fd) {
  ::epoll_ctl(fd_.number(), EPOLL_CTL_DEL, fd, nullptr);
}

std::vector<std::uint64_t> Poll::wait(Nanos timeout) {
  // Rounded up: waking before the moment would mean a second wait that returns at once.
  const auto milliseconds =
      std::chrono::ceil<std::chrono::milliseconds>(std::max(timeout, Nanos(0)));
  std::array<epoll_event, 64> events{};
  const int count = ::epoll_wait(fd_.number(), events.data(), static_cast<int>(events.size()),
                                 static_cast<int>(milliseconds.count()));
  std::vector<std::uint64_t> tokens;
  tokens.reserve(events.size());
  for (int i = 0; i < count; ++i) tokens.push_back(events[static_cast<std::size_t>(i)].data.u64);
  return tokens;
}

}  // namespace unixmark::sys
