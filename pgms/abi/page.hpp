// The page that runner and kernels share: a header, then 128 bytes a copy. The runner has the same
// layout of its own; a test holds the two together.
#pragma once

#include <cstdint>

namespace page {

struct Header {
  std::int64_t begin_ns;  // CLOCK_MONOTONIC; written before the gate closes
  std::int64_t end_ns;
  std::uint8_t unused[112];
};

struct alignas(128) Slot {
  volatile std::uint64_t count;
  volatile std::int64_t begin_ns;         // when this copy began
  volatile std::int64_t end_ns;           // when it ended; 0 until then
  volatile std::int32_t processor_begin;  // where it ran then; -1: not known
  volatile std::int32_t processor_end;
  volatile std::uint32_t ready;  // 1 once set up
};
static_assert(sizeof(Header) == 128 && sizeof(Slot) == 128);

}  // namespace page
