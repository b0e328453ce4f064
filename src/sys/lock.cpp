#include "sys/lock.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <time.h>

namespace unixmark::sys {

FileLock::FileLock(const std::filesystem::path& file)
    : fd_(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)) {
  if (!fd_.open()) throw system_error(cat("opening ", file.string()));
  constexpr timespec pause{.tv_sec = 0, .tv_nsec = 10'000'000};
  constexpr int most_attempts = 6'000;
  for (int attempt = 0; attempt < most_attempts; ++attempt) {
    if (::flock(fd_.number(), LOCK_EX | LOCK_NB) == 0) return;
    if (errno != EWOULDBLOCK && errno != EINTR) return;
    ::nanosleep(&pause, nullptr);
  }
  throw Error(cat("locking ", file.string(),
                  ": another process has held it for a minute. Wait for it, or end it."));
}

}  // namespace unixmark::sys
