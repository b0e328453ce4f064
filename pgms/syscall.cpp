// Overhead of a system call: calls that do next to nothing, or an exec that does little.
#include "abi/kernel.hpp"
#include "abi/sharing.hpp"

#include <cerrno>
#include <cstring>

#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr const char* usage = "syscall SECONDS [mix|close|getpid|exec]";
constexpr const char* harmless = "/bin/true";

// A descriptor of this copy alone: one inherited by all would make them contend for its count.
int private_descriptor() {
  int ends[2];
  if (pipe(ends) != 0) abi::fail("making a pipe", errno);
  close(ends[1]);
  return ends[0];
}

void duplicate_and_close(int fd) {
  const int copy = dup(fd);
  if (copy < 0) abi::fail("duplicating a descriptor", errno);
  close(copy);
}

// By number, since a C library may remember the answer.
void ask_process_id() {
  syscall(SYS_getpid);
}

[[noreturn]] void loop_mix(volatile std::uint64_t* count, int fd) {
  for (std::uint64_t n = 1;; ++n) {
    duplicate_and_close(fd);
    ask_process_id();
    getuid();
    umask(022);
    *count = n;
  }
}

[[noreturn]] void loop_close(volatile std::uint64_t* count, int fd) {
  for (std::uint64_t n = 1;; ++n) {
    duplicate_and_close(fd);
    *count = n;
  }
}

[[noreturn]] void loop_getpid(volatile std::uint64_t* count) {
  for (std::uint64_t n = 1;; ++n) {
    ask_process_id();
    *count = n;
  }
}

void run_harmless() {
  const pid_t child = abi::new_process();
  if (child == 0) {
    execl(harmless, harmless, nullptr);
    abi::fail("executing /bin/true", errno);
  }
  int status = 0;
  if (waitpid(child, &status, 0) != child) abi::fail("waiting for /bin/true", errno);
  if (status != 0) abi::fail("/bin/true did not end with status 0");
}

[[noreturn]] void loop_exec(volatile std::uint64_t* count) {
  for (std::uint64_t n = 1;; ++n) {
    run_harmless();
    *count = n;
  }
}

}  // namespace

int main(int argc, char** argv) {
  abi::set_up();
  const double seconds = abi::seconds(argc, argv, usage);
  const char* mode = argc > 2 ? argv[2] : "mix";
  const auto is = [mode](const char* name) { return std::strcmp(mode, name) == 0; };
  if (!is("mix") && !is("close") && !is("getpid") && !is("exec")) abi::wrong_use(usage);
  const int fd = abi::copies_share ? STDIN_FILENO : private_descriptor();

  volatile std::uint64_t* count = abi::start(seconds, {.label = "lps"});
  if (is("exec")) loop_exec(count);
  if (is("getpid")) loop_getpid(count);
  if (is("close")) loop_close(count, fd);
  loop_mix(count, fd);
}
