#include "abi/protocol.hpp"

#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace abi {
namespace {

bool take_pair(const char* text, int& first, int& second) {
  first = take_number(text);
  if (*text++ != ',') return false;
  second = take_number(text);
  return first >= 0 && second >= 0 && *text == '\0';
}

bool keep_from_children(int fd) {
  return fcntl(fd, F_SETFD, FD_CLOEXEC) == 0;
}

void close_one(int& fd) {
  if (fd >= 0) close(fd);
  fd = -1;
}

}  // namespace

int take_number(const char*& text) {
  int number = -1;
  for (; *text >= '0' && *text <= '9' && number < 100'000'000; ++text)
    number = (number < 0 ? 0 : number * 10) + (*text - '0');
  return number;
}

Protocol read_protocol() {
  Protocol protocol;
  if (const char* gate = std::getenv("UNIXMARK_GATE")) {
    if (!take_pair(gate, protocol.gate_read, protocol.gate_write))
      fail("UNIXMARK_GATE is not READ,WRITE, two descriptors");
    if (!keep_from_children(protocol.gate_read) || !keep_from_children(protocol.gate_write))
      fail("looking at the descriptors of UNIXMARK_GATE", errno);
  }
  if (const char* page = std::getenv("UNIXMARK_PAGE")) {
    if (!take_pair(page, protocol.page, protocol.slot))
      fail("UNIXMARK_PAGE is not DESCRIPTOR,SLOT");
    if (!keep_from_children(protocol.page))
      fail("looking at the descriptor of UNIXMARK_PAGE", errno);
  }
  return protocol;
}

void wait_at_gate(Protocol& protocol) {
  if (protocol.gate_read < 0) return;
  const char ready = 1;
  while (write(protocol.gate_write, &ready, 1) < 0)
    if (errno != EINTR) fail("saying ready at the gate", errno);
  close_one(protocol.gate_write);
  char ignored[16];
  ssize_t got = 0;
  while ((got = read(protocol.gate_read, ignored, sizeof ignored)) != 0)
    if (got < 0 && errno != EINTR) fail("waiting at the gate", errno);
  close_one(protocol.gate_read);
}

Page map_page(Protocol& protocol) {
  const auto size =
      sizeof(page::Header) + sizeof(page::Slot) * (static_cast<std::size_t>(protocol.slot) + 1);
  struct stat status {};
  if (fstat(protocol.page, &status) != 0) fail("looking at the runner's page", errno);
  // Beyond the end of the file the first store would be a bus error.
  if (static_cast<std::uint64_t>(status.st_size) < size) fail("the runner's page has no such slot");
  void* memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, protocol.page, 0);
  if (memory == MAP_FAILED) fail("mapping the runner's page", errno);
  close_one(protocol.page);
  const auto* header = static_cast<const page::Header*>(memory);
  auto* slots = reinterpret_cast<page::Slot*>(static_cast<char*>(memory) + sizeof(page::Header));
  return {header, slots + protocol.slot};
}

void close_protocol(Protocol& protocol) {
  close_one(protocol.gate_read);
  close_one(protocol.gate_write);
  close_one(protocol.page);
}

}  // namespace abi
