#include "score/spread.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

TEST(SpreadOf, OnePassHasNone) {
  const auto spread = spread_of(std::vector<double>{5});

  EXPECT_EQ(spread.passes, 1);
  EXPECT_EQ(spread.least, 5);
  EXPECT_EQ(spread.median, 5);
  EXPECT_EQ(spread.most, 5);
  EXPECT_EQ(spread.relative_mad, 0);
}

TEST(SpreadOf, TakesTheMiddleOfAnOddNumber) {
  const auto spread = spread_of(std::vector<double>{30, 10, 20});

  EXPECT_EQ(spread.passes, 3);
  EXPECT_EQ(spread.least, 10);
  EXPECT_EQ(spread.median, 20);
  EXPECT_EQ(spread.most, 30);
}

TEST(SpreadOf, TakesTheMeanOfTheTwoMiddlesOfAnEvenNumber) {
  EXPECT_EQ(spread_of(std::vector<double>{40, 10, 20, 30}).median, 25);
}

TEST(SpreadOf, RelativeMadIgnoresOneWildPass) {
  const auto spread = spread_of(std::vector<double>{98, 99, 100, 101, 5000});

  EXPECT_NEAR(spread.relative_mad, 0.014826, 1e-9);
}

}  // namespace
}  // namespace unixmark::score
