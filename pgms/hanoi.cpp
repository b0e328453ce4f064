// Recursive calls: the tower of Hanoi with ten discs, 1,023 moves a loop.
#include "abi/kernel.hpp"
#include "abi/work.hpp"

#include <cstdint>

namespace {

constexpr int discs = 10;

// The discs on each of the pegs 1 to 3.
int on_peg[4];

void move(int count, int from, int to) {
  if (count == 1) {
    --on_peg[from];
    ++on_peg[to];
    return;
  }
  const int spare = 6 - from - to;
  move(count - 1, from, spare);
  move(1, from, to);
  move(count - 1, spare, to);
}

void loop(volatile std::uint64_t* count, std::uint64_t loops) {
  for (std::uint64_t n = 1; n <= loops; ++n) {
    on_peg[1] = discs;
    on_peg[2] = on_peg[3] = 0;
    move(discs, 1, 3);
    *count = n;
  }
}

}  // namespace

int main(int argc, char** argv) {
  abi::set_up();
  abi::run(argc, argv, "hanoi SECONDS | --work LOOPS", {.label = "lps"}, loop);
}
