// What tidies up when we no longer can.
#pragma once

#include "sys/fd.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

#include <sys/types.h>

namespace unixmark::sys {

// A small process that lives as long as this one and longer. It is told which process groups and
// folders exist on our behalf; when we die without having said goodbye, even by SIGKILL, it kills
// the groups and removes the folders. Promises to be gone itself after the destructor.
class Guardian {
 public:
  // Throws Error when it cannot be started.
  Guardian();
  Guardian(const Guardian&) = delete;
  Guardian& operator=(const Guardian&) = delete;
  ~Guardian();

  // Each is known to the guardian when the call returns.
  void group_began(pid_t group);
  void group_ended(pid_t group);
  // Need not be told when the folder is gone.
  void folder_made(const std::filesystem::path& folder);

  // For the environment of every program that is started: by it the guardian finds those of their
  // children that have left their group.
  [[nodiscard]] const std::string& mark() const { return mark_; }

  [[nodiscard]] pid_t pid() const { return pid_; }

 private:
  void tell(char what, std::string_view whom);

  std::string mark_;
  Fd socket_;
  pid_t pid_ = 0;
};

// A process group that a guardian knows of; promises to take it off its list again, which must not
// happen before the group has ended, nor long after, since its number may come again.
class Guarded {
 public:
  Guarded(Guardian& guardian, pid_t group) : guardian_(&guardian), group_(group) {
    guardian_->group_began(group_);
  }
  Guarded(Guarded&& other) noexcept
      : guardian_(std::exchange(other.guardian_, nullptr)), group_(other.group_) {}
  Guarded& operator=(Guarded&&) = delete;
  Guarded(const Guarded&) = delete;
  Guarded& operator=(const Guarded&) = delete;
  ~Guarded() { release(); }

  void release() {
    if (guardian_ != nullptr) std::exchange(guardian_, nullptr)->group_ended(group_);
  }

 private:
  Guardian* guardian_;
  pid_t group_;
};

// The guardian's own side: reads messages from `socket` until it closes or goodbye is said, and
// tidies up in the first case.
void stand_guard(int socket);

}  // namespace unixmark::sys
