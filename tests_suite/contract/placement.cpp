// Where context1's two processes run, as it tells and as it is told.
#include "base/text.hpp"
#include "tests_suite/contract/run_program.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include <sched.h>

namespace contract {
namespace {

Outcome placed(const std::string& how, bool on_one_processor = false) {
  Launch launch{.words = {kernel("context1"), "0.3"}, .environment = {"UNIXMARK_PLACEMENT=" + how}};
  if (on_one_processor) {
    launch.in_child = [] {
      cpu_set_t set;
      CPU_ZERO(&set);
      CPU_SET(static_cast<unsigned>(sched_getcpu()), &set);
      sched_setaffinity(0, sizeof set, &set);
    };
  }
  return run(launch);
}

std::optional<double> metric(const Outcome& outcome, std::string_view name) {
  for (const std::string_view line : unixmark::split(outcome.err, '\n')) {
    const auto fields = unixmark::split(line, '|');
    if (fields.size() == 4 && fields[0] == "METRIC" && fields[1] == name)
      return unixmark::to_double(fields[2]);
  }
  return {};
}

bool several_processors() {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 1;
}

TEST(Placement, SameIsOneProcessor) {
  const Outcome outcome = placed("same");

  EXPECT_EQ(outcome.exit_status, 0);
  EXPECT_EQ(metric(outcome, "same_processor"), 1) << outcome.err;
  EXPECT_EQ(metric(outcome, "same_core"), 1) << outcome.err;
}

TEST(Placement, CrossIsTwoProcessors) {
  if (!several_processors()) GTEST_SKIP() << "there is one processor only";

  const Outcome outcome = placed("cross");

  EXPECT_EQ(outcome.exit_status, 0);
  EXPECT_EQ(metric(outcome, "same_processor"), 0) << outcome.err;
}

TEST(Placement, CrossIsRefusedOnOneProcessor) {
  const Outcome outcome = placed("cross", true);

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_EQ(outcome.err,
            "ERROR|UNIXMARK_PLACEMENT=cross needs two processors, and this process may use one "
            "only\n");
}

TEST(Placement, FreeIsToldAsItWas) {
  const auto share = metric(placed("free"), "same_processor");

  ASSERT_TRUE(share);
  EXPECT_TRUE(*share == 0 || *share == 0.5 || *share == 1) << *share;
}

TEST(Placement, IsNotToldToWhomDoesNotAsk) {
  const Outcome outcome = run({.words = {kernel("context1"), "0.1"}});

  EXPECT_EQ(outcome.exit_status, 0);
  EXPECT_EQ(metric(outcome, "same_processor"), std::nullopt) << outcome.err;
}

TEST(Placement, OtherWordsAreRefused) {
  EXPECT_EQ(placed("near").err, "ERROR|UNIXMARK_PLACEMENT is none of free, same, cross\n");
}

}  // namespace
}  // namespace contract
