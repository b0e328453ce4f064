#include "sys/machine.hpp"

#include "tests_suite/sys/fixture.hpp"
#include "tests_suite/sys/temporary_tree.hpp"

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

std::string words_for(std::string_view name, const CpuidHypervisor& cpuid = {}) {
  return virtualization_words(describe_machine(fixture(name), cpuid));
}

TEST(Layers, AreNoneOnARealMachine) {
  // A laptop of a maker of hypervisors.
  EXPECT_EQ(words_for("hybrid"), "none seen");
}

TEST(Layers, NameXenByAllThatSpeakOfIt) {
  EXPECT_EQ(words_for("xen"), "hypervisor (cpuinfo), Xen (dmi), Xen (hypervisor)");
}

TEST(Layers, NameKvmByItsSignature) {
  EXPECT_EQ(words_for("kvm", {true, {"KVMKVMKVM", ""}}),
            "KVM (cpuid), hypervisor (cpuinfo), QEMU (cpuinfo), QEMU (dmi)");
}

TEST(Layers, HearTheSecondSignatureBehindHyperVs) {
  EXPECT_EQ(words_for("offline", {true, {"Microsoft Hv", "XenVMMXenVMM"}}),
            "Hyper-V (cpuid), Xen (cpuid)");
}

TEST(Layers, GiveAStrangersSignatureAsItIs) {
  EXPECT_EQ(words_for("offline", {true, {"FooFooFooFoo", "\x01junk"}}), "FooFooFooFoo (cpuid)");
  EXPECT_EQ(words_for("offline", {true, {}}), "hypervisor (cpuid)");
}

TEST(Layers, NameDockerByItsGroupAndItsMarker) {
  EXPECT_EQ(words_for("docker"), "docker (cgroup), docker (marker)");
}

TEST(Layers, NameKubernetesAndWhatRunsIt) {
  EXPECT_EQ(words_for("kubernetes"), "kubernetes (cgroup), containerd (cgroup), oci (marker)");
}

TEST(Layers, NameWsl) {
  EXPECT_EQ(words_for("wsl"), "WSL (kernel), WSL (marker)");
}

TEST(Layers, DoNotTakeAManagersServiceForAContainer) {
  const TemporaryTree tree;
  tree.write("proc/self/cgroup", "0::/system.slice/docker.service\n");

  EXPECT_TRUE(describe_machine(tree.folder()).layers.empty());
}

TEST(Layers, AreHeardInTheDeviceTree) {
  const TemporaryTree tree;
  tree.write("proc/device-tree/hypervisor/compatible",
             std::string_view("xen,xen-4.11\0xen,xen", 20));
  tree.write("proc/device-tree/compatible", "linux,dummy-virt");

  EXPECT_EQ(virtualization_words(describe_machine(tree.folder())),
            "Xen (device tree), QEMU (device tree)");
}

TEST(Layers, TellClouds) {
  const TemporaryTree tree;
  tree.write("sys/class/dmi/id/sys_vendor", "Amazon EC2\n");
  tree.write("sys/class/dmi/id/product_name", "c5.large\n");

  EXPECT_EQ(virtualization_words(describe_machine(tree.folder())), "Amazon EC2 (dmi)");
}

TEST(Layers, AreNoneOnACloudsBareMachine) {
  const TemporaryTree tree;
  tree.write("sys/class/dmi/id/sys_vendor", "Amazon EC2\n");
  tree.write("sys/class/dmi/id/product_name", "c5.metal\n");

  EXPECT_EQ(virtualization_words(describe_machine(tree.folder())), "none seen");
}

}  // namespace
}  // namespace unixmark::sys
