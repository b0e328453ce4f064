#include "sys/surroundings.hpp"

#include "tests_suite/sys/temporary_tree.hpp"

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

Surroundings seen_in(
    const TemporaryTree& tree, const std::filesystem::path& scratch = "/tmp",
    const std::function<void()>& meanwhile = [] {}) {
  return look_around(scratch, tree.folder(), Seconds(1), meanwhile);
}

// A line of /proc/PID/stat with so many ticks as user and as system.
std::string stat_line(const std::string& name, int user, int system) {
  return "7 (" + name + ") S 1 7 7 0 -1 4194560 9 9 0 0 " + std::to_string(user) + " " +
         std::to_string(system) + " 0 0 20 0 1 0\n";
}

TEST(LookAround, SaysNothingOfAnEmptyMachine) {
  const TemporaryTree tree;

  const auto seen = seen_in(tree);

  EXPECT_EQ(seen.boost, std::nullopt);
  EXPECT_EQ(seen.busy, std::nullopt);
  EXPECT_EQ(seen.steal_of_boot, std::nullopt);
  EXPECT_EQ(seen.available_kib, std::nullopt);
  EXPECT_EQ(seen.limits.processes, std::nullopt);
  EXPECT_EQ(seen.below_throttling, std::nullopt);
  EXPECT_TRUE(seen.timers.empty());
  EXPECT_TRUE(seen.busiest.empty());
}

TEST(LookAround, MeasuresWhoIsBusyMeanwhile) {
  const TemporaryTree tree;
  tree.write("proc/stat", "cpu  1000 0 500 7000 0 0 0 500\n");
  tree.write("proc/7/stat", stat_line("a) b (c", 100, 50));
  tree.write("proc/9/stat", stat_line("cron", 10, 10));

  const auto seen = seen_in(tree, "/tmp", [&] {
    tree.write("proc/stat", "cpu  1060 0 520 7100 0 0 0 520\n");
    tree.write("proc/7/stat", stat_line("a) b (c", 150, 60));
    tree.write("proc/11/stat", stat_line("new", 90, 0));
  });

  ASSERT_TRUE(seen.busy);
  EXPECT_DOUBLE_EQ(*seen.busy, 0.8);
  EXPECT_DOUBLE_EQ(seen.steal.value_or(0), 0.2);
  EXPECT_DOUBLE_EQ(seen.steal_of_boot.value_or(0), 520.0 / 9200);
  ASSERT_EQ(seen.busiest.size(), 1);  // idle ones, and those that only began, are not
  EXPECT_EQ(seen.busiest[0].name, "a) b (c");
  EXPECT_EQ(seen.busiest[0].pid, 7);
  EXPECT_DOUBLE_EQ(seen.busiest[0].processors, 0.6);
  EXPECT_TRUE(seen.cron);
}

TEST(LookAround, FindsSwitchesOfTheProcessors) {
  const TemporaryTree tree;
  tree.write("sys/devices/system/cpu/intel_pstate/no_turbo", "0\n");
  tree.write("sys/kernel/mm/transparent_hugepage/enabled", "[always] madvise never\n");
  tree.write("sys/devices/system/node/node0/cpulist", "0\n");
  tree.write("sys/devices/system/node/node1/cpulist", "1\n");
  tree.write("sys/devices/system/node/possible", "0-1\n");

  const auto seen = seen_in(tree);

  EXPECT_EQ(seen.boost, true);
  EXPECT_EQ(seen.boost_file, "/sys/devices/system/cpu/intel_pstate/no_turbo");
  EXPECT_EQ(seen.huge_pages, "always");
  EXPECT_EQ(seen.numa_nodes, 2);
}

TEST(LookAround, ReadsMemoryAndLimits) {
  const TemporaryTree tree;
  tree.write("proc/meminfo",
             "MemTotal: 9 kB\nMemAvailable: 500 kB\nDirty: 30 kB\nWriteback: 4 kB\n"
             "WritebackTmp: 900 kB\nSwapTotal: 1000 kB\nSwapFree: 600 kB\n");
  tree.write("proc/self/limits",
             "Limit  Soft Limit  Hard Limit  Units\nMax file size   4096   unlimited   bytes\n"
             "Max processes   50   100   processes\nMax open files   20   unlimited   files\n");

  const auto seen = seen_in(tree);

  EXPECT_EQ(seen.available_kib, 500);
  EXPECT_EQ(seen.dirty_kib, 34);
  EXPECT_EQ(seen.swap_used_kib, 400);
  EXPECT_EQ(seen.limits.processes, 100);
  EXPECT_EQ(seen.limits.descriptors, std::nullopt);
  EXPECT_EQ(seen.limits.file_bytes, 4096);
}

