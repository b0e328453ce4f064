#include "measure/page.hpp"

// GoogleTest brings the compiler's own `abi`.
#define abi kernel_abi
#include "pgms/abi/kernel.hpp"
#undef abi

#include <cstddef>

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

TEST(Page, HasTheLayoutThatKernelsKnow) {
  EXPECT_EQ(sizeof(PageHeader), sizeof(kernel_abi::PageHeader));
  EXPECT_EQ(offsetof(PageHeader, end_ns), offsetof(kernel_abi::PageHeader, end_ns));
  EXPECT_EQ(sizeof(Slot), sizeof(kernel_abi::Slot));
  EXPECT_EQ(offsetof(Slot, count), offsetof(kernel_abi::Slot, count));
  EXPECT_EQ(offsetof(Slot, begin_ns), offsetof(kernel_abi::Slot, begin_ns));
  EXPECT_EQ(offsetof(Slot, end_ns), offsetof(kernel_abi::Slot, end_ns));
  EXPECT_EQ(offsetof(Slot, processor_begin), offsetof(kernel_abi::Slot, processor_begin));
  EXPECT_EQ(offsetof(Slot, processor_end), offsetof(kernel_abi::Slot, processor_end));
  EXPECT_EQ(offsetof(Slot, ready), offsetof(kernel_abi::Slot, ready));
}

TEST(Page, BeginsWithNothingKnown) {
  const Page page(2);

  EXPECT_EQ(page.slot(1).count, 0);
  EXPECT_EQ(page.slot(1).processor_begin, -1);
  EXPECT_EQ(page.slot(1).ready, 0);
}

}  // namespace
}  // namespace unixmark::measure
