#include "measure/plan.hpp"

#include "base/error.hpp"
#include "tests_suite/measure/catalog.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

const catalog::Test lone_test = {.name = "ubgears",
                                 .title = "Gears",
                                 .program = "ubgears",
                                 .arguments = "-time {seconds}",
                                 .unit = "fps",
                                 .most_copies = 1};

Wishes wishes_for(const catalog::Test& test, std::string schedule = "classic") {
  Wishes wishes;
  wishes.tests = {&test};
  wishes.copies = {1};
  wishes.schedule = std::move(schedule);
  return wishes;
}

PlannedTest only_test(const Wishes& wishes) {
  return make_plan(wishes).sections.at(0).tests.at(0);
}

TEST(MakePlan, RunsLongTestsTenTimesAndShortOnesThrice) {
  EXPECT_EQ(only_test(wishes_for(long_test)).passes, 10);
  EXPECT_EQ(only_test(wishes_for(file_test)).passes, 3);
}

TEST(MakePlan, GivesShortTestsAThirdOfTheIterationsAsked) {
  auto wishes = wishes_for(long_test);
  wishes.iterations = 5;
  EXPECT_EQ(only_test(wishes).passes, 5);

  wishes = wishes_for(file_test);
  wishes.iterations = 5;
  EXPECT_EQ(only_test(wishes).passes, 2);
  wishes.iterations = 1;
  EXPECT_EQ(only_test(wishes).passes, 1);
}

TEST(MakePlan, QuickIsSixPassesOfTwoSecondsWithoutRests) {
  const auto plan = make_plan(wishes_for(long_test, "quick"));

  EXPECT_EQ(plan.rest, Rest::None);
  EXPECT_EQ(plan.sections[0].tests[0].passes, 6);
  EXPECT_EQ(plan.sections[0].tests[0].duration, Seconds(2));
  EXPECT_EQ(plan.sections[0].tests[0].arguments, (std::vector<std::string>{"2"}));
}

TEST(MakePlan, LetsWishesOverrideTheSchedule) {
  auto wishes = wishes_for(long_test, "quick");
  wishes.duration = Seconds(0.5);
  wishes.iterations = 4;
  wishes.rest = Rest::Classic;

  const auto plan = make_plan(wishes);

  EXPECT_EQ(plan.rest, Rest::Classic);
  EXPECT_EQ(plan.sections[0].tests[0].passes, 4);
  EXPECT_EQ(plan.sections[0].tests[0].arguments, (std::vector<std::string>{"0.5"}));
}

TEST(MakePlan, FillsInTheTimesOfFileTests) {
  EXPECT_EQ(only_test(wishes_for(file_test)).arguments,
            (std::vector<std::string>{"-t", "30", "-d", "{scratch}"}));
  EXPECT_EQ(only_test(wishes_for(file_test, "quick")).arguments,
            (std::vector<std::string>{"-t", "2", "-d", "{scratch}"}));
}

TEST(MakePlan, LetsCopiesOfFileTestsShareAFolderOnWish) {
  auto wishes = wishes_for(file_test);
  wishes.share_files = true;

  EXPECT_EQ(only_test(wishes).arguments, (std::vector<std::string>{"-t", "30", "-d", "{shared}"}));
}

TEST(MakePlan, LeavesForeignFileTestsTheTimeForTheClassicPauses) {
  EXPECT_EQ(only_test(wishes_for(file_test, "quick")).foreign_setup, Seconds(12));
}

TEST(MakePlan, MakesASectionForEachNumberOfCopies) {
  auto wishes = wishes_for(long_test);
  wishes.copies = {1, 8};

  const auto plan = make_plan(wishes);

  ASSERT_EQ(plan.sections.size(), 2);
  EXPECT_EQ(plan.sections[1].copies, 8);
}

TEST(MakePlan, SkipsTestsThatCannotHaveSoManyCopies) {
  auto wishes = wishes_for(lone_test);
  wishes.copies = {1, 2};

  const auto plan = make_plan(wishes);

  EXPECT_EQ(plan.sections[0].tests[0].skip, "");
  EXPECT_EQ(plan.sections[1].tests[0].skip, "runs with at most 1 copy");
  EXPECT_EQ(expected_duration(plan.sections[1], plan.rest), Seconds(0));
}

TEST(MakePlan, GivesEachOfHundredsOfCopiesItsTurn) {
  auto wishes = wishes_for(long_test, "quick");
  wishes.copies = {2, 1000};
  wishes.processors = 2;

  const auto plan = make_plan(wishes);

  const auto& few = plan.sections[0].tests[0];
  EXPECT_EQ(few.duration, Seconds(2));
  EXPECT_EQ(few.note, "");
  const auto& many = plan.sections[1].tests[0];
  EXPECT_EQ(many.duration, Seconds(10));
  EXPECT_EQ(many.arguments, (std::vector<std::string>{"10"}));
  EXPECT_EQ(many.note, "passes last 10 s instead of 2 s, so that each of 1000 copies has its turn");
}

TEST(MakePlan, CountsTheProcessorsThatCopiesArePinnedTo) {
  auto wishes = wishes_for(long_test);
  wishes.processors = 8;
  EXPECT_EQ(make_plan(wishes).processors, 8);

  wishes.pinning = {.mode = Pinning::Mode::List, .processors = {3, 5}};
  EXPECT_EQ(make_plan(wishes).processors, 2);
}

TEST(QueuedCopies, AreThoseBeyondTheOneThatRuns) {
  EXPECT_EQ(queued_copies(1, 2), 0);
  EXPECT_EQ(queued_copies(2, 2), 0);
  EXPECT_EQ(queued_copies(3, 2), 1);
  EXPECT_EQ(queued_copies(1000, 2), 499);
}

TEST(MakePlan, RefusesASchedulesNameItDoesNotKnow) {
  EXPECT_THROW(static_cast<void>(make_plan(wishes_for(long_test, "slow"))), Error);
}

TEST(ExpectedDuration, CountsRestsAndPriming) {
  EXPECT_EQ(expected_duration(make_plan(wishes_for(long_test))), Seconds(130));
  EXPECT_EQ(expected_duration(make_plan(wishes_for(file_test))), Seconds(3 * (30 + 12 + 3)));
  EXPECT_NEAR(expected_duration(make_plan(wishes_for(file_test, "quick"))).count(), 14.4, 1e-9);
}

TEST(NeedsOf, GrowWithTheCopies) {
  auto test = only_test(wishes_for(long_test));
  test.processes_per_copy = 9;

  EXPECT_EQ(needs_of(test, 100).processes, 902);
  EXPECT_GE(needs_of(test, 1000).descriptors, 1000);
}

}  // namespace
}  // namespace unixmark::measure
