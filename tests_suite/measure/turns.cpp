#include "measure/turns.hpp"

#include <algorithm>
#include <limits>
#include <set>

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

using Order = std::vector<std::size_t>;

// Tests of so many passes.
Section section_of(std::size_t tests, int passes, int enough = 0, int scored = 0) {
  Section section;
  for (std::size_t i = 0; i < tests; ++i) {
    PlannedTest test;
    test.name = std::string(1, static_cast<char>('a' + i));
    test.passes = passes;
    test.enough = enough;
    test.scored = scored;
    section.tests.push_back(test);
  }
  return section;
}

Plan plan_of(bool rounds, bool budget = false) {
  Plan plan;
  plan.rounds = rounds;
  if (budget) plan.budget = Seconds(60);
  return plan;
}

// The tests that have their turns, in order, up to `most`.
Order turns_of(const Plan& plan, const Section& section, const Standing& standing,
               std::size_t most = 100) {
  Turns turns(plan, section, {});
  Order order;
  while (order.size() < most) {
    const auto next = turns.next(standing);
    if (!next) break;
    order.push_back(*next);
    turns.count(*next);
  }
  return order;
}

TEST(OrderOfRound, RunsEachSecondRoundBackwards) {
  EXPECT_EQ(order_of_round(3, 0), (Order{0, 1, 2}));
  EXPECT_EQ(order_of_round(3, 1), (Order{2, 1, 0}));
  EXPECT_EQ(order_of_round(3, 2), (Order{1, 2, 0}));
  EXPECT_EQ(order_of_round(3, 3), (Order{0, 2, 1}));
  EXPECT_EQ(order_of_round(0, 5), Order{});
}

TEST(OrderOfRound, GivesEachTestEachPlaceEquallyOften) {
  for (std::size_t place = 0; place < 4; ++place) {
    std::multiset<std::size_t> seen;
    for (int round = 0; round < 8; ++round) seen.insert(order_of_round(4, round)[place]);
    for (std::size_t test = 0; test < 4; ++test) EXPECT_EQ(seen.count(test), 2) << place;
  }
}

TEST(Turns, GoTestByTestWithoutRounds) {
  EXPECT_EQ(turns_of(plan_of(false), section_of(2, 2), {}), (Order{0, 0, 1, 1}));
}

TEST(Turns, GoRoundByRound) {
  EXPECT_EQ(turns_of(plan_of(true), section_of(3, 2), {}), (Order{0, 1, 2, 2, 1, 0}));
}

TEST(Turns, LeaveOutWhatIsSettledOnceItHasEnough) {
  const Standing standing{.half_widths = {0, 0}, .settled = {true, false}, .enough = false};

  const auto order = turns_of(plan_of(true), section_of(2, 5, 2), standing);

  EXPECT_EQ(std::ranges::count(order, 0U), 2);
  EXPECT_EQ(std::ranges::count(order, 1U), 5);
}

TEST(Turns, MakeThePassesThatTheClassicRuleScores) {
  const Standing standing{.half_widths = {0}, .settled = {true}, .enough = true};

  EXPECT_EQ(turns_of(plan_of(true), section_of(1, 30, 6, 10), standing).size(), 10);
}

TEST(Turns, StopWhenTheSectionAsAWholeIsKnownWellEnough) {
  const Standing standing{.half_widths = {1, 1}, .settled = {false, false}, .enough = true};

  EXPECT_EQ(turns_of(plan_of(true), section_of(2, 30, 6), standing).size(), 12);
}

TEST(Turns, ServeTheLeastCertainTestFirstWithABudget) {
  const Standing standing{
      .half_widths = {0.01, 0.05, 0.02}, .settled = {false, false, false}, .enough = false};

  const auto order = turns_of(plan_of(true, true), section_of(3, 5, 1), standing, 7);

  EXPECT_EQ(order, (Order{0, 1, 2, 1, 1, 1, 1}));
}

TEST(Turns, BringTestsWithoutAnIntervalOnEvenly) {
  constexpr double unknown = std::numeric_limits<double>::infinity();
  const Standing standing{
      .half_widths = {unknown, unknown, 0.02}, .settled = {false, false, false}, .enough = false};

  const auto order = turns_of(plan_of(true, true), section_of(3, 3, 1), standing, 9);

  EXPECT_EQ(order, (Order{0, 1, 2, 1, 0, 1, 0, 2, 2}));
}

TEST(Turns, SkipWhatIsClosed) {
  const auto section = section_of(2, 2);
  const auto plan = plan_of(true);
  Turns turns(plan, section, {});

  turns.close(0);

  EXPECT_EQ(turns.next({}), 1U);
}

TEST(Turns, GoOnWhereAnEarlierSessionStopped) {
  const auto section = section_of(3, 2);
  const auto plan = plan_of(true);

  const Turns turns(plan, section, {1, 1, 2});

  EXPECT_EQ(turns.next({}), 1U);  // the second round runs backwards
}

}  // namespace
}  // namespace unixmark::measure
