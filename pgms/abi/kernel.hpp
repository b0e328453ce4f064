// All that kernels share: set-up, ready, the gate, the count, the end. A kernel is an endless loop
// that only counts.
//
//   int main(int argc, char** argv) {
//     abi::set_up();
//     const double seconds = abi::seconds(argc, argv, "pipe SECONDS");
//     ... what the loop needs ...
//     volatile std::uint64_t* count = abi::start(seconds, {.label = "lps"});
//     for (std::uint64_t n = 1;; ++n) {
//       ... the work ...
//       *count = n;
//     }
//   }
//
// By hand the kernel begins at once and the count lies in its own memory; under a runner
// (UNIXMARK_GATE=R,W and UNIXMARK_PAGE=FD,SLOT) it begins and ends with all other copies, and
// counts into the shared page.
#pragma once

#include "abi/page.hpp"

#include <csignal>
#include <cstdint>

#include <sys/types.h>

namespace abi {

// The line a kernel prints at its end: COUNT|count|timebase|label.
struct Result {
  const char* label;
  int timebase = 1;
  // For timebase 0: the rate that is printed instead of the count. Runs in a signal handler.
  double (*rate)(std::uint64_t count, double seconds) = nullptr;
  // What is still to be done once the line is written. Runs in a signal handler.
  void (*after)() = nullptr;
};

// Two moments of CLOCK_MONOTONIC.
struct Span {
  std::int64_t begin_ns = 0;
  std::int64_t end_ns = 0;
};
[[nodiscard]] std::int64_t now_ns();

// Gives the process the state that the loop is defined in, whatever was inherited: signals at their
// defaults and unblocked, umask 022, descriptors 0 to 2 open, those beyond the protocol's closed,
// the descriptor limit at least at 64 where the hard one allows.
void set_up();

// The first argument as seconds above 0 (fractions allowed); without it, or with one that is no
// such number, prints `usage: ...` on standard error and exits with 2.
double seconds(int argc, char** argv, const char* usage);
// The same for a text found elsewhere among the arguments; null counts as wrong.
double seconds_of(const char* text, const char* usage);
// Digits and at most one point, whatever the locale; below 0 for anything else.
[[nodiscard]] double decimal(const char* text);
// Whole numbers from 1 to `most`, likewise.
std::uint64_t number_of(const char* text, std::uint64_t most, const char* usage);
// Prints `usage: ...` on standard error and exits with 2.
[[noreturn]] void wrong_use(const char* usage);

// Whether a runner started this kernel: UNIXMARK_GATE or UNIXMARK_PAGE was there at set_up.
[[nodiscard]] bool under_runner();

// Which of its copies this kernel is, from 0; 0 without a runner.
[[nodiscard]] int copy_number();

// Says ready, waits at the gate and for the common begin, arms the timer for the end, and returns
// where the running count goes. At the end the timer's handler writes the result and leaves the
// process.
volatile std::uint64_t* start(double seconds, const Result& result);

// The same for a loop that ends by itself: no timer is armed; `finish` ends it.
volatile std::uint64_t* start_untimed(double seconds, const Result& result);
// When the loop began and when it is to end, from `start` or `start_untimed` on.
[[nodiscard]] Span span();
// The length in seconds between the two: what the runner asks for by its page, else `seconds`.
[[nodiscard]] double duration();
[[noreturn]] void finish(double score);
// The end of a loop whose beginning another image of the program has seen.
[[noreturn]] void finish(const Result& result, std::uint64_t count, const Span& span);

// For children of a kernel, right after the fork: get `signal` when the kernel dies, and let go of
// the protocol's descriptors.
void die_with_parent(int signal = SIGKILL);

// fork, but one that fails ends the kernel and names what limits it.
[[nodiscard]] pid_t new_process();

// Prints ERROR|doing: what errno says, and exits with 1. Async-signal-safe.
[[noreturn]] void fail(const char* doing, int error_number);
// The same for "doing what: ...", where `what` is a name that only the run knows.
[[noreturn]] void fail(const char* doing, const char* what, int error_number);
[[noreturn]] void fail(const char* text);

}  // namespace abi
