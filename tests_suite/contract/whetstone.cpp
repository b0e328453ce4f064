#include "tests_suite/contract/counting.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace contract {
namespace {

TEST(Whetstone, TakesTheStatedInstructionsAPass) {
  if (const auto reason = why_not_comparable(); !reason.empty()) GTEST_SKIP() << reason;

  EXPECT_NEAR(instructions_a_loop("whetstone-double", 2, 4), 5.19e6, 0.03 * 5.19e6);
}

TEST(Whetstone, MakesEveryPassItIsToMake) {
  if (const auto reason = why_not_counted(); !reason.empty()) GTEST_SKIP() << reason;

  const double early = instructions_a_loop("whetstone-double", 1, 2);
  const double late = instructions_a_loop("whetstone-double", 2, 4);

  EXPECT_NEAR(early / late, 1, 0.01);
}

TEST(Whetstone, HasTheStatedResultOfEachSection) {
  const double stated[] = {-1.12398255667, -1.12187079889, 1, 12,
                           0.49902937281,  0.99999987891,  3, 0.75100163018};

  const auto result = run({.words = {kernel("whetstone-double"), "--check", "1"}});

  EXPECT_EQ(result.exit_status, 0);
  std::istringstream results(result.out);
  for (const double expected : stated) {
    double found = 0;
    results >> found;
    EXPECT_NEAR(found, expected, 0.5e-9);
  }
}

TEST(Whetstone, GivesMillionsOfInstructionsASecondOfItsSections) {
  const auto result = run({.words = {kernel("whetstone-double"), "--work", "50"}});

  // 50 passes are 500 million; the sections take no longer than the whole.
  const double begin = number_after("SPAN|", result.err);
  const double end =
      number_after("SPAN|" + std::to_string(static_cast<long>(begin)) + "|", result.err);
  const double mwips = number_after("COUNT|", result.err);
  EXPECT_GE(mwips * (end - begin) * 1e-9, 499.9);
  EXPECT_NE(result.err.find("|0|MWIPS\n"), std::string::npos);
}

}  // namespace
}  // namespace contract
