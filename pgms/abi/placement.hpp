// Where the two processes of a kernel run, for kernels whose score depends on it.
#pragma once

#include <sys/types.h>

namespace abi {

// A kernel, its child, and the processors on which each began; -1: not known.
struct Pair {
  pid_t other = 0;
  int here_at_begin = -1;
  volatile int* there_at_begin = nullptr;  // in memory that both have
};

// Binds this process and its child `other` as UNIXMARK_PLACEMENT asks: `same` to one processor,
// `cross` each to one of its own, on different cores where there are; `free`, or no such variable,
// leaves both alone. Copies begin at different processors. What cannot be done ends the kernel.
void place_with(pid_t other);

// Looks where both are now and prints METRIC|same_processor|N|share and METRIC|same_core|N|share:
// at how many of begin and end, from 0 to 1, both were there. What the system does not tell is left
// out, and so is everything without a runner or UNIXMARK_PLACEMENT. Async-signal-safe.
void print_placement(const Pair& pair);

}  // namespace abi
