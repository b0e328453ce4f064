#include "report/tables.hpp"
#include "tests_suite/report/sample.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::report {
namespace {

using Positions = std::vector<std::size_t>;

const score::Baseline baseline = {
    .name = "small", .rows = {{"pipe", 10}, {"spawn", 20}, {"grep", 1}, {"sysexec", 25}}};

Row scored(std::string_view test, double index) {
  Row row;
  row.test = sample::planned(test);
  row.score = 1;
  row.index = index;
  return row;
}

Row without_baseline(std::string_view test) {
  Row row;
  row.test = sample::planned(test);
  row.score = 1;
  return row;
}

Row failed(std::string_view test) {
  Row row;
  row.test = sample::planned(test);
  row.failure = "pass 1: it crashed";
  return row;
}

TEST(IndexTables, AreTheGeometricMeanOverTheirRows) {
  const auto tables = index_tables({scored("pipe", 20), scored("spawn", 80)}, baseline);

  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(tables[0].category, "System Benchmarks");
  EXPECT_EQ(tables[0].rows, (Positions{0, 1}));
  EXPECT_NEAR(tables[0].score.value_or(0), 40, 1e-9);
  EXPECT_FALSE(tables[0].partial);
}

TEST(IndexTables, ArePartialWhereATestOfTheBaselineWasNotAskedFor) {
  const auto tables = index_tables({scored("pipe", 20)}, baseline);

  EXPECT_TRUE(tables.at(0).partial);
  EXPECT_NEAR(tables.at(0).score.value_or(0), 20, 1e-9);
}

TEST(IndexTables, ArePartialWhereATestOfTheBaselineFailed) {
  const auto tables = index_tables({scored("pipe", 20), failed("spawn")}, baseline);

  EXPECT_TRUE(tables.at(0).partial);
  EXPECT_EQ(tables.at(0).rows, Positions{0});
}

TEST(IndexTables, AreNotPartialForTestsThatNoBaselineHas) {
  const auto tables = index_tables(
      {scored("pipe", 20), scored("spawn", 20), without_baseline("shell16"), failed("fstime-w")},
      baseline);

  EXPECT_FALSE(tables.at(0).partial);
  EXPECT_EQ(tables.at(0).rows, (Positions{0, 1, 2}));
}

TEST(IndexTables, ComeInTheOrderOfTheCategories) {
  const auto tables = index_tables(
      {without_baseline("dc"), scored("ubgears", 5), scored("2d-text", 5), scored("pipe", 5)},
      baseline);

  ASSERT_EQ(tables.size(), 4U);
  EXPECT_EQ(tables[0].category, "System Benchmarks");
  EXPECT_EQ(tables[1].category, "2D Graphics Benchmarks");
  EXPECT_EQ(tables[2].category, "3D Graphics Benchmarks");
  EXPECT_EQ(tables[3].category, "Non-Index Benchmarks");
}

TEST(IndexTables, HaveNoScoreWhereNoTestHasABaseline) {
  const auto tables = index_tables({without_baseline("dc")}, baseline);

  EXPECT_EQ(tables.at(0).rows, Positions{0});
  EXPECT_EQ(tables.at(0).score, std::nullopt);
}

TEST(IndexTables, OtherTestsWithABaselineMakeAnIndexOfTheirOwn) {
  const auto one = index_tables({scored("grep", 30)}, baseline);
  const auto both = index_tables({scored("grep", 30), scored("sysexec", 30)}, baseline);

  EXPECT_TRUE(one.at(0).partial);
  EXPECT_FALSE(both.at(0).partial);
  EXPECT_NEAR(both.at(0).score.value_or(0), 30, 1e-9);
}

TEST(IndexTables, ThereIsNoneForACategoryOfWhichAllTestsFailed) {
  EXPECT_TRUE(index_tables({failed("pipe"), failed("spawn")}, baseline).empty());
}

// A session of two tests whose passes drift together, each with some noise of its own.
IndexTable drifting(int passes, bool rounds) {
  auto header = sample::header({"pipe", "spawn"});
  header.plan.rounds = rounds;
  std::vector<measure::Event> events = {sample::section_began()};
  for (int number = 1; number <= passes; ++number) {
    for (const auto* test : {"pipe", "spawn"}) {
      const int drift = 20 * ((number * 5) % 7);
      const int own = test == std::string_view("pipe") ? number % 2 : number % 3;
      events.emplace_back(measure::PassEnded{sample::pass(test, 1, number, 1000 + drift + own)});
    }
  }
  for (auto& test : header.plan.sections[0].tests) test.passes = passes;
  events.push_back(sample::section_ended());
  events.push_back(sample::session_ended());
  return build_report(header, events).sections.at(0).tables.at(0);
}

TEST(IndexTables, HaveIntervalsOfBothIndexes) {
  const auto table = drifting(7, false);

  ASSERT_TRUE(table.classic && table.robust);
  EXPECT_NEAR(table.classic->value, table.score.value(), 1e-9);
  EXPECT_LT(table.classic->interval.low, *table.score);
  EXPECT_GT(table.classic->interval.high, *table.score);
  EXPECT_LT(table.robust->value, *table.score);  // which drops the worst passes
  EXPECT_FALSE(table.classic->over_rounds);
  EXPECT_FALSE(table.robust->over_rounds);
}

TEST(IndexTables, TakeTheIntervalOverRoundsWhereTestsDriftTogether) {
  const auto summed = drifting(7, false);
  const auto over_rounds = drifting(7, true);

  EXPECT_TRUE(over_rounds.robust->over_rounds);
  EXPECT_LT(over_rounds.robust->interval.low, summed.robust->interval.low);
  EXPECT_EQ(over_rounds.robust->value, summed.robust->value);
}

TEST(IndexTables, OfFewPassesHaveNoRobustIndex) {
  EXPECT_FALSE(drifting(5, true).robust);
  EXPECT_TRUE(drifting(5, true).classic);
}

TEST(IndexTables, OfOnePassHaveNoInterval) {
  const auto table = drifting(1, true);

  EXPECT_TRUE(table.score);
  EXPECT_FALSE(table.classic);
}

}  // namespace
}  // namespace unixmark::report
