#include "score/mann_whitney.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

// Every way in which the first sample's values can stand among all, counted one by one.
std::vector<double> counted_one_by_one(int first, int second) {
  std::vector<double> ways(static_cast<std::size_t>(first * second) + 1, 0);
  double all = 0;
  for (std::uint32_t places = 0; places < (1U << static_cast<unsigned>(first + second)); ++places) {
    int firsts = 0;
    int won = 0;
    for (int i = 0; i < first + second; ++i) {
      if ((places >> static_cast<unsigned>(i) & 1U) != 0) {
        ++firsts;
      } else {
        won += firsts;
      }
    }
    if (firsts != first) continue;
    ++ways[static_cast<std::size_t>(won)];
    ++all;
  }
  for (double& way : ways) way /= all;
  return ways;
}

TEST(MannWhitney, IsThatOfCountingEveryOrder) {
  for (const int first : {1, 3, 5, 6}) {
    for (const int second : {1, 2, 4, 8}) {
      SCOPED_TRACE(testing::Message() << first << " and " << second);
      const auto counted = counted_one_by_one(first, second);
      const auto chances =
          mann_whitney_chances(static_cast<std::size_t>(first), static_cast<std::size_t>(second));

      ASSERT_EQ(chances.size(), counted.size());
      for (std::size_t u = 0; u < counted.size(); ++u) {
        EXPECT_NEAR(chances[u], counted[u], 1e-9 * counted[u]);
      }
    }
  }
}

TEST(MannWhitney, SumsToOneForLargeSamples) {
  const auto chances = mann_whitney_chances(30, 30);

  EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-12);
}

// Mann and Whitney's own table, 1947: P(U <= u) of samples of three, four and five.
TEST(MannWhitney, IsThatOfThePublishedTable) {
  EXPECT_NEAR(mann_whitney_cdf(0, 3, 3), 0.050, 5e-4);
  EXPECT_NEAR(mann_whitney_cdf(2, 3, 3), 0.200, 5e-4);
  EXPECT_NEAR(mann_whitney_cdf(1, 4, 4), 0.029, 5e-4);
  EXPECT_NEAR(mann_whitney_cdf(4, 4, 4), 0.171, 5e-4);
  EXPECT_NEAR(mann_whitney_cdf(2, 5, 5), 0.016, 5e-4);
  EXPECT_NEAR(mann_whitney_cdf(6, 5, 5), 0.111, 5e-4);
  EXPECT_EQ(mann_whitney_cdf(-1, 3, 3), 0);
  EXPECT_EQ(mann_whitney_cdf(9, 3, 3), 1);
}

double least_p(std::size_t first, std::size_t second) {
  std::vector<double> low(first);
  std::vector<double> high(second);
  std::iota(low.begin(), low.end(), 1);
  std::iota(high.begin(), high.end(), 1000);
  return mann_whitney_p(low, high);
}

TEST(MannWhitneyP, CannotBeSmallForFewPasses) {
  EXPECT_NEAR(least_p(3, 3), 0.100, 5e-4);
  EXPECT_NEAR(least_p(3, 4), 0.057, 5e-4);
  EXPECT_NEAR(least_p(3, 5), 0.036, 5e-4);
  EXPECT_NEAR(least_p(4, 4), 0.029, 5e-4);
  EXPECT_NEAR(least_p(3, 10), 0.007, 5e-4);
}

TEST(MannWhitneyP, IsTheSameBothWaysRound) {
  const std::vector<double> one = {5, 7, 8, 12};
  const std::vector<double> other = {6, 9, 13, 14, 15};

  EXPECT_EQ(mann_whitney_p(one, other), mann_whitney_p(other, one));
}

TEST(MannWhitneyP, OfEqualSamplesIsOne) {
  const std::vector<double> same = {5, 5, 5};

  EXPECT_EQ(mann_whitney_p(same, same), 1);
}

TEST(MannWhitneyP, TakesTiesForLessThanAWin) {
  const std::vector<double> low = {1, 2, 3};

  EXPECT_NEAR(mann_whitney_p(low, std::vector<double>{3, 4, 5}), 0.2, 1e-12);  // U 0.5 as 1
}

// The critical values of U at 5 %, two-sided, of every textbook, plus one.
TEST(ShiftIntervalRank, IsThatOfTheTables) {
  EXPECT_FALSE(shift_interval_rank(3, 3));
  EXPECT_FALSE(shift_interval_rank(3, 4));
  EXPECT_EQ(shift_interval_rank(3, 5), 1U);
  EXPECT_EQ(shift_interval_rank(4, 4), 1U);
  EXPECT_EQ(shift_interval_rank(5, 5), 3U);
  EXPECT_EQ(shift_interval_rank(6, 6), 6U);
  EXPECT_EQ(shift_interval_rank(8, 8), 14U);
  EXPECT_EQ(shift_interval_rank(10, 10), 24U);
  EXPECT_EQ(shift_interval_rank(3, 10), 4U);
  EXPECT_EQ(shift_interval_rank(20, 20), 128U);
}

}  // namespace
}  // namespace unixmark::score