TEST(LookAround, ListsTimersOnlyWhereSystemdRuns) {
  const TemporaryTree tree;
  tree.write("etc/systemd/system/timers.target.wants/apt-daily.timer", "");
  EXPECT_TRUE(seen_in(tree).timers.empty());

  tree.write("run/systemd/system/x", "");
  EXPECT_EQ(seen_in(tree).timers, std::vector<std::string>{"apt-daily.timer"});
}

TEST(LookAround, TellsABatteryFromTheMains) {
  const TemporaryTree tree;
  tree.write("sys/class/power_supply/BAT0/type", "Battery\n");
  tree.write("sys/class/power_supply/BAT0/status", "Discharging\n");
  EXPECT_EQ(seen_in(tree).battery, "BAT0");

  tree.write("sys/class/power_supply/AC/type", "Mains\n");
  tree.write("sys/class/power_supply/AC/online", "1\n");
  EXPECT_EQ(seen_in(tree).battery, "");
}

TEST(LookAround, MeasuresTheWayToThrottling) {
  const TemporaryTree tree;
  tree.write("sys/class/thermal/thermal_zone0/temp", "78500\n");
  tree.write("sys/class/thermal/thermal_zone0/trip_point_0_type", "critical\n");
  tree.write("sys/class/thermal/thermal_zone0/trip_point_0_temp", "110000\n");
  tree.write("sys/class/thermal/thermal_zone0/trip_point_1_type", "passive\n");
  tree.write("sys/class/thermal/thermal_zone0/trip_point_1_temp", "85000\n");
  tree.write("sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count", "3\n");
  tree.write("sys/devices/system/cpu/cpu1/thermal_throttle/core_throttle_count", "4\n");

  const auto seen = seen_in(tree);

  EXPECT_EQ(seen.below_throttling, 6.5);
  EXPECT_EQ(seen.thermal_events, 7);
}

TEST(LookAround, FindsTheFileSystemOfTheScratchFolder) {
  const TemporaryTree tree;
  tree.write("proc/self/mountinfo",
             "22 1 0:1 / / rw - overlay overlay rw\n23 22 0:2 / /tmp rw - tmpfs tmpfs rw\n"
             "24 22 8:1 / /data rw - ext4 /dev/sda1 rw\n");

  EXPECT_EQ(seen_in(tree, "/tmp/x").scratch.type, "tmpfs");
  EXPECT_EQ(seen_in(tree, "/tmpx").scratch.type, "overlay");
  EXPECT_EQ(seen_in(tree, "/data").scratch.type, "ext4");
  EXPECT_EQ(seen_in(tree, "/tmp").scratch.other, "/data");
}

TEST(LookAround, NamesTheFileOfTheNearestQuota) {
  const TemporaryTree tree;
  tree.write("proc/self/mountinfo",
             "30 29 0:26 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw\n"
             "31 29 0:27 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu\n");
  tree.write("proc/self/cgroup", "4:cpu:/b\n0::/a/b\n");
  tree.write("sys/fs/cgroup/cpu/b/cpu.cfs_quota_us", "50000\n");
  tree.write("sys/fs/cgroup/a/b/cpu.max", "max 100000\n");
  EXPECT_EQ(seen_in(tree).quota_file, "/sys/fs/cgroup/cpu/b/cpu.cfs_quota_us");

  tree.write("sys/fs/cgroup/a/cpu.max", "50000 100000\n");
  EXPECT_EQ(seen_in(tree).quota_file, "/sys/fs/cgroup/a/cpu.max");
}

TEST(LookAround, LooksAtThisMachine) {
  const auto seen = look_around("/tmp", "/", Seconds(1), [] {});

  EXPECT_TRUE(seen.busy);
  EXPECT_FALSE(seen.scratch.type.empty());
  EXPECT_TRUE(seen.scratch.free_kib);
}

}  // namespace
}  // namespace unixmark::sys
