#include "sys/file.hpp"

#include "base/error.hpp"
#include "base/text.hpp"

#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace unixmark::sys {

namespace {

// Whatever the umask says, what we have made stays of use to us.
Fd open_file(const std::filesystem::path& file, int flags) {
  Fd fd(::open(file.c_str(), flags | O_CLOEXEC, 0666));
  if (!fd.open()) throw system_error(cat("opening ", file.string()));
  struct stat about {};
  constexpr mode_t needed = S_IRUSR | S_IWUSR;
  if ((flags & O_CREAT) != 0 && ::fstat(fd.number(), &about) == 0 &&
      (about.st_mode & needed) != needed) {
    ::fchmod(fd.number(), (about.st_mode & 0777U) | needed);
  }
  return fd;
}

// False, with errno set, when not all could be written.
bool write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(fd, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// Removes a file on the way out, unless told that it arrived.
struct Unfinished {
  std::filesystem::path file;
  bool arrived = false;

  ~Unfinished() {
    if (!arrived) ::unlink(file.c_str());
  }
};

}  // namespace

std::string read_file(const std::filesystem::path& file, std::size_t most_bytes) {
  const Fd fd = open_file(file, O_RDONLY);
  std::string text;
  std::vector<char> piece(65536);  // not on the stack, which may be small
  while (true) {
    const auto bytes = read_into(fd, piece.data(), piece.size());
    if (bytes < 0) throw system_error(cat("reading ", file.string()));
    if (bytes == 0) return text;
    text.append(piece.data(), static_cast<std::size_t>(bytes));
    if (text.size() > most_bytes) {
      throw Error(cat("reading ", file.string(), ": it has more than ", most_bytes, " bytes"));
    }
  }
}

std::string read_beginning(const std::filesystem::path& file, std::size_t bytes) {
  const Fd fd = open_file(file, O_RDONLY);
  std::string text(bytes, '\0');
  std::size_t size = 0;
  while (size < bytes) {
    const auto more = read_into(fd, text.data() + size, bytes - size);
    if (more < 0) throw system_error(cat("reading ", file.string()));
    if (more == 0) break;
    size += static_cast<std::size_t>(more);
  }
  text.resize(size);
  return text;
}

void write_file(const std::filesystem::path& file, std::string_view text) {
  Unfinished beside{cat(file.string(), ".", ::getpid(), ".new")};
  {
    const Fd fd = open_file(beside.file, O_WRONLY | O_CREAT | O_TRUNC);
    if (!write_all(fd.number(), text) || ::fsync(fd.number()) != 0) {
      throw system_error(cat("writing ", file.string()));
    }
  }
  if (::rename(beside.file.c_str(), file.c_str()) != 0) {
    throw system_error(cat("writing ", file.string()));
  }
  beside.arrived = true;
}

void make_folders(const std::filesystem::path& folder) {
  std::error_code ignored;
  if (std::filesystem::is_directory(folder, ignored)) return;
  if (folder.has_parent_path()) make_folders(folder.parent_path());
  if (::mkdir(folder.c_str(), 0777) != 0) {
    const int why = errno;
    if (std::filesystem::is_directory(folder, ignored)) return;
    throw system_error(cat("making the folder ", folder.string()), why);
  }
  std::filesystem::permissions(folder, std::filesystem::perms::owner_all,
                               std::filesystem::perm_options::add, ignored);
}

void sync_disks() {
  ::sync();
}

AppendingFile::AppendingFile(std::filesystem::path file)
    : path_(std::move(file)), fd_(open_file(path_, O_WRONLY | O_APPEND | O_CREAT | O_EXCL)) {
  // Some file systems know no locks; a new file is safe without.
  ::flock(fd_.number(), LOCK_EX | LOCK_NB);
}

AppendingFile::AppendingFile(std::filesystem::path file, Fd fd)
    : path_(std::move(file)), fd_(std::move(fd)) {}

AppendingFile AppendingFile::reopen(std::filesystem::path file) {
  Fd fd = open_file(file, O_RDWR | O_APPEND);
  if (::flock(fd.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    throw Error(cat("opening ", file.string(), ": another process is still writing it"));
  }
  AppendingFile opened(std::move(file), std::move(fd));
  const auto size = ::lseek(opened.fd_.number(), 0, SEEK_END);
  char last = '\n';
  if (size > 0 && ::pread(opened.fd_.number(), &last, 1, size - 1) < 0) {
    throw system_error(cat("reading ", opened.path_.string()));
  }
  opened.torn_ = last != '\n';
  return opened;
}

void AppendingFile::append(std::string_view line) {
  const auto before = ::lseek(fd_.number(), 0, SEEK_END);
  const bool whole = !torn_ || write_all(fd_.number(), "\n");
  if (whole && write_all(fd_.number(), line) && ::fdatasync(fd_.number()) == 0) {
    torn_ = false;
    return;
  }
  const int why = errno;
  if (::ftruncate(fd_.number(), before) != 0) {
    throw system_error(cat("writing ", path_.string()), why, "Its last line is torn");
  }
  throw system_error(cat("writing ", path_.string()), why);
}

}  // namespace unixmark::sys
