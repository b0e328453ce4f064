// The memory that the runner and the copies of a pass share.
#pragma once

#include "base/units.hpp"
#include "sys/shared_memory.hpp"

#include <cstddef>
#include <cstdint>

namespace unixmark::measure {

// The layout that kernels know: this header, then a slot a copy. Each lies in cache lines of its
// own, so that copies that count do not disturb each other.
struct PageHeader {
  std::int64_t begin_ns;  // CLOCK_MONOTONIC; written before the gate closes
  std::int64_t end_ns;
  std::uint8_t unused[112];
};

struct alignas(128) Slot {
  volatile std::uint64_t count;
  volatile std::int64_t begin_ns;  // when this copy began; 0 until then
  volatile std::int64_t end_ns;    // when it ended; 0 until then
  volatile std::int32_t processor_begin;
  volatile std::int32_t processor_end;
  volatile std::uint32_t ready;  // 1 once set up
};
static_assert(sizeof(PageHeader) == 128 && sizeof(Slot) == 128);

class Page {
 public:
  // Throws Error when there is no room.
  explicit Page(std::size_t copies);

  // Tells the copies when to begin and to end.
  void set_span(Nanos begin, Nanos end);

  [[nodiscard]] const Slot& slot(std::size_t copy) const;
  [[nodiscard]] int number() const { return memory_.number(); }

 private:
  sys::SharedMemory memory_;
  PageHeader* header_;
  Slot* slots_;
};

}  // namespace unixmark::measure
