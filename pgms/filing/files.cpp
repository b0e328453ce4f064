#include "filing/files.hpp"

#include "abi/kernel.hpp"
#include "abi/sharing.hpp"

#include <cerrno>
#include <csignal>
#include <cstdio>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace filing {
namespace {

using Path = char[4096];

// Of the files that are to be found by others. A handler is passed nothing, so this cannot be
// anywhere else.
Path names[2];

void write_path(Path& path, const char* folder, const char* kind, int number) {
  const int length = std::snprintf(path, sizeof path, "%s/fstime-%s-%d", folder, kind, number);
  if (length >= static_cast<int>(sizeof path)) abi::fail("the folder's name is too long");
}

// A file that has no name any more.
int open_nameless(const char* folder, int number) {
  const int unnamed = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (unnamed >= 0) return unnamed;
  // Not every file system knows files without a name.
  Path path;
  char process[16];
  std::snprintf(process, sizeof process, "%d", getpid());
  write_path(path, folder, process, number);
  const int named = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (named < 0) abi::fail("making a scratch file in", folder, errno);
  unlink(path);
  return named;
}

// A file of which a longer test has left more would end late; one that another copy is at work on
// is never longer than this, and loses nothing.
void cut_to(int fd, std::uint64_t bytes) {
  struct stat status {};
  if (fstat(fd, &status) != 0) abi::fail("looking at a scratch file", errno);
  if (static_cast<std::uint64_t>(status.st_size) <= bytes) return;
  if (ftruncate(fd, static_cast<off_t>(bytes)) != 0) abi::fail("cutting a scratch file", errno);
}

int open_common(const char* folder, int number, std::uint64_t bytes) {
  write_path(names[number], folder, "shared", number);
  const int fd = open(names[number], O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (fd < 0) abi::fail("opening the copies' scratch file in", folder, errno);
  cut_to(fd, bytes);
  return fd;
}

void leave(int number) {
  remove_names();
  std::raise(number);  // which now does what it usually does
}

void tidy_up_when_ended_early() {
  struct sigaction action {};
  action.sa_handler = leave;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  constexpr int enders[] = {SIGINT, SIGTERM, SIGHUP};
  for (const int number : enders) sigaction(number, &action, nullptr);
}

}  // namespace

Pair open_pair(const char* folder, std::uint64_t bytes) {
  if (!abi::copies_share) return {open_nameless(folder, 0), open_nameless(folder, 1)};
  tidy_up_when_ended_early();
  return {open_common(folder, 0, bytes), open_common(folder, 1, bytes)};
}

void remove_names() {
  for (const Path& name : names)
    if (name[0] != '\0') unlink(name);
}

}  // namespace filing
