#include "report/standing.hpp"

#include "tests_suite/report/sample.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace unixmark::report {
namespace {

// Three planned passes, one that repeats the second, and one that failed in between.
Row row() {
  Row made;
  made.test = sample::planned("pipe");
  made.passes = {sample::pass("pipe", 1, 1, 1000), sample::failed_pass("pipe", 2, "it crashed"),
                 sample::pass("pipe", 1, 2, 900), sample::pass("pipe", 1, 3, 1100),
                 sample::pass("pipe", 1, 4, 1050)};
  made.passes.back().repeats = 2;
  made.kept = {0, 2};  // of the sound ones
  made.score = 104.9;
  return made;
}

std::vector<Standing> standings(const Row& row) {
  std::vector<Standing> all;
  for (const auto& figure : figures_of(row)) all.push_back(figure.standing);
  return all;
}

TEST(Standing, TellsKeptDroppedAndFailedPassesApart) {
  using enum Standing;
  EXPECT_EQ(standings(row()), (std::vector{Kept, Failed, Dropped, Kept, Outside}));
}

TEST(Standing, IsOutsideWhereTheTestHasNoResult) {
  auto failed = row();
  failed.score.reset();
  failed.kept.clear();

  EXPECT_EQ(standings(failed)[0], Standing::Outside);
  EXPECT_EQ(standings(failed)[1], Standing::Failed);
}

TEST(Standing, IsOutsideBeyondThePassesThatTheRuleScores) {
  auto longer = row();
  longer.test.scored = 2;

  EXPECT_EQ(standings(longer)[2], Standing::Dropped);
  longer.kept = {0};
  EXPECT_EQ(standings(longer)[3], Standing::Outside);
}

TEST(Standing, HasTheRateOfSoundPassesAlone) {
  const auto figures = figures_of(row());

  EXPECT_EQ(figures[0].rate, 100);
  EXPECT_EQ(figures[1].rate, std::nullopt);
  EXPECT_EQ(figures[2].rate, 90);
}

TEST(Standing, HasNoRateWhereNothingWasCounted) {
  Row idle;
  idle.test = sample::planned("pipe");
  idle.passes = {sample::pass("pipe", 1, 1, 0), sample::pass("pipe", 1, 2, 5)};
  idle.passes[1].members.clear();

  EXPECT_EQ(figures_of(idle)[0].rate, std::nullopt);
  EXPECT_EQ(figures_of(idle)[1].rate, std::nullopt);
}

}  // namespace
}  // namespace unixmark::report
