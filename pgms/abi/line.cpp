#include "abi/line.hpp"

#include <cerrno>

#include <poll.h>
#include <unistd.h>

namespace abi {
namespace {

// A pipe that somebody made non-blocking may be full for the moment.
bool worth_trying_again(int fd) {
  if (errno == EINTR) return true;
  if (errno != EAGAIN) return false;
  pollfd writable = {fd, POLLOUT, 0};
  return poll(&writable, 1, -1) >= 0;
}

}  // namespace

Line& Line::add(char byte) {
  if (size_ < sizeof bytes_) bytes_[size_++] = byte;
  return *this;
}

Line& Line::add(const char* text) {
  for (; *text != '\0'; ++text) add(*text);
  return *this;
}

Line& Line::add(std::uint64_t number) {
  char digits[20];
  std::size_t count = 0;
  do {
    digits[count++] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number > 0);
  while (count > 0) add(digits[--count]);
  return *this;
}

Line& Line::add_fixed(double number) {
  const double most = 1e15;  // so that the thousandths fit
  const double held = number > most ? most : number;
  const double scaled = held > 0 ? held * 1000 : 0;
  auto thousandths = static_cast<std::uint64_t>(scaled);
  if (scaled - static_cast<double>(thousandths) >= 0.5) ++thousandths;
  add(thousandths / 1000).add('.');
  add(static_cast<char>('0' + thousandths / 100 % 10));
  add(static_cast<char>('0' + thousandths / 10 % 10));
  return add(static_cast<char>('0' + thousandths % 10));
}

bool Line::send(int fd) const {
  for (std::size_t sent = 0; sent < size_;) {
    const ssize_t wrote = write(fd, bytes_ + sent, size_ - sent);
    if (wrote < 0 && !worth_trying_again(fd)) return false;
    if (wrote > 0) sent += static_cast<std::size_t>(wrote);
  }
  return true;
}

}  // namespace abi
