#include "sys/machine.hpp"

#include "tests_suite/sys/temporary_tree.hpp"

#include <gtest/gtest.h>

#include <array>
#include <functional>

#include <sys/stat.h>

namespace unixmark::sys {
namespace {

// Whatever a description reads, in places that matter.
constexpr auto files = std::to_array<std::string_view>({
    "etc/os-release",
    "proc/cpuinfo",
    "proc/loadavg",
    "proc/uptime",
    "proc/stat",
    "proc/meminfo",
    "proc/self/status",
    "proc/self/cgroup",
    "proc/self/mountinfo",
    "proc/1/environ",
    "proc/1/cgroup",
    "proc/device-tree/model",
    "proc/sys/kernel/hostname",
    "proc/sys/kernel/osrelease",
    "sys/devices/system/cpu/online",
    "sys/devices/system/cpu/cpu0/cpufreq/scaling_governor",
    "sys/devices/system/cpu/vulnerabilities/meltdown",
    "sys/devices/cpu_core/cpus",
    "sys/class/dmi/id/sys_vendor",
    "sys/hypervisor/type",
    "run/systemd/container",
});

// A machine each of whose files is what `make` puts there.
Machine describe_all_made_by(
    const std::function<void(const TemporaryTree&, std::string_view)>& make) {
  const TemporaryTree tree;
  for (const std::string_view file : files) make(tree, file);
  return describe_machine(tree.folder());
}

TEST(DescribeMachine, DoesNotWaitForFifos) {
  const Machine machine =
      describe_all_made_by([](const TemporaryTree& tree, std::string_view file) {
        ASSERT_EQ(::mkfifo(tree.place(file).c_str(), 0600), 0);
      });

  EXPECT_EQ(machine.host, "unknown");
  EXPECT_EQ(machine.processors.size(), 1U);
}

TEST(DescribeMachine, TakesFoldersForMissingFiles) {
  const Machine machine =
      describe_all_made_by([](const TemporaryTree& tree, std::string_view file) {
        std::filesystem::create_directories(tree.place(file));
      });

  EXPECT_EQ(machine.governor, "unknown");
  EXPECT_EQ(machine.processors.size(), 1U);
}

TEST(DescribeMachine, SurvivesBinaryJunk) {
  std::string junk;
  for (int i = 0; i < 20000; ++i) junk += static_cast<char>(i * 167 + i / 251);

  const Machine machine = describe_all_made_by(
      [&](const TemporaryTree& tree, std::string_view file) { tree.write(file, junk); });

  EXPECT_EQ(machine.processors.size(), 1U);
  EXPECT_EQ(machine.host.find('\x1b'), std::string::npos);
  EXPECT_LE(machine.host.size(), 512U);
}

TEST(DescribeMachine, ReadsOnlyTheBeginningOfHugeFiles) {
  const Machine machine =
      describe_all_made_by([](const TemporaryTree& tree, std::string_view file) {
        std::filesystem::resize_file(tree.write(file, "text\n"), std::uintmax_t{1} << 30);
      });

  EXPECT_EQ(machine.host, "text");
  EXPECT_EQ(machine.processors.size(), 1U);
}

TEST(DescribeMachine, SurvivesNumbersThatAreTooLarge) {
  const Machine machine =
      describe_all_made_by([](const TemporaryTree& tree, std::string_view file) {
        tree.write(file,
                   "9223372036854775807 9223372036854775807\nprocessor : 99999999999\nbtime 1e300\n"
                   "MemTotal: 99999999999999999999 kB\nCpus_allowed_list: 0-4294967295\n");
      });

  EXPECT_EQ(machine.processors.size(), 1U);
  EXPECT_EQ(machine.memory_kib, 0);
}

}  // namespace
}  // namespace unixmark::sys
