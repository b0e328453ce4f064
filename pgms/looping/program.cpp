#include "looping/program.hpp"

#include "abi/kernel.hpp"
#include "abi/line.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <unistd.h>

namespace looper {
namespace {

bool starts_with(const char* text, const char* beginning) {
  return std::strncmp(text, beginning, std::strlen(beginning)) == 0;
}

bool unwanted(const char* variable) {
  return starts_with(variable, "LC_") || starts_with(variable, "LANGUAGE=") ||
         starts_with(variable, "UNIXMARK_");
}

[[noreturn]] void not_found(const char* program) {
  abi::Line line;
  line.add("ERROR|finding ").add(program).add(": no such program on the PATH\n");
  line.send(STDERR_FILENO);
  _exit(1);
}

bool try_folder(Job& job, const char* folder, std::size_t length) {
  const std::size_t name = std::strlen(job.program);
  if (length + name + 2 > sizeof job.path) return false;
  std::memcpy(job.path, folder, length);
  job.path[length] = '/';
  std::memcpy(job.path + length + 1, job.program, name + 1);
  return access(job.path, X_OK) == 0;
}

}  // namespace

// An empty part of the PATH means the current folder.
void find_program(Job& job) {
  if (std::strchr(job.program, '/') != nullptr) {
    const std::size_t length = std::strlen(job.program);
    if (length >= sizeof job.path) not_found(job.program);
    std::memcpy(job.path, job.program, length + 1);
    if (access(job.path, X_OK) != 0) abi::fail("finding", job.path, errno);
    return;
  }
  const char* folder = std::getenv("PATH");
  if (folder == nullptr) folder = "/usr/bin:/bin";
  for (;;) {
    const std::size_t length = std::strcspn(folder, ":");
    if (length == 0 ? try_folder(job, ".", 1) : try_folder(job, folder, length)) return;
    if (folder[length] == '\0') not_found(job.program);
    folder += length + 1;
  }
}

void set_environment() {
  char** kept = environ;
  for (char** at = environ; *at != nullptr; ++at)
    if (!unwanted(*at)) *kept++ = *at;
  *kept = nullptr;
  setenv("LANG", "en_US.utf8", 1);
}

}  // namespace looper
