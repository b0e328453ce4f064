#include "tests_suite/contract/counting.hpp"

#include <gtest/gtest.h>

namespace contract {
namespace {

class Arithmetic : public testing::TestWithParam<const char*> {};

TEST_P(Arithmetic, DividesAHundredTimesALoop) {
  if (const auto reason = why_not_counted(); !reason.empty()) GTEST_SKIP() << reason;

  EXPECT_EQ(divisions(GetParam(), 1'000), 100'000);
}

TEST_P(Arithmetic, CountsTheLoopsItMakes) {
  if (const auto reason = why_not_counted(); !reason.empty()) GTEST_SKIP() << reason;

  EXPECT_LT(unexplained(GetParam(), 0.5, 1'000, 2'000), 0.01);
}

INSTANTIATE_TEST_SUITE_P(Of, Arithmetic, testing::Values("short", "int", "long", "float", "double"),
                         [](const auto& type) { return std::string(type.param); });

TEST(Arithoh, MakesAHundredTurnsALoopWithoutDividing) {
  if (const auto reason = why_not_counted(); !reason.empty()) GTEST_SKIP() << reason;

  // A turn cannot take less than one instruction, nor an empty one more than six.
  const double a_loop = instructions_a_loop("arithoh", 1'000, 2'000);
  EXPECT_GE(a_loop, 100);
  EXPECT_LE(a_loop, 600);
  EXPECT_EQ(divisions("arithoh", 1'000), 0);
}

TEST(Arithoh, CountsTheLoopsItMakes) {
  if (const auto reason = why_not_counted(); !reason.empty()) GTEST_SKIP() << reason;

  EXPECT_LT(unexplained("arithoh", 0.5, 1'000, 2'000), 0.01);
}

}  // namespace
}  // namespace contract
