#include "score/several.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace unixmark::score {
namespace {

TEST(Holm, MultipliesTheSmallestByHowManyThereAre) {
  const auto adjusted = holm(std::vector{0.01, 0.04, 0.03, 0.005});

  ASSERT_EQ(adjusted.size(), 4U);
  EXPECT_NEAR(adjusted[0], 0.03, 1e-12);
  EXPECT_NEAR(adjusted[1], 0.06, 1e-12);  // not below the smaller one's
  EXPECT_NEAR(adjusted[2], 0.06, 1e-12);
  EXPECT_NEAR(adjusted[3], 0.02, 1e-12);
}

TEST(Holm, NeverExceedsOne) {
  EXPECT_EQ(holm(std::vector{0.7, 0.9}), (std::vector<double>{1, 1}));
}

TEST(Holm, OfOneIsItself) {
  EXPECT_EQ(holm(std::vector{0.03}), std::vector{0.03});
}

TEST(Holm, OfNoneIsNone) {
  EXPECT_TRUE(holm({}).empty());
}

// Twice the sums of Pascal's triangle.
TEST(SignTest, IsThatOfTheTables) {
  EXPECT_NEAR(sign_test_p(10, 2), 0.0386, 5e-5);
  EXPECT_NEAR(sign_test_p(2, 10), 0.0386, 5e-5);
  EXPECT_NEAR(sign_test_p(9, 3), 0.1460, 5e-5);
  EXPECT_NEAR(sign_test_p(12, 0), 2.0 / 4096, 1e-12);
  EXPECT_NEAR(sign_test_p(0, 1), 1, 1e-12);
}

TEST(SignTest, OfHalvesOrOfNothingIsOne) {
  EXPECT_EQ(sign_test_p(6, 6), 1);
  EXPECT_EQ(sign_test_p(0, 0), 1);
}

}  // namespace
}  // namespace unixmark::score
