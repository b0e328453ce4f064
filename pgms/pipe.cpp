// Throughput of a pipe within one process: 512 bytes in, the same 512 bytes out.
#include "abi/kernel.hpp"

#include <cerrno>
#include <csignal>

#include <unistd.h>

int main(int argc, char** argv) {
  abi::set_up();
  const double seconds = abi::seconds(argc, argv, "pipe SECONDS");
  std::signal(SIGPIPE, SIG_IGN);
  int ends[2];
  if (pipe(ends) != 0) abi::fail("making a pipe", errno);
  char block[512] = {};

  volatile std::uint64_t* count = abi::start(seconds, {.label = "lps"});
  for (std::uint64_t n = 1;; ++n) {
    if (write(ends[1], block, sizeof block) != sizeof block)
      abi::fail("writing to the pipe", errno);
    if (read(ends[0], block, sizeof block) != sizeof block) abi::fail("reading the pipe", errno);
    *count = n;
  }
}
