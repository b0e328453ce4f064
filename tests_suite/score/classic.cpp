#include "score/classic.hpp"

#include "base/error.hpp"

#include <limits>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

using Positions = std::vector<std::size_t>;

std::string complaint_about_passes(const std::vector<PassTotal>& passes) {
  try {
    return "scored " + std::to_string(classic_score(passes, 1).score);
  } catch (const Error& error) {
    return error.what();
  }
}

TEST(ClassicScore, DropsTheWorstThirdAndTakesTheGeometricMean) {
  const std::vector<PassTotal> passes = {{90, 1}, {110, 1}, {100, 1}};

  const auto result = classic_score(passes, 1);

  EXPECT_EQ(result.kept, (Positions{1, 2}));
  EXPECT_NEAR(result.score, 104.880885, 1e-6);
}

TEST(ClassicScore, OfTenPassesDropsThree) {
  const std::vector<PassTotal> passes = {{50, 10}, {10, 10}, {51, 10}, {20, 10}, {52, 10},
                                         {53, 10}, {30, 10}, {54, 10}, {55, 10}, {56, 10}};

  const auto result = classic_score(passes, 1);

  EXPECT_EQ(result.kept, (Positions{0, 2, 4, 5, 7, 8, 9}));
}

TEST(ClassicScore, KeepsAllOfOneOrTwoPasses) {
  EXPECT_EQ(classic_score(std::vector<PassTotal>{{7, 2}}, 1).kept, Positions{0});
  EXPECT_EQ(classic_score(std::vector<PassTotal>{{7, 2}, {1, 2}}, 1).kept, (Positions{0, 1}));
}

TEST(ClassicScore, DropsByCountEvenWhereTheRateIsHigher) {
  const std::vector<PassTotal> passes = {{100, 10}, {90, 1}, {110, 10}};

  EXPECT_EQ(classic_score(passes, 1).kept, (Positions{0, 2}));
}

TEST(ClassicScore, OfEqualCountsDropsTheEarlier) {
  const std::vector<PassTotal> passes = {{9, 1}, {5, 1}, {5, 2}};

  EXPECT_EQ(classic_score(passes, 1).kept, (Positions{0, 2}));
}

TEST(ClassicScore, IsPerTimebase) {
  const std::vector<PassTotal> passes = {{300, 60}};

  EXPECT_NEAR(classic_score(passes, 60).score, 300, 1e-9);
  EXPECT_NEAR(classic_score(passes, 1).score, 5, 1e-9);
}

TEST(ClassicScore, TakesTheCountAsARateWhereTheTimebaseIsZero) {
  const std::vector<PassTotal> passes = {{400, 30}, {900, 30}};

  EXPECT_NEAR(classic_score(passes, 0).score, 600, 1e-9);
}

TEST(ClassicScore, TimeIsTheMeanOfTheKeptPasses) {
  const std::vector<PassTotal> passes = {{1, 90}, {10, 29.9}, {10, 30.3}};

  EXPECT_NEAR(classic_score(passes, 1).seconds, 30.1, 1e-9);
}

TEST(ClassicScore, MatchesTheWorkedExampleOfItsExplanation) {
  const std::vector<PassTotal> passes = {{306000, 30}, {297000, 30}, {312000, 30}};

  EXPECT_NEAR(classic_score(passes, 1).score, 10299.5, 0.05);
}

TEST(ClassicScore, RefusesWhatHasNoLogarithm) {
  EXPECT_EQ(complaint_about_passes({{5, 1}, {0, 1}}),
            "pass 2: its count is 0, and only numbers above 0 have a score");
  EXPECT_EQ(complaint_about_passes({{5, 0}}),
            "pass 1: its time is 0, and only numbers above 0 have a score");
  EXPECT_EQ(complaint_about_passes({{-5, 1}}),
            "pass 1: its count is -5, and only numbers above 0 have a score");
  EXPECT_EQ(complaint_about_passes({{std::numeric_limits<double>::infinity(), 1}}),
            "pass 1: its count is inf, and only numbers above 0 have a score");
}

TEST(ClassicScore, RefusesToScoreNothing) {
  EXPECT_EQ(complaint_about_passes({}), "there is no pass to make a score of");
}

}  // namespace
}  // namespace unixmark::score
