// Arithmetic in one type, and division above all: the sum of i*i / (i*i - 1) for i = 2 to 101.
// Compiled once for each type, which is UNIXMARK_NUMBER; without one the loop has nothing in it.
#include "abi/kernel.hpp"
#include "abi/work.hpp"

#include <cstdint>

namespace {

// A value that the compiler knows nothing about: neither the sum nor its terms can be made before
// the loop, and the terms cannot be made several at once.
int opaque(int value) {
  asm volatile("" : "+r"(value));
  return value;
}

#ifdef UNIXMARK_NUMBER

using Number = UNIXMARK_NUMBER;
volatile Number sink;

void turn() {
  Number sum = 0;
  for (int i = 2; i <= 101; ++i) {
    const auto x = static_cast<Number>(opaque(i));
    const auto square = static_cast<Number>(x * x);
    sum = static_cast<Number>(sum + square / static_cast<Number>(square - 1));
  }
  sink = sum;
}

#else

void turn() {
  for (int i = 2; i <= 101; ++i) opaque(i);
}

#endif

void loop(volatile std::uint64_t* count, std::uint64_t loops) {
  for (std::uint64_t n = 1; n <= loops; ++n) {
    turn();
    *count = n;
  }
}

}  // namespace

int main(int argc, char** argv) {
  abi::set_up();
  abi::run(argc, argv, UNIXMARK_KERNEL " SECONDS | --work LOOPS", {.label = "lps"}, loop);
}
