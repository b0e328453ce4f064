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

bool always(const Pass&) {
  return true;
}

TEST(Repeats, AreNoneWhereNothingJudges) {
  Repeats repeats(plan_of(100), {});
  repeats.note(numbered(1));

  EXPECT_EQ(repeats.next(), std::nullopt);
}

TEST(Repeats, TakeEachPassTwiceAtMost) {
  Repeats repeats(plan_of(100), always);
  repeats.note(numbered(3));
  EXPECT_EQ(repeats.next(), 3);
  repeats.note(numbered(101, 3));
  EXPECT_EQ(repeats.next(), 3);
  repeats.note(numbered(102, 3));
  EXPECT_EQ(repeats.next(), std::nullopt);
}

TEST(Repeats, AreAFifthOfThePlanAtMost) {
  Repeats repeats(plan_of(10), always);
  for (int number = 1; number <= 10; ++number) repeats.note(numbered(number));

  EXPECT_EQ(repeats.next(), 1);
  EXPECT_EQ(repeats.next(), 2);
  EXPECT_EQ(repeats.next(), std::nullopt);
}

TEST(Repeats, AreOneInAnyCase) {
  Repeats repeats(plan_of(3), always);
  repeats.note(numbered(1));

  EXPECT_EQ(repeats.next(), 1);
}

TEST(Repeats, BelongToTheTestUnderWay) {
  Repeats repeats(plan_of(100), always);
  repeats.note(numbered(1));
  repeats.forget();

  EXPECT_EQ(repeats.next(), std::nullopt);
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
