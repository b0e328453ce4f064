// Memory that programs we start can map too.
#pragma once

#include "sys/fd.hpp"

#include <cstddef>
#include <utility>

namespace unixmark::sys {

// Zeroed memory without a name, mapped here and reachable elsewhere through its descriptor;
// promises to unmap it.
class SharedMemory {
 public:
  // Throws Error when the system has no room for `bytes`.
  explicit SharedMemory(std::size_t bytes);
  SharedMemory(SharedMemory&& other) noexcept
      : fd_(std::move(other.fd_)),
        bytes_(std::exchange(other.bytes_, 0)),
        data_(std::exchange(other.data_, nullptr)) {}
  SharedMemory& operator=(SharedMemory&&) = delete;
  SharedMemory(const SharedMemory&) = delete;
  SharedMemory& operator=(const SharedMemory&) = delete;
  ~SharedMemory();

  [[nodiscard]] void* data() const { return data_; }
  [[nodiscard]] int number() const { return fd_.number(); }

 private:
  Fd fd_;
  std::size_t bytes_ = 0;
  void* data_ = nullptr;
};

}  // namespace unixmark::sys
