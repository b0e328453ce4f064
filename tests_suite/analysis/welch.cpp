#include "analysis/welch.hpp"

#include <gtest/gtest.h>

namespace unixmark::analysis {
namespace {

// Published two-sided critical values of t for p = 0.001, and 0.1 % to both sides of them.
TEST(BeyondChance, AgreesWithTheTable) {
  const struct {
    double freedom;
    double critical;
  } table[] = {{4, 8.610}, {8, 5.041}, {16, 4.015}, {30, 3.646}, {120, 3.373}};
  for (const auto& [freedom, critical] : table) {
    EXPECT_TRUE(beyond_chance(critical * 1.001, freedom, 0.001)) << freedom;
    EXPECT_TRUE(beyond_chance(-critical * 1.001, freedom, 0.001)) << freedom;
    EXPECT_FALSE(beyond_chance(critical * 0.999, freedom, 0.001)) << freedom;
  }
}

TEST(Differ, TakesSamplesThatDoNotVaryForDifferent) {
  EXPECT_TRUE(differ({3, 10, 0}, {3, 11, 0}, 0.001));
  EXPECT_FALSE(differ({3, 10, 0}, {3, 10, 0}, 0.001));
}

TEST(Differ, WeighsTheDifferenceByTheNoise) {
  EXPECT_TRUE(differ({10, 100, 9}, {10, 110, 9}, 0.001));       // 1 in each
  EXPECT_FALSE(differ({10, 100, 900}, {10, 110, 900}, 0.001));  // 10 in each
}

}  // namespace
}  // namespace unixmark::analysis
