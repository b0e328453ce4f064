#include "measure/repeats.hpp"

#include "tests_suite/measure/harness.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

Plan plan_of(int passes) {
  Plan plan;
  PlannedTest test;
  test.passes = passes;
  plan.sections = {{.copies = 1, .tests = {test}}};
  return plan;
}

Pass numbered(int number, std::optional<int> repeats = {}) {
  Pass pass;
  pass.number = number;
  pass.repeats = repeats;
  return pass;
}

// Of the next one, or 0.
int next_of(Repeats& repeats) {
  const auto again = repeats.next();
  return again ? again->number : 0;
}

bool always(const Pass&) {
  return true;
}

TEST(Repeats, AreNoneWhereNothingJudges) {
  Repeats repeats(plan_of(100), {});
  repeats.note(numbered(1));

  EXPECT_EQ(next_of(repeats), 0);
}

TEST(Repeats, TakeEachPassTwiceAtMost) {
  Repeats repeats(plan_of(100), always);
  repeats.note(numbered(3));
  EXPECT_EQ(next_of(repeats), 3);
  repeats.note(numbered(101, 3));
  EXPECT_EQ(next_of(repeats), 3);
  repeats.note(numbered(102, 3));
  EXPECT_EQ(next_of(repeats), 0);
}

TEST(Repeats, AreAFifthOfThePlanAtMost) {
  Repeats repeats(plan_of(10), always);
  for (int number = 1; number <= 10; ++number) repeats.note(numbered(number));

  EXPECT_EQ(next_of(repeats), 1);
  EXPECT_EQ(next_of(repeats), 2);
  EXPECT_EQ(next_of(repeats), 0);
}

TEST(Repeats, AreOneInAnyCase) {
  Repeats repeats(plan_of(3), always);
  repeats.note(numbered(1));

  EXPECT_EQ(next_of(repeats), 1);
}

TEST(Repeats, BelongToTheSectionUnderWay) {
  Repeats repeats(plan_of(100), always);
  repeats.note(numbered(1));
  repeats.forget();

  EXPECT_EQ(next_of(repeats), 0);
}

// The fake's third pass is made again, and that one once more.
TEST(Session, MakesDisturbedPassesAgainAfterTheOthers) {
  const sys::PrivateFolder scratch(std::filesystem::temp_directory_path(), "measure-test-");
  auto test = fake(steady);
  test.duration = Seconds(0.05);
  test.passes = 10;
  auto setup = setup_for(scratch.path(), {test});
  setup.disturbed = [](const Pass& pass) { return pass.repeats.value_or(pass.number) == 3; };

  const auto events = run(setup);

  const auto ended = of_kind<PassEnded>(events);
  ASSERT_EQ(ended.size(), 12);
  EXPECT_EQ(of_kind<PassBegan>(events).size(), 12);
  for (std::size_t i = 0; i < ended.size(); ++i) {
    EXPECT_EQ(ended[i].pass.number, static_cast<int>(i) + 1);
    EXPECT_EQ(ended[i].pass.repeats, i < 10 ? std::nullopt : std::optional(3)) << i;
  }
}

}  // namespace
}  // namespace unixmark::measure
