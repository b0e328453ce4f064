// What a runner tells a kernel through the environment.
#pragma once

#include "abi/kernel.hpp"

namespace abi {

// Descriptors are -1 where the runner gave none.
struct Protocol {
  int gate_read = -1;  // UNIXMARK_GATE=R,W
  int gate_write = -1;
  int page = -1;  // UNIXMARK_PAGE=FD,SLOT
  int slot = 0;
};

// A whole number from the start of `text`, or -1; `text` moves behind it.
[[nodiscard]] int take_number(const char*& text);

// Reads both variables; one that is malformed, or names a descriptor that is not open, ends the
// kernel with an ERROR line. The descriptors will not survive an exec.
[[nodiscard]] Protocol read_protocol();

// Says ready and returns when the runner has closed the gate. Nothing to do without a gate.
void wait_at_gate(Protocol& protocol);

// The runner's page in this process's memory.
struct Page {
  const page::Header* header = nullptr;
  page::Slot* slot = nullptr;
};
[[nodiscard]] Page map_page(Protocol& protocol);

void close_protocol(Protocol& protocol);

}  // namespace abi
