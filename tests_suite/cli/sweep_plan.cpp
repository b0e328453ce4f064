#include "cli/sweep_plan.hpp"

#include "base/error.hpp"
#include "catalog/catalog.hpp"
#include "cli/plan_for.hpp"
#include "tests_suite/sys/fixture.hpp"

#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

namespace unixmark::cli {
namespace {

using Copies = std::vector<int>;

sys::Machine machine_of(int processors) {
  sys::Machine machine;
  for (int id = 0; id < processors; ++id) machine.allowed.push_back(id);
  return machine;
}

Copies usual(int processors, int cores, const Copies& borders = {}) {
  return usual_sweep_copies(machine_of(processors),
                            {.seed = 1, .cores = cores, .borders = borders});
}

TEST(UsualSweepCopies, DoubleUpToTheCoresAndGoBeyondThem) {
  EXPECT_EQ(usual(16, 8), (Copies{1, 2, 4, 8, 16, 24, 32}));
  EXPECT_EQ(usual(64, 64), (Copies{1, 2, 4, 8, 16, 32, 64, 96, 128}));
}

TEST(UsualSweepCopies, HoldTheCoresAlsoWhereTheyAreNoPowerOfTwo) {
  EXPECT_EQ(usual(24, 12), (Copies{1, 2, 4, 8, 12, 24, 36, 48}));
}

TEST(UsualSweepCopies, HoldTheBordersOfMemoryNodes) {
  EXPECT_EQ(usual(48, 24, {6, 12, 18}), (Copies{1, 2, 4, 6, 8, 12, 16, 18, 24, 48, 72, 96}));
}

TEST(UsualSweepCopies, AreFilledUpOnSmallMachines) {
  EXPECT_EQ(usual(1, 1), (Copies{1, 2}));
  EXPECT_EQ(usual(2, 2), (Copies{1, 2, 3, 4}));
  EXPECT_EQ(usual(4, 4), (Copies{1, 2, 3, 4, 6, 8}));
  EXPECT_EQ(usual(4, 2), (Copies{1, 2, 3, 4, 6, 8}));
}

TEST(UsualSweepCopies, TakeProcessorsForCoresWhereTheseAreUnknown) {
  EXPECT_EQ(usual(8, 0), (Copies{1, 2, 4, 8, 12, 16}));
}

TEST(UsualSweepCopies, RespectAQuota) {
  auto machine = machine_of(64);
  machine.quota = 6.5;

  EXPECT_EQ(usual_sweep_copies(machine, {.seed = 1, .cores = 32, .borders = {16}}),
            (Copies{1, 2, 4, 6, 7, 11, 14}));
}

// The trees that tests describe machines by: what their processors and control groups allow.
TEST(UsualSweepCopies, FitTheMachinesOfTheFixtures) {
  for (const auto* name : {"kvm", "docker", "hybrid", "quota_v2", "offline", "xen"}) {
    const auto machine = sys::describe_machine(fixture(name), {});
    const auto topology = sys::describe_topology(machine.allowed, fixture(name));
    const auto copies = usual_sweep_copies(machine, sweep_on(topology, 1));
    const int usable = sys::usable_processors(machine);

    EXPECT_EQ(copies.front(), 1) << name;
    EXPECT_EQ(std::ranges::count(copies, usable), 1) << name;
    EXPECT_EQ(copies.back(), 2 * usable) << name;
    EXPECT_TRUE(std::ranges::is_sorted(copies)) << name;
  }
}

// Two nodes of four cores with two processors each, of which a control group may use twelve and a
// half.
TEST(UsualSweepCopies, HoldWhatALargeServerHasUnderAQuota) {
  const auto machine = sys::describe_machine(fixture("server"), {});
  const auto sweep = sweep_on(sys::describe_topology(machine.allowed, fixture("server")), 1);

  EXPECT_EQ(sweep, (measure::CopySweep{.seed = 1, .cores = 8, .borders = {4}}));
  EXPECT_EQ(machine.quota, 12.5);
  EXPECT_EQ(usual_sweep_copies(machine, sweep), (Copies{1, 2, 4, 8, 12, 13, 20, 26}));
}

TEST(SweepOn, CountsTheCopiesThatFillNodes) {
  const sys::Topology topology{.cores = 16, .node_cores = {4, 4, 8}, .spread = {}};

  const auto sweep = sweep_on(topology, 5);

  EXPECT_EQ(sweep, (measure::CopySweep{.seed = 5, .cores = 16, .borders = {4, 8}}));
}

TEST(SweepCopies, AreThoseOfTheListAndOne) {
  const auto machine = machine_of(4);

  EXPECT_EQ(sweep_copies("2,4-6,16", machine, {}), (Copies{1, 2, 4, 5, 6, 16}));
  EXPECT_EQ(sweep_copies("3, 1,3", machine, {}), (Copies{1, 3}));
  EXPECT_EQ(sweep_copies("auto", machine, {}), usual_sweep_copies(machine, {}));
  EXPECT_EQ(sweep_copies("auto,7", machine, {}), (Copies{1, 2, 3, 4, 6, 7, 8}));
}

TEST(SweepCopies, AreRefusedWhereTheyAreNoNumbers) {
  for (const auto* list :
       {"", "0", "1,,2", "4-2", "1-2-3", "many", "-1", "1000001", "1-1000000", "1", "1,1"}) {
    EXPECT_THROW(static_cast<void>(sweep_copies(list, machine_of(4), {})), Error) << list;
  }
}

TEST(UsualSweepTests, AreInTheCatalogue) {
  for (const auto& name : usual_sweep_tests()) EXPECT_NE(catalog::find(name), nullptr) << name;
}

RunOptions sweep_options() {
  RunOptions options;
  options.schedule = "quick";
  options.sweep.emplace();
  options.sweep->seed = 4;
  options.sweep->topology = {.cores = 2, .node_cores = {2}, .spread = {0, 2, 1, 3}};
  return options;
}

TEST(PlanFor, MakesASweepOfSixPassesByDefault) {
  const auto plan = plan_for(sweep_options(), machine_of(4));

  EXPECT_EQ(plan.sweep, (measure::CopySweep{.seed = 4, .cores = 2, .borders = {}}));
  ASSERT_EQ(plan.sections.size(), 6U);
  EXPECT_EQ(plan.sections[0].tests.size(), usual_sweep_tests().size());
  for (const auto& section : plan.sections) {
    for (const auto& test : section.tests) EXPECT_EQ(test.passes, 6) << test.name;
  }
}

TEST(PlanFor, GivesTheFirstCopiesOfASweepACoreEach) {
  auto options = sweep_options();
  options.pin = "spread";

  EXPECT_EQ(plan_for(options, machine_of(4)).pinning.processors, (Copies{0, 2, 1, 3}));
}

TEST(PlanFor, CutsASweepToItsBudget) {
  auto options = sweep_options();
  options.budget = Seconds(60);

  const auto plan = plan_for(options, machine_of(4));

  EXPECT_TRUE(plan.sweep.has_value());
  EXPECT_NE(plan.note, "");
}

}  // namespace
}  // namespace unixmark::cli
