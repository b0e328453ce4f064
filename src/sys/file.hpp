// Files as the rest of the program wants them: whole, or growing by whole lines.
#pragma once

#include "sys/fd.hpp"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace unixmark::sys {

// The whole of a file. Throws Error when it cannot be read or has more than `most_bytes`.
[[nodiscard]] std::string read_file(const std::filesystem::path& file,
                                    std::size_t most_bytes = std::size_t{1} << 30);

// Its first `bytes` at most. Throws Error when it cannot be read.
[[nodiscard]] std::string read_beginning(const std::filesystem::path& file, std::size_t bytes);

// Puts `text` into `file`, all or nothing: it is written beside it, flushed and moved into place.
// Throws Error, leaving what was there before.
void write_file(const std::filesystem::path& file, std::string_view text);

// Makes a folder and those above it where they are missing; their owner may use them, whatever the
// umask. Throws Error.
void make_folders(const std::filesystem::path& folder);

// Asks the system to write everything that waits for a disk, and waits for it.
void sync_disks();

// A file that only grows, by whole lines that are on the disk when append() returns.
// While it is open nobody else can have it open so.
class AppendingFile {
 public:
  // Throws Error when the file exists already.
  explicit AppendingFile(std::filesystem::path file);
  // Goes on with a file that exists; a last line without its end gets one before the next. Throws
  // Error when it cannot be opened, and when another process is still writing it.
  [[nodiscard]] static AppendingFile reopen(std::filesystem::path file);

  // Adds `line`, which brings its own newline. Throws Error and takes the part that was written
  // away again when there is no space, so that the file holds whole lines only.
  void append(std::string_view line);

 private:
  AppendingFile(std::filesystem::path file, Fd fd);

  std::filesystem::path path_;
  Fd fd_;
  bool torn_ = false;  // the last line has no end
};

}  // namespace unixmark::sys
