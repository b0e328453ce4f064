// An open descriptor that somebody owns.
#pragma once

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

}  // namespace unixmark::sys
