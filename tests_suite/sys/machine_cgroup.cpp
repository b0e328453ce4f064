#include "sys/machine_parts.hpp"

#include "tests_suite/sys/fixture.hpp"
#include "tests_suite/sys/temporary_tree.hpp"

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

constexpr std::string_view v2_mount =
    "30 25 0:26 / /sys/fs/cgroup rw - cgroup2 cgroup2 rw,nsdelegate\n";

TEST(CgroupQuota, IsTheLeastOfAllGroupsAbove) {
  EXPECT_EQ(cgroup_quota(Root(fixture("quota_v2"))), 1.5);
}

TEST(CgroupQuota, IsFoundInTheFirstVersionBesideTheSecond) {
  EXPECT_EQ(cgroup_quota(Root(fixture("quota_v1"))), 1.5);
}

TEST(CgroupQuota, IsNothingWithoutGroups) {
  EXPECT_EQ(cgroup_quota(Root(fixture("kvm"))), std::nullopt);
}

TEST(CgroupQuota, IsReadAtTheMountWhereANamespaceHidesTheWay) {
  const TemporaryTree tree;
  tree.write("proc/self/cgroup", "0::/../../elsewhere\n");
  tree.write("proc/self/mountinfo", v2_mount);
  tree.write("sys/fs/cgroup/cpu.max", "50000 100000\n");
  tree.write("sys/elsewhere/cpu.max", "10000 100000\n");

  EXPECT_EQ(cgroup_quota(Root(tree.folder())), 0.5);
}

TEST(CgroupQuota, FollowsAMountOfAGroupOfItsOwn) {
  const TemporaryTree tree;
  tree.write("proc/self/cgroup", "3:cpu,cpuacct:/docker/0123/inner\n");
  tree.write("proc/self/mountinfo",
             "31 25 0:28 /docker/0123 /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu,cpuacct\n");
  tree.write("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "400000\n");
  tree.write("sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n");
  tree.write("sys/fs/cgroup/cpu/inner/cpu.cfs_quota_us", "250000\n");
  tree.write("sys/fs/cgroup/cpu/inner/cpu.cfs_period_us", "100000\n");

  EXPECT_EQ(cgroup_quota(Root(tree.folder())), 2.5);
}

TEST(CgroupQuota, FindsMountPointsWithBlanks) {
  const TemporaryTree tree;
  tree.write("proc/self/cgroup", "0::/\n");
  tree.write("proc/self/mountinfo", "30 25 0:26 / /mnt/my\\040groups rw - cgroup2 none rw\n");
  tree.write("mnt/my groups/cpu.max", "100000 100000\n");

  EXPECT_EQ(cgroup_quota(Root(tree.folder())), 1.0);
}

TEST(CgroupQuota, IsNothingForWhatIsNoQuota) {
  const TemporaryTree tree;
  tree.write("proc/self/cgroup", "0::/\n");
  tree.write("proc/self/mountinfo", v2_mount);

  for (const std::string_view text :
       {"max 100000", "0 100000", "100 0", "-5 100", "x y", "", "7"}) {
    tree.write("sys/fs/cgroup/cpu.max", text);
    EXPECT_EQ(cgroup_quota(Root(tree.folder())), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace unixmark::sys
