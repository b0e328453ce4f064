// Taking turns with other processes.
#pragma once

#include "sys/fd.hpp"

#include <filesystem>

namespace unixmark::sys {

// Promises that nobody else holds `file` so until it is gone. The file itself stays: who removed it
// could remove one that somebody just waits for. Where the file system knows no locks there is
// none.
class FileLock {
 public:
  // Makes the file where it is missing, and waits for its turn up to a minute. Throws Error.
  explicit FileLock(const std::filesystem::path& file);

 private:
  Fd fd_;
};

}  // namespace unixmark::sys
