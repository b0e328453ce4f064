#include "score/permutation.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace unixmark::score {
namespace {

const std::vector<double> steady = {10, 10.1, 9.9, 10.05, 9.95, 10.02, 9.98, 10.07, 9.93, 10};
const std::vector<double> wild = {8, 12, 9, 11, 7, 13, 10.5, 9.5, 8.5, 11.5};

TEST(StudentisedPermutation, OfEqualMeansIsNearOneWhateverTheirSpread) {
  EXPECT_GT(studentised_permutation_p(steady, wild), 0.9);
}

TEST(StudentisedPermutation, OfMeansFarApartIsSmall) {
  std::vector<double> higher = wild;
  for (double& value : higher) value += 4;

  EXPECT_LT(studentised_permutation_p(steady, higher), 0.001);
}

// All 20 ways to deal six values into three and three: two of them are as far apart.
TEST(StudentisedPermutation, IsNearTheExactOneOfSmallSamples) {
  const std::vector<double> low = {1, 2, 3};
  const std::vector<double> high = {11, 12, 13};

  EXPECT_NEAR(studentised_permutation_p(low, high), 0.1, 0.01);
}

TEST(StudentisedPermutation, IsTheSameEveryTime) {
  EXPECT_EQ(studentised_permutation_p(steady, wild), studentised_permutation_p(steady, wild));
}

TEST(StudentisedPermutation, OfEqualValuesIsOne) {
  const std::vector<double> same(5, 3.0);

  EXPECT_EQ(studentised_permutation_p(same, same), 1);
}

}  // namespace
}  // namespace unixmark::score
