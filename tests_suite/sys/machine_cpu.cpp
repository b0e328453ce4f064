#include "base/text.hpp"
#include "sys/machine_cpuinfo.hpp"
#include "sys/machine_parts.hpp"

#include "tests_suite/sys/fixture.hpp"
#include "tests_suite/sys/temporary_tree.hpp"

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

// A server of `count` ARM processors, the way their kernel lists them.
void write_arm_server(const TemporaryTree& tree, int count) {
  std::string cpuinfo;
  for (int id = 0; id < count; ++id) {
    cpuinfo += cat("processor\t: ", id,
                   "\nBogoMIPS\t: 50.00\nFeatures\t: fp asimd\nCPU implementer\t: 0x41\n"
                   "CPU architecture: 8\nCPU variant\t: 0x3\nCPU part\t: 0xd0c\n\n");
  }
  tree.write("proc/cpuinfo", cpuinfo);
  tree.write("sys/devices/system/cpu/online", cat("0-", count - 1, '\n'));
}

std::string model_of(std::string_view cpuinfo) {
  return cpu_model(parse_cpuinfo(cpuinfo), 0);
}

TEST(ParseIds, ReadsRangesAndGaps) {
  EXPECT_EQ(parse_ids("0-3,8,10-11\n"), (std::vector<int>{0, 1, 2, 3, 8, 10, 11}));
}

TEST(ParseIds, PassesOverWhatIsNone) {
  EXPECT_EQ(parse_ids(""), std::vector<int>{});
  EXPECT_EQ(parse_ids("x,-1,3-2,0-99999999999,2-,5"), std::vector<int>{5});
}

TEST(Processors, Are256OnALargeArmServer) {
  const TemporaryTree tree;
  write_arm_server(tree, 256);

  const auto found = processors(Root(tree.folder()));

  ASSERT_EQ(found.size(), 256U);
  EXPECT_EQ(found[255].id, 255);
  EXPECT_EQ(found[255].model, "Arm Neoverse N1");
  EXPECT_EQ(found[255].bogomips, 50.0);
  EXPECT_TRUE(found[255].flags.empty());
}

TEST(Processors, ShowTheCoresOfAHybridMachineApart) {
  const auto found = processors(Root(fixture("hybrid")));

  ASSERT_EQ(found.size(), 4U);
  EXPECT_EQ(found[1].core, "performance");
  EXPECT_EQ(found[1].max_khz, 4400000);
  EXPECT_EQ(found[2].core, "efficiency");
  EXPECT_EQ(found[2].max_khz, 3300000);
}

// Two processors whose kernel gives them these capacities.
std::vector<Processor> with_capacities(const std::string& first, const std::string& second) {
  const TemporaryTree tree;
  tree.write("sys/devices/system/cpu/online", "0-1\n");
  tree.write("sys/devices/system/cpu/cpu0/cpu_capacity", first);
  tree.write("sys/devices/system/cpu/cpu1/cpu_capacity", second);
  return processors(Root(tree.folder()));
}

TEST(Processors, ShowTheirCapacitiesWhereTheseDiffer) {
  const auto found = with_capacities("446\n", "1024\n");

  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[0].core, "capacity 446");
  EXPECT_EQ(found[1].core, "capacity 1024");
}

TEST(Processors, ShowNoCapacitiesThatAreAlikeOrNone) {
  EXPECT_EQ(with_capacities("1024\n", "1024\n")[0].core, "");
  EXPECT_EQ(with_capacities("1024\n", "much\n")[0].core, "");
}

TEST(Processors, NameTheirFlagsInTheReportsOrder) {
  const auto found = processors(Root(fixture("hybrid")));

  EXPECT_EQ(join(found[0].flags, ", "),
            "Hyper-Threading, x86-64, MMX, Physical Address Ext, SYSENTER/SYSEXIT, SYSCALL/SYSRET, "
            "Intel virtualization");
}

