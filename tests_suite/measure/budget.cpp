#include "measure/budget.hpp"

#include "base/error.hpp"
#include "tests_suite/measure/catalog.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

Plan plan_within(Seconds budget, std::string schedule = "classic") {
  Wishes wishes;
  wishes.tests = {&long_test, &file_test};
  wishes.copies = {1, 2};
  wishes.schedule = std::move(schedule);
  wishes.budget = budget;
  return make_plan(wishes);
}

Seconds least(const Plan& plan) {
  Seconds total{0};
  for (const auto& section : plan.sections) total += least_duration(section, plan.rest);
  return total;
}

TEST(Budget, ChangesNothingWhereThePlanFits) {
  const auto plan = plan_within(Seconds(3600));

  EXPECT_FALSE(plan.rounds);
  EXPECT_EQ(plan.note, "");
  EXPECT_EQ(plan.rest, Rest::Classic);
  EXPECT_EQ(plan.sections[0].tests[0].enough, 0);
}

TEST(Budget, PromisesFewerPassesFirst) {
  const auto plan = plan_within(Seconds(400));

  EXPECT_TRUE(plan.rounds);
  EXPECT_EQ(plan.rest, Rest::Classic);
  EXPECT_EQ(plan.sections[0].tests[0].passes, 10);
  EXPECT_EQ(plan.sections[0].tests[0].enough, 3);
  EXPECT_EQ(plan.note, "cut to fit 6m40s: as many passes as fit, in turns");
}

TEST(Budget, ThenLeavesOutThePauses) {
  const auto plan = plan_within(Seconds(320));

  EXPECT_EQ(plan.rest, Rest::None);
  EXPECT_EQ(plan.sections[0].tests[1].duration, Seconds(30));
  EXPECT_EQ(plan.note, "cut to fit 5m20s: as many passes as fit, in turns, no pauses");
}

TEST(Budget, ThenShortensThePasses) {
  const auto plan = plan_within(Seconds(120));

  EXPECT_EQ(plan.sections[0].tests[0].duration, Seconds(4));
  EXPECT_EQ(plan.sections[0].tests[0].arguments, (std::vector<std::string>{"4"}));
  EXPECT_EQ(plan.sections[0].tests[1].duration, Seconds(12));
  EXPECT_NE(plan.note.find("passes of 4 to 12 s instead of 10 to 30 s"), std::string::npos);
}

TEST(Budget, AlwaysFitsWhatIsPromised) {
  for (const char* schedule : {"classic", "quick", "precise"}) {
    for (const double seconds : {8.0, 20.0, 60.0, 200.0, 1000.0}) {
      EXPECT_LE(least(plan_within(Seconds(seconds), schedule)), Seconds(seconds))
          << schedule << ' ' << seconds;
    }
  }
}

TEST(Budget, RefusesTooLittleAndSaysHowMuchItTakes) {
  try {
    static_cast<void>(plan_within(Seconds(1)));
    FAIL() << "it was planned";
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("A budget of 1s is too little"), std::string::npos);
    EXPECT_NE(std::string(error.what()).find("it takes 3s"), std::string::npos) << error.what();
  }
}

TEST(Budget, NeverLengthensAPass) {
  EXPECT_EQ(shortened(Seconds(0.1), {.length = 0.5}), Seconds(0.1));
  EXPECT_EQ(shortened(Seconds(0.6), {.length = 0.5}), Seconds(0.5));
  EXPECT_EQ(shortened(Seconds(10), {.length = 1}), Seconds(10));
}

}  // namespace
}  // namespace unixmark::measure
