// A line of text put together without the C library's stdio, since that must not run in a signal
// handler.
#pragma once

#include <cstddef>
#include <cstdint>

namespace abi {

// Text of bounded length; what does not fit is cut off. Everything is async-signal-safe.
class Line {
 public:
  Line& add(const char* text);
  Line& add(char byte);
  Line& add(std::uint64_t number);
  Line& add_fixed(double number);  // three decimals; below zero counts as zero
  // Writes everything, in one write unless the descriptor takes less; whether that could be done.
  bool send(int fd) const;

 private:
  char bytes_[512];
  std::size_t size_ = 0;
};

}  // namespace abi
