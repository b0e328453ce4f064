// An open descriptor that somebody owns.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace unixmark::sys {

// Owns one descriptor and promises to close it, once.
class Fd {
 public:
  Fd() = default;
  explicit Fd(int number) : number_(number) {}
  Fd(Fd&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Fd& operator=(Fd&& other) noexcept {
    if (this != &other) {
      close();
      number_ = std::exchange(other.number_, -1);
    }
    return *this;
  }
  Fd(const Fd&) = delete;
  Fd& operator=(const Fd&) = delete;
  ~Fd() { close(); }

  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool open() const { return number_ >= 0; }
  void close();

 private:
  int number_ = -1;
};

struct Pipe {
  Fd read;
  Fd write;
};

// A pipe whose ends close on exec. Throws Error, naming the limit when descriptors ran out.
[[nodiscard]] Pipe make_pipe();

// Opens those of the descriptors 0 to 2 that are closed, in a way that their use still fails.
// Otherwise the next file that is opened would take such a number, and what is meant for people
// would land in it. To be called before anything is opened.
void hold_standard_descriptors();

// /dev/null, for reading and writing, or an empty file in memory where it is not there. Throws
// Error.
[[nodiscard]] Fd open_nowhere();

// Closes every descriptor from `first` on.
void close_from(int first);

// Lets no program that this process becomes have a descriptor from `first` on. Does nothing on
// Linux before 5.11: only what others left open to us can leak there.
void close_from_on_exec(int first);

// Reads from `fd` will return what there is instead of waiting for more.
void set_nonblocking(const Fd& fd);

// read(2), again where a signal came between: the number of bytes, 0 at the end, below 0 with
// errno.
[[nodiscard]] std::ptrdiff_t read_into(const Fd& fd, void* memory, std::size_t bytes);

// What there is to read from a non-blocking `fd`, at most `most_bytes`; nothing once it is closed
// at the other end or cannot be read.
[[nodiscard]] std::optional<std::string> read_some(const Fd& fd, std::size_t most_bytes);

}  // namespace unixmark::sys
