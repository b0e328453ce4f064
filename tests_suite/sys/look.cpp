#include "sys/look.hpp"

#include "tests_suite/sys/temporary_tree.hpp"

#include <chrono>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

namespace unixmark::sys {
namespace {

using namespace std::chrono_literals;

// Of clock ticks, whatever length they have here.
Nanos ticks(int count) {
  return Nanos(std::chrono::seconds(count)) / ::sysconf(_SC_CLK_TCK);
}

// Four processors, of which this process may use two.
class FourProcessors : public TemporaryTree {
 public:
  explicit FourProcessors(std::string_view stat) {
    write("sys/devices/system/cpu/online", "0-3\n");
    write("proc/self/status", "Cpus_allowed_list:\t1-2\n");
    write("proc/stat", stat);
  }
};

constexpr std::string_view stat =
    "cpu  100 20 30 900 5 6 7 8 50 9\n"
    "cpu0 1000 1000 1000 900 5 1000 1000 1000 50 9\n"
    "cpu1 100 20 30 900 5 6 7 8 50 9\n"
    "cpu2 200 0 0 900 5 0 0 1 0 0\n"
    "cpu3 1000 1000 1000 900 5 1000 1000 1000 50 9\n"
    "intr 1 2 3\n";

TEST(Look, CountsTheProcessorsThatWeMayUseAlone) {
  const FourProcessors tree(stat);
  const Look look = Looker(tree.folder(), false).look();

  EXPECT_EQ(look.busy, ticks(100 + 20 + 30 + 6 + 7 + 200));
  EXPECT_EQ(look.steal, ticks(9));
}

TEST(Look, TakesNoStealSinceTheBeginningForSilenceInAGuestOnly) {
  const FourProcessors tree("cpu1 1 2 3 4 5 6 7 0 0 0\n");

  EXPECT_EQ(Looker(tree.folder(), true).look().steal, std::nullopt);
  EXPECT_EQ(Looker(tree.folder(), false).look().steal, Nanos(0));
}

TEST(Look, KnowsAGuestByWhatItsMachineSays) {
  const FourProcessors tree("cpu1 1 2 3 4 5 6 7 0 0 0\n");
  tree.write("sys/class/dmi/id/sys_vendor", "QEMU\n");

  EXPECT_EQ(Looker(tree.folder()).look().steal, std::nullopt);
}

TEST(Look, FindsNothingOnAMachineThatTellsNothing) {
  const TemporaryTree tree;
  const Looker looker(tree.folder(), false);
  const Look look = looker.look();

  EXPECT_EQ(look.busy, std::nullopt);
  EXPECT_EQ(look.steal, std::nullopt);
  EXPECT_EQ(look.machine, Pressure{});
  EXPECT_EQ(look.group, Pressure{});
  EXPECT_EQ(look.throttled_periods, std::nullopt);
  EXPECT_EQ(look.throttled, std::nullopt);
  EXPECT_EQ(look.thermal_events, std::nullopt);
  EXPECT_EQ(look.clock_source, "unknown");
  EXPECT_EQ(looker.frequency_mhz(), std::nullopt);
  EXPECT_EQ(looker.unwritten_memory().dirty_kib, std::nullopt);
  EXPECT_EQ(looker.unwritten_memory().writeback_kib, std::nullopt);
}

TEST(Look, FindsNothingInFilesThatAreNotAsTheyShouldBe) {
  const FourProcessors tree("cpu1 x -1 99999999999999999999\ncpu99999999999 1 2 3 4 5\n");
  tree.write("proc/pressure/cpu", "some total=many\nsome\n\n");
  tree.write("proc/meminfo", "Dirty:\nWriteback: -4 kB\n");
  tree.write("sys/devices/system/cpu/cpu1/cpufreq/scaling_cur_freq", "fast\n");
  const Looker looker(tree.folder(), false);

  EXPECT_EQ(looker.look().busy, std::nullopt);
  EXPECT_EQ(looker.look().machine, Pressure{});
  EXPECT_EQ(looker.unwritten_memory().dirty_kib, std::nullopt);
  EXPECT_EQ(looker.unwritten_memory().writeback_kib, std::nullopt);
  EXPECT_EQ(looker.frequency_mhz(), std::nullopt);
}

TEST(Look, ReadsThePressureOfTheMachine) {
  const TemporaryTree tree;
  tree.write("proc/pressure/cpu",
             "some avg10=98.74 avg60=98.82 avg300=96.79 total=1182806159\n"
             "full avg10=0.00 avg60=0.00 avg300=0.00 total=0\n");
  tree.write("proc/pressure/io", "some avg10=0.00 total=20\nfull avg10=0.00 total=10\n");
  tree.write("proc/pressure/memory", "some avg10=0.00 total=4\nfull avg10=0.00 total=3\n");
  tree.write("proc/pressure/irq", "full avg10=0.00 avg60=0.00 avg300=0.00 total=7\n");

  const Pressure expected{.cpu_some = 1182806159us,
                          .io_some = 20us,
                          .io_full = 10us,
                          .memory_some = 4us,
                          .memory_full = 3us,
                          .irq_full = 7us};
  EXPECT_EQ(Looker(tree.folder(), false).look().machine, expected);
}

TEST(Look, ReadsThePressureAndTheThrottlingOfOurOwnGroup) {
  const TemporaryTree tree;
  tree.write("proc/self/cgroup", "0::/top/ours\n");
  tree.write("proc/self/mountinfo", "30 25 0:26 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw\n");
  tree.write("sys/fs/cgroup/cpu.stat", "usage_usec 5\n");
  tree.write("sys/fs/cgroup/cpu.pressure", "some avg10=0.00 total=77\n");
  tree.write("sys/fs/cgroup/top/cpu.stat", "nr_periods 9\nnr_throttled 4\nthrottled_usec 400\n");
  tree.write("sys/fs/cgroup/top/ours/cpu.stat", "nr_throttled 2\nthrottled_usec 30\n");
  tree.write("sys/fs/cgroup/top/ours/cpu.pressure", "some avg10=0.00 total=6\n");
  const Look look = Looker(tree.folder(), false).look();

  EXPECT_EQ(look.group.cpu_some, 6us);
  EXPECT_EQ(look.group.io_some, std::nullopt);
  EXPECT_EQ(look.throttled_periods, 6);
  EXPECT_EQ(look.throttled, 430us);
}

TEST(Look, ReadsTheThrottlingOfTheFirstVersion) {
  const TemporaryTree tree;
  tree.write("proc/self/cgroup", "3:cpu,cpuacct:/ours\n0::/\n");
  tree.write("proc/self/mountinfo",
             "31 25 0:28 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu,cpuacct\n");
  tree.write("sys/fs/cgroup/cpu/cpu.stat", "nr_throttled 0\nthrottled_time 0\n");
  tree.write("sys/fs/cgroup/cpu/ours/cpu.stat", "nr_throttled 3\nthrottled_time 12345\n");
  const Look look = Looker(tree.folder(), false).look();

  EXPECT_EQ(look.throttled_periods, 3);
  EXPECT_EQ(look.throttled, 12345ns);
  EXPECT_EQ(look.group, Pressure{});
}

TEST(Look, AddsUpThermalEventsAndTakesTheMeanFrequency) {
  const FourProcessors tree(stat);
  const std::string cpu = "sys/devices/system/cpu/cpu";
  tree.write(cpu + "0/thermal_throttle/core_throttle_count", "100\n");
  tree.write(cpu + "1/thermal_throttle/core_throttle_count", "3\n");
  tree.write(cpu + "1/thermal_throttle/package_throttle_count", "4\n");
  tree.write(cpu + "2/thermal_throttle/core_throttle_count", "0\n");
  tree.write(cpu + "0/cpufreq/scaling_cur_freq", "9000000\n");
  tree.write(cpu + "1/cpufreq/scaling_cur_freq", "2000000\n");
  tree.write(cpu + "2/cpufreq/scaling_cur_freq", "3000000\n");
  const Looker looker(tree.folder(), false);

  EXPECT_EQ(looker.look().thermal_events, 7);
  EXPECT_EQ(looker.frequency_mhz(), 2500);
}

TEST(Look, ReadsUnwrittenMemoryAndTheClockSource) {
  const TemporaryTree tree;
  tree.write("proc/meminfo", "MemTotal: 9 kB\nDirty:     26624 kB\nWriteback:   8 kB\n");
  tree.write("sys/devices/system/clocksource/clocksource0/current_clocksource", "hpet\n");
  const Looker looker(tree.folder(), false);

  EXPECT_EQ(looker.unwritten_memory().dirty_kib, 26624);
  EXPECT_EQ(looker.unwritten_memory().writeback_kib, 8);
  EXPECT_EQ(looker.look().clock_source, "hpet");
}

TEST(Look, SeesThisMachineMoveOn) {
  const Looker looker;
  const Look before = looker.look();
  const Look after = looker.look();

  EXPECT_GT(after.clocks.monotonic, before.clocks.monotonic);
  EXPECT_GT(after.clocks.raw, before.clocks.raw);
  EXPECT_GT(after.clocks.boot, before.clocks.boot);
  EXPECT_GT(after.own_cpu, before.own_cpu);
  EXPECT_GE(after.busy.value_or(Nanos(0)), before.busy.value_or(Nanos(0)));
}

}  // namespace
}  // namespace unixmark::sys
