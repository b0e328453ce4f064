#include "sys/task.hpp"

#include "sys/clock.hpp"
#include "tests_suite/sys/temporary_tree.hpp"

#include <chrono>

#include <gtest/gtest.h>
#include <unistd.h>

namespace unixmark::sys {
namespace {

using namespace std::chrono_literals;

TEST(TaskTimes, AreReadAsTheSchedulerWritesThem) {
  const TemporaryTree tree;
  tree.write("proc/42/schedstat", "1234567 54822 3\n");
  tree.write("proc/42/sched",
             "head (42, #threads: 1)\n---\nse.vruntime        :    281092.497552\n"
             "se.nr_migrations                             :                   12\n");
  const auto times = task_times(42, Root(tree.folder()));

  EXPECT_EQ(times.run_delay, 54822ns);
  EXPECT_EQ(times.migrations, 12);
}

TEST(TaskTimes, AreNothingWhereTheKernelKeepsNone) {
  const TemporaryTree tree;
  tree.write("proc/42/schedstat", "0 0 0\n");
  tree.write("proc/42/sched", "se.nr_migrations\n");
  const auto times = task_times(42, Root(tree.folder()));

  EXPECT_EQ(times.run_delay, std::nullopt);
  EXPECT_EQ(times.migrations, std::nullopt);
}

TEST(TaskTimes, AreNothingForAProcessThatIsNotThere) {
  const TemporaryTree tree;
  const auto times = task_times(42, Root(tree.folder()));

  EXPECT_EQ(times.run_delay, std::nullopt);
  EXPECT_EQ(times.migrations, std::nullopt);
}

TEST(CpuTimeOf, IsThatOfTheProcess) {
  const Nanos before = process_cpu_time();
  const auto seen = cpu_time_of(::getpid());
  const Nanos after = process_cpu_time();

  ASSERT_TRUE(seen.has_value());
  EXPECT_GE(*seen, before);
  EXPECT_LE(*seen, after);
}

TEST(CpuTimeOf, IsNothingWithoutAProcess) {
  EXPECT_EQ(cpu_time_of(0), std::nullopt);
  EXPECT_EQ(cpu_time_of(999'999'999), std::nullopt);
}

}  // namespace
}  // namespace unixmark::sys
