#include "sys/machine.hpp"

#include "tests_suite/sys/fixture.hpp"
#include "tests_suite/sys/temporary_tree.hpp"

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

Machine with_allowed(int count) {
  Machine machine;
  for (int id = 0; id < count; ++id) machine.allowed.push_back(id);
  return machine;
}

TEST(UsableProcessors, AreTheAllowedOnes) {
  EXPECT_EQ(usable_processors(with_allowed(6)), 6);
}

TEST(UsableProcessors, RoundAQuotaUp) {
  Machine machine = with_allowed(8);
  machine.quota = 1.5;

  EXPECT_EQ(usable_processors(machine), 2);
}

TEST(UsableProcessors, AreNeverFewerThanOne) {
  Machine machine;
  EXPECT_EQ(usable_processors(machine), 1);

  machine.quota = 0.01;
  EXPECT_EQ(usable_processors(machine), 1);
}

TEST(UsableProcessors, IgnoreAQuotaBeyondTheProcessors) {
  Machine machine = with_allowed(2);
  machine.quota = 1e300;

  EXPECT_EQ(usable_processors(machine), 2);
}

TEST(UsableProcessors, FallBackOnTheOnlineOnes) {
  Machine machine;
  machine.processors.resize(3);

  EXPECT_EQ(usable_processors(machine), 3);
}

TEST(DescribeMachine, TellsTheStateOfTheMachine) {
  const Machine machine = describe_machine(fixture("hybrid"));

  EXPECT_EQ(machine.boot_id, "0b0c6a34-3f5e-4c8e-9d5f-0d6a3f1c2b4d");
  EXPECT_EQ(machine.clock_source, "tsc");
  EXPECT_EQ(machine.governor, "powersave");
  EXPECT_EQ(machine.smt, "on");
  EXPECT_EQ(machine.memory_kib, 16093084);
  EXPECT_EQ(machine.load_1, 0.52);
  EXPECT_EQ(machine.load_5, 0.58);
  EXPECT_EQ(machine.load_15, 0.59);
}

TEST(DescribeMachine, ListsMitigationsByName) {
  const Machine machine = describe_machine(fixture("hybrid"));

  EXPECT_EQ(machine.mitigations,
            (std::vector<std::string>{
                "meltdown: Not affected",
                "spectre_v2: Mitigation: Enhanced / Automatic IBRS; IBPB: conditional"}));
}

TEST(DescribeMachine, GivesTheSameTwice) {
  EXPECT_EQ(describe_machine(fixture("hybrid")), describe_machine(fixture("hybrid")));
}

TEST(DescribeMachine, IsUnknownWhereNothingIsToldButHasAProcessor) {
  const TemporaryTree tree;

  const Machine machine = describe_machine(tree.folder());

  EXPECT_EQ(machine.host, "unknown");
  EXPECT_EQ(machine.os_name, "GNU/Linux");
  EXPECT_EQ(machine.kernel_name, "unknown");
  EXPECT_EQ(machine.architecture, "unknown");
  EXPECT_EQ(machine.uptime_line, "unknown");
  EXPECT_EQ(machine.governor, "unknown");
  EXPECT_EQ(machine.processors, std::vector<Processor>{Processor{}});
  EXPECT_EQ(machine.allowed, std::vector<int>{0});
  EXPECT_EQ(machine.quota, std::nullopt);
  EXPECT_TRUE(machine.layers.empty());
}

TEST(DescribeMachine, KnowsTheRunningMachine) {
  const Machine machine = describe_machine("/");

  EXPECT_GE(machine.processors.size(), 1U);
  EXPECT_GE(machine.allowed.size(), 1U);
  EXPECT_LE(machine.allowed.size(), machine.processors.size());
  EXPECT_NE(machine.architecture, "unknown");
  EXPECT_EQ(machine.language, "en_US.utf8");
  EXPECT_NE(machine.charmap, "unknown");
}

}  // namespace
}  // namespace unixmark::sys
