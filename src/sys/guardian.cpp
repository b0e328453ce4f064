#include "sys/guardian.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "sys/limits.hpp"
#include "sys/strays.hpp"

#include <array>
#include <csignal>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace unixmark::sys {

namespace {

constexpr int kept = 3;  // the guardian's end of the socket, above the standard descriptors

// Readers of our output must see its end when we die, so the guardian must not hold it.
void let_go_of_descriptors(int socket) {
  ::dup2(socket, kept);
  close_from(kept + 1);
  const int nowhere = ::open("/dev/null", O_RDWR);
  for (int fd = 0; fd < kept; ++fd) ::dup2(nowhere, fd);
  if (nowhere > kept) ::close(nowhere);
}

[[noreturn]] void run_guardian(int socket) {
  ::setpgid(0, 0);
  // Whoever kills all that is called unixmark shall not kill what tidies up after it.
  ::prctl(PR_SET_NAME, "um-guardian");
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE}) ::signal(signal, SIG_IGN);
  let_go_of_descriptors(socket);
  if (::chdir("/") != 0) ::_exit(1);  // so as not to keep a file system busy
  stand_guard(kept);
  ::_exit(0);
}

}  // namespace

Guardian::Guardian() : mark_(new_mark()) {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    throw system_error("making a socket for the guardian process");
  }
  socket_ = Fd(ends[0]);
  const Fd theirs(ends[1]);
  pid_ = ::fork();
  if (pid_ < 0) {
    const int error = errno;  // describing the limits reads files, which may fail otherwise
    throw system_error("starting the guardian process", error, describe_process_limits());
  }
  if (pid_ == 0) run_guardian(theirs.number());
  ::setpgid(pid_, pid_);
  tell('M', mark_);
}

Guardian::~Guardian() {
  tell('Q', "");
  socket_.close();
  while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void Guardian::group_began(pid_t group) {
  tell('G', std::to_string(group));
}

void Guardian::group_ended(pid_t group) {
  tell('g', std::to_string(group));
}

void Guardian::folder_made(const std::filesystem::path& folder) {
  tell('F', std::filesystem::absolute(folder).string());
}

// Messages wait in the socket even where we die right after, so sent is as good as read. Should
// somebody have killed the guardian, measuring goes on without.
void Guardian::tell(char what, std::string_view whom) {
  const auto message = cat(what, whom);
  while (::send(socket_.number(), message.data(), message.size(), MSG_NOSIGNAL) < 0 &&
         errno == EINTR) {
  }
}

}  // namespace unixmark::sys
