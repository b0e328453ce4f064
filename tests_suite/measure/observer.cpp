#include "measure/observer.hpp"

#include <chrono>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

using namespace std::chrono_literals;

sys::Look look_at(Nanos moment) {
  sys::Look look;
  look.clocks = {.monotonic = moment, .raw = moment, .boot = moment + 1h};
  look.clock_source = "tsc";
  return look;
}

TEST(Evidence, IsWhatGrewBetweenTwoLooks) {
  auto before = look_at(10s);
  before.steal = 5ms;
  before.busy = 100ms;
  before.machine.cpu_some = 30us;
  before.group.io_full = 7us;
  before.throttled_periods = 4;
  before.throttled = 40ms;
  before.thermal_events = 1;
  auto after = look_at(12s);
  after.steal = 25ms;
  after.busy = 1100ms;
  after.machine.cpu_some = 50us;
  after.group.io_full = 7us;
  after.throttled_periods = 9;
  after.throttled = 90ms;
  after.thermal_events = 1;

  const auto evidence = evidence_between(before, after);

  EXPECT_EQ(evidence.span, 2s);
  EXPECT_EQ(evidence.steal, 20ms);
  EXPECT_EQ(evidence.busy, 1s);
  EXPECT_EQ(evidence.machine.cpu_some, 20us);
  EXPECT_EQ(evidence.group.io_full, 0us);
  EXPECT_EQ(evidence.throttled_periods, 5);
  EXPECT_EQ(evidence.throttled, 50ms);
  EXPECT_EQ(evidence.thermal_events, 0);
  EXPECT_EQ(evidence.suspended, 0s);
  EXPECT_EQ(evidence.clock_drift_ppm, 0);
  EXPECT_EQ(evidence.clock_source_changed, false);
}

TEST(Evidence, IsNothingWhereALookSawNothing) {
  auto after = look_at(12s);
  after.busy = 1s;
  after.machine.cpu_some = 20us;
  after.throttled_periods = 3;
  after.clock_source = "unknown";

  const auto evidence = evidence_between(look_at(10s), after);

  EXPECT_EQ(evidence.busy, std::nullopt);
  EXPECT_EQ(evidence.steal, std::nullopt);
  EXPECT_EQ(evidence.machine, Pressure{});
  EXPECT_EQ(evidence.throttled_periods, std::nullopt);
  EXPECT_EQ(evidence.clock_source_changed, std::nullopt);
}

TEST(Evidence, TellsTheFirstStealSinceTheMachineStarted) {
  auto after = look_at(12s);
  after.steal = 30ms;

  EXPECT_EQ(evidence_between(look_at(10s), after).steal, 30ms);
}

TEST(Evidence, TakesACounterThatStepsBackForOneThatStands) {
  auto before = look_at(10s);
  before.steal = 30ms;
  auto after = look_at(12s);
  after.steal = 20ms;

  EXPECT_EQ(evidence_between(before, after).steal, 0ms);
}

TEST(Evidence, SeesTheMachineSleep) {
  auto after = look_at(12s);
  after.clocks.boot += 3s;

  EXPECT_EQ(evidence_between(look_at(10s), after).suspended, 3s);
}

TEST(Evidence, DoesNotTakeTheTimeOfReadingClocksForSleep) {
  auto after = look_at(12s);
  after.clocks.boot += 900us;

  EXPECT_EQ(evidence_between(look_at(10s), after).suspended, 0s);
}

TEST(Evidence, SeesTheClockThatIsAdjustedDrift) {
  auto after = look_at(12s);
  after.clocks.raw -= 1ms;

  EXPECT_NEAR(evidence_between(look_at(10s), after).clock_drift_ppm.value_or(0), 500.25, 0.01);
}

TEST(Evidence, SeesAnotherClockSource) {
  auto after = look_at(12s);
  after.clock_source = "hpet";

  EXPECT_EQ(evidence_between(look_at(10s), after).clock_source_changed, true);
}

TEST(SummedTaskTimes, AreThoseBetweenTheLooks) {
  const std::vector<sys::TaskTimes> before = {{1ms, 2}, {5ms, 0}};
  const std::vector<sys::TaskTimes> after = {{4ms, 3}, {6ms, 7}};

  EXPECT_EQ(summed(before, after).run_delay, 4ms);
  EXPECT_EQ(summed(before, after).migrations, 8);
  EXPECT_EQ(summed({}, after).run_delay, 10ms);
}

TEST(SummedTaskTimes, AreNothingUnlessEveryTaskTells) {
  const std::vector<sys::TaskTimes> before = {{1ms, 2}, {std::nullopt, 0}};
  const std::vector<sys::TaskTimes> after = {{4ms, 3}, {6ms, std::nullopt}};

  EXPECT_EQ(summed(before, after).run_delay, std::nullopt);
  EXPECT_EQ(summed(before, after).migrations, std::nullopt);
}

}  // namespace
}  // namespace unixmark::measure
