#include "score/median.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

TEST(Median, IsTheMiddleOrTheMeanOfTheTwo) {
  EXPECT_EQ(median(std::vector<double>{3, 1, 2}), 2);
  EXPECT_EQ(median(std::vector<double>{4, 1, 2, 3}), 2.5);
  EXPECT_EQ(median(std::vector<double>{7}), 7);
}

TEST(SignIntervalRank, IsThatOfTheBinomialTables) {
  EXPECT_EQ(sign_interval_rank(6), 1U);
  EXPECT_EQ(sign_interval_rank(8), 1U);
  EXPECT_EQ(sign_interval_rank(9), 2U);
  EXPECT_EQ(sign_interval_rank(12), 3U);
  EXPECT_EQ(sign_interval_rank(15), 4U);
  EXPECT_EQ(sign_interval_rank(17), 5U);
  EXPECT_EQ(sign_interval_rank(20), 6U);
  EXPECT_EQ(sign_interval_rank(23), 7U);
  EXPECT_EQ(sign_interval_rank(25), 8U);
  EXPECT_EQ(sign_interval_rank(28), 9U);
  EXPECT_EQ(sign_interval_rank(30), 10U);
}

TEST(SignIntervalRank, DoesNotUnderflowForManyValues) {
  EXPECT_EQ(sign_interval_rank(2000), 956U);
}

TEST(SignInterval, DoesNotExistBelowSixValues) {
  EXPECT_EQ(sign_interval(std::vector<double>{1, 2, 3, 4, 5}), std::nullopt);
}

TEST(SignInterval, IsTheRangeOfSixValues) {
  EXPECT_EQ(sign_interval(std::vector<double>{5, 1, 6, 2, 4, 3}), (Interval{1, 6}));
}

TEST(SignInterval, LeavesOutOneOnEachSideOfNine) {
  EXPECT_EQ(sign_interval(std::vector<double>{9, 8, 7, 6, 5, 4, 3, 2, 1}), (Interval{2, 8}));
}

}  // namespace
}  // namespace unixmark::score