TEST(Processors, NameAmdsVirtualizationBeforeSyscall) {
  const TemporaryTree tree;
  tree.write("proc/cpuinfo", "processor : 0\nflags : fpu pae mmx sep syscall mmxext lm svm\n");

  const auto found = processors(Root(tree.folder()));

  EXPECT_EQ(join(found.at(0).flags, ", "),
            "x86-64, MMX, AMD MMX, Physical Address Ext, SYSENTER/SYSEXIT, AMD virtualization, "
            "SYSCALL/SYSRET");
}

TEST(Processors, KeepTheirNumbersWhenSomeAreOffline) {
  const auto found = processors(Root(fixture("offline")));

  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[1].id, 3);
  EXPECT_EQ(found[1].bogomips, 4000.5);
}

TEST(Processors, CountWithoutAWordInCpuinfo) {
  const auto found = processors(Root(fixture("no_model")));

  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[1].model, "Example Board Rev 2");
  EXPECT_EQ(found[1].bogomips, 0);
}

TEST(Processors, ComeFromCpuinfoWithoutAnOnlineList) {
  const TemporaryTree tree;
  tree.write("proc/cpuinfo", "processor : 2\n\nprocessor : 5\n");

  const auto found = processors(Root(tree.folder()));

  ASSERT_EQ(found.size(), 2U);
  EXPECT_EQ(found[1].id, 5);
}

TEST(Processors, ComeFromTheAllowedOnesAtLast) {
  const TemporaryTree tree;
  tree.write("proc/self/status", "Name:\tx\nCpus_allowed_list:\t1-3\n");

  EXPECT_EQ(processors(Root(tree.folder())).size(), 3U);
}

TEST(Processors, AreAllListedByALongOnlineList) {
  const TemporaryTree tree;
  std::string list = "0";
  for (int id = 2; id < 2048; id += 2) list += cat(',', id);
  tree.write("sys/devices/system/cpu/online", list);

  EXPECT_EQ(processors(Root(tree.folder())).size(), 1024U);
}

TEST(AllowedIds, LeaveOutWhatIsNotOnline) {
  const Root root(fixture("offline"));

  EXPECT_EQ(allowed_ids(root, processors(root)), (std::vector<int>{0, 3}));
}

TEST(AllowedIds, AreFewerThanTheOnlineOnesUnderAnAffinity) {
  const Root root(fixture("quota_v2"));

  EXPECT_EQ(allowed_ids(root, processors(root)), (std::vector<int>{0, 1, 2, 3}));
}

TEST(CpuModel, IsFoundInEachArchitecturesWords) {
  EXPECT_EQ(model_of("processor : 0\ncpu : POWER9 (architected)\n"), "POWER9 (architected)");
  EXPECT_EQ(model_of("system type : x\nprocessor : 0\ncpu model : MIPS 24Kc V7.4\n"),
            "MIPS 24Kc V7.4");
  EXPECT_EQ(model_of("processor : 0\nisa : rv64imafdc\nuarch : sifive,u74-mc\n"), "sifive,u74-mc");
  EXPECT_EQ(model_of("processor : 0\nisa : rv64imafdc\n"), "rv64imafdc");
  EXPECT_EQ(model_of("processor : 0\nModel Name : Loongson-3A5000\n"), "Loongson-3A5000");
  EXPECT_EQ(model_of("vendor_id : IBM/S390\nprocessor 0: version = FF, machine = 8561\n"),
            "IBM/S390 machine 8561");
}

TEST(CpuModel, IsSaidOnceForAllByOldArmKernels) {
  EXPECT_EQ(model_of("Processor : ARMv6-compatible processor rev 7 (v6l)\nBogoMIPS : 697.95\n"),
            "ARMv6-compatible processor rev 7 (v6l)");
  EXPECT_EQ(model_of("processor : 0\nBogoMIPS : 9.00\n\nCPU implementer : 0x41\n"
                     "CPU part : 0xc08\n"),
            "Arm Cortex-A8");
}

TEST(CpuModel, IsEmptyWhereNothingIsSaid) {
  EXPECT_EQ(model_of(""), "");
  EXPECT_EQ(model_of("processor : 0\n"), "");
}

}  // namespace
}  // namespace unixmark::sys
