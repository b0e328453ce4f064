// Creating a process that ends at once, and waiting for it.
#include "abi/kernel.hpp"

#include <cerrno>
#include <cstdlib>

#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char** argv) {
  abi::set_up();
  const double seconds = abi::seconds(argc, argv, "spawn SECONDS");

  volatile std::uint64_t* count = abi::start(seconds, {.label = "lps"});
  for (std::uint64_t n = 1;; ++n) {
    const pid_t child = abi::new_process();
    if (child == 0) std::exit(0);
    int status = 0;
    if (wait(&status) != child) abi::fail("waiting for the child", errno);
    if (status != 0) abi::fail("the child did not end with status 0");
    *count = n;
  }
}
