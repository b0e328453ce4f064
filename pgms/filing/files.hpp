// The two files that a file test works on.
#pragma once

#include <cstdint>

namespace filing {

// Descriptors for reading and writing.
struct Pair {
  int first = -1;
  int second = -1;
};

// Opens two files in `folder` that are to hold at most `bytes`. They have no names, so that nothing
// is left however the kernel ends; but where copies share, all that work in this folder open the
// same two by their names. What cannot be opened ends the kernel.
[[nodiscard]] Pair open_pair(const char* folder, std::uint64_t bytes);

// Takes away the names that there are; signals that end a kernel early do so too, but for SIGKILL.
// Whoever has the files open keeps them. Async-signal-safe.
void remove_names();

}  // namespace filing
