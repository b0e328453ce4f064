// Sessions whose tests take turns, that stop early, that have a budget, or that go on.
#include "base/text.hpp"
#include "tests_suite/measure/harness.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

class Schedules : public testing::Test {
 protected:
  // Two tests that answer at once.
  measure::Setup two(int passes) {
    auto first = fake("speaks_classic");
    first.name = "first";
    auto second = fake("speaks_classic");
    second.name = "second";
    first.passes = second.passes = passes;
    auto setup = setup_for(scratch_.path(), {first, second});
    setup.plan.rounds = true;
    return setup;
  }

  static std::string order(const std::vector<Event>& events) {
    std::string order;
    for (const auto& pass : of_kind<PassEnded>(events)) {
      order += cat(pass.pass.test.front(), pass.pass.number, ' ');
    }
    return order;
  }

 private:
  sys::PrivateFolder scratch_{std::filesystem::temp_directory_path(), "measure-test-"};
};

TEST_F(Schedules, RoundsAlternate) {
  EXPECT_EQ(order(run(two(3))), "f1 s1 s2 f2 s3 f3 ");
}

TEST_F(Schedules, ATestThatIsKnownWellEnoughStops) {
  auto setup = two(4);
  for (auto& test : setup.plan.sections[0].tests) test.enough = 1;
  setup.judge = [](std::size_t) {
    return Standing{.half_widths = {0, 1}, .settled = {true, false}, .enough = false};
  };

  EXPECT_EQ(order(run(setup)), "f1 s1 s2 s3 s4 ");
}

TEST_F(Schedules, AFailureInTurnsCostsItsRowAlone) {
  auto setup = two(2);
  setup.plan.sections[0].tests[0].program = "crashes";

  const auto events = run(setup);

  EXPECT_EQ(order(events), "f1 s1 s2 ");
  EXPECT_EQ(of_kind<TestFailed>(events).size(), 1);
}

TEST_F(Schedules, WithoutTimeForAPassATestSaysThatTheBudgetWasUsedUp) {
  auto setup = two(2);
  setup.plan.budget = Seconds(0.001);

  const auto events = run(setup);

  EXPECT_EQ(order(events), "");
  ASSERT_EQ(of_kind<TestFailed>(events).size(), 2);
  EXPECT_EQ(of_kind<TestFailed>(events)[0].reason, "not run: the budget of 0.001s was used up");
  EXPECT_FALSE(of_kind<SessionEnded>(events).at(0).interrupted);
}

TEST_F(Schedules, APassThatIsDrawnOutIsGivenUpSoonAfterTheBudget) {
  auto setup = two(1);
  auto& tests = setup.plan.sections[0].tests;
  tests.resize(1);
  tests[0].program = "hangs";
  tests[0].duration = Seconds(1);
  setup.plan.budget = Seconds(3);  // so that the pass begins however busy the machine is
  setup.budget_slack = Seconds(0.1);
  setup.watchdog_slack = Seconds(60);

  const auto events = run(setup);

  ASSERT_EQ(of_kind<TestFailed>(events).size(), 1);
  EXPECT_EQ(of_kind<TestFailed>(events)[0].reason,
            "still running when the budget of 3s was long used up; killed");
}

TEST_F(Schedules, ATestThatFailedIsNotMadeAgain) {
  auto setup = two(2);
  setup.plan.rounds = false;
  setup.disturbed = [](const Pass& pass) { return pass.test == "first"; };
  setup.plan.sections[0].tests.resize(1);
  setup.plan.sections[0].tests[0].program = "crashes";

  EXPECT_EQ(order(run(setup)), "f1 ");
}

TEST_F(Schedules, ASessionGoesOnWhereItWasCutOff) {
  const auto whole = run(two(2));
  auto setup = two(2);
  // Its section had begun, and two passes had ended.
  const std::vector<Event> before(whole.begin(), whole.begin() + 5);
  setup.done = done_of(setup.plan, before);

  const auto events = run(setup);

  EXPECT_EQ(order(before) + order(events), order(whole));
  EXPECT_TRUE(of_kind<SectionBegan>(events).empty());
  EXPECT_EQ(of_kind<SectionEnded>(events).size(), 1);
}

TEST_F(Schedules, ASectionThatWasDoneIsPassedOver) {
  auto setup = two(1);
  setup.plan.sections.push_back({2, setup.plan.sections[0].tests});
  auto events = run(setup);
  std::erase_if(events, [](const Event& event) {
    const auto* pass = std::get_if<PassEnded>(&event);
    return pass != nullptr && pass->pass.copies == 2;
  });
  setup.done = done_of(setup.plan, events);

  const auto more = run(setup);

  EXPECT_EQ(order(more), "f1 s1 ");
  EXPECT_EQ(of_kind<PassEnded>(more).at(0).pass.copies, 2);
}

}  // namespace
}  // namespace unixmark::measure
