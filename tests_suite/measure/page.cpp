#include "measure/page.hpp"

#include "pgms/abi/page.hpp"

#include <cstddef>

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

TEST(Page, HasTheLayoutThatKernelsKnow) {
  EXPECT_EQ(sizeof(PageHeader), sizeof(page::Header));
  EXPECT_EQ(offsetof(PageHeader, end_ns), offsetof(page::Header, end_ns));
  EXPECT_EQ(sizeof(Slot), sizeof(page::Slot));
  EXPECT_EQ(offsetof(Slot, count), offsetof(page::Slot, count));
  EXPECT_EQ(offsetof(Slot, begin_ns), offsetof(page::Slot, begin_ns));
  EXPECT_EQ(offsetof(Slot, end_ns), offsetof(page::Slot, end_ns));
  EXPECT_EQ(offsetof(Slot, processor_begin), offsetof(page::Slot, processor_begin));
  EXPECT_EQ(offsetof(Slot, processor_end), offsetof(page::Slot, processor_end));
  EXPECT_EQ(offsetof(Slot, ready), offsetof(page::Slot, ready));
}

TEST(Page, BeginsWithNothingKnown) {
  const Page two(2);

  EXPECT_EQ(two.slot(1).count, 0);
  EXPECT_EQ(two.slot(1).processor_begin, -1);
  EXPECT_EQ(two.slot(1).ready, 0);
}

}  // namespace
}  // namespace unixmark::measure
