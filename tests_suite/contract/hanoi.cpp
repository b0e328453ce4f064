#include "tests_suite/contract/counting.hpp"

#include <gtest/gtest.h>

namespace contract {
namespace {

TEST(Hanoi, TakesTheStatedInstructionsALoop) {
  if (const auto reason = why_not_comparable(); !reason.empty()) GTEST_SKIP() << reason;

  EXPECT_NEAR(instructions_a_loop("hanoi", 100, 300), 12'190, 0.02 * 12'190);
}

TEST(Hanoi, CountsTheLoopsItMakes) {
  if (const auto reason = why_not_counted(); !reason.empty()) GTEST_SKIP() << reason;

  EXPECT_LT(unexplained("hanoi", 1, 100, 300), 0.01);
}

}  // namespace
}  // namespace contract
