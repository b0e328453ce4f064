#include "base/text.hpp"
#include "sys/machine_parts.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace unixmark::sys {

namespace {

// What a maker writes, and who that is.
struct Mark {
  std::string_view words;
  std::string_view name;
};

constexpr auto cpuid_marks = std::to_array<Mark>({
    {"KVMKVMKVM", "KVM"},
    {"Linux KVM Hv", "KVM"},
    {"TCGTCGTCGTCG", "QEMU"},
    {"Microsoft Hv", "Hyper-V"},
    {"VMwareVMware", "VMware"},
    {"XenVMMXenVMM", "Xen"},
    {"VBoxVBoxVBox", "VirtualBox"},
    {"prl hyperv", "Parallels"},
    {"lrpepyh vr", "Parallels"},
    {"bhyve bhyve", "bhyve"},
    {"ACRNACRNACRN", "ACRN"},
    {"QNXQVMBSQG", "QNX"},
    {"Jailhouse", "Jailhouse"},
    {"___ NVMM ___", "NVMM"},
    {"OpenBSDVMM58", "OpenBSD VMM"},
    {"Apple VZ", "Apple Virtualization"},
});

// A word alone is not enough where the maker also builds real machines, hence the long ones.
constexpr auto dmi_marks = std::to_array<Mark>({
    {"QEMU", "QEMU"},
    {"KVM", "KVM"},
    {"VMware", "VMware"},
    {"innotek GmbH", "VirtualBox"},
    {"VirtualBox", "VirtualBox"},
    {"Xen", "Xen"},
    {"Bochs", "Bochs"},
    {"Parallels", "Parallels"},
    {"BHYVE", "bhyve"},
    {"Apple Virtualization", "Apple Virtualization"},
    {"Amazon EC2", "Amazon EC2"},
    {"Google Compute Engine", "Google Compute Engine"},
    {"Microsoft Corporation Virtual Machine", "Hyper-V"},
    {"Hyper-V", "Hyper-V"},
    {"OpenStack", "OpenStack"},
    {"oVirt", "oVirt"},
    {"DigitalOcean", "DigitalOcean"},
    {"Alibaba Cloud", "Alibaba Cloud"},
    {"Tencent Cloud", "Tencent Cloud"},
    {"Huawei Cloud", "Huawei Cloud"},
    {"Nutanix AHV", "Nutanix AHV"},
    {"Hetzner vServer", "Hetzner vServer"},
    {"Vultr", "Vultr"},
    {"Linode", "Linode"},
    {"Scaleway", "Scaleway"},
    {"UpCloud", "UpCloud"},
});

constexpr auto device_tree_marks = std::to_array<Mark>({
    {"linux,kvm", "KVM"},
    {"xen,xen", "Xen"},
    {"vmware", "VMware"},
    {"qemu,pseries", "QEMU"},
    {"linux,dummy-virt", "QEMU"},
});

constexpr auto cpuinfo_marks = std::to_array<Mark>({
    {"User Mode Linux", "User Mode Linux"},
    {"QEMU Virtual CPU", "QEMU"},
});

// The control program of an s390x machine, in /proc/sysinfo.
constexpr auto sysinfo_marks = std::to_array<Mark>({
    {"z/VM", "z/VM"},
    {"KVM/Linux", "KVM"},
});

constexpr auto kernel_marks = std::to_array<Mark>({
    {"microsoft", "WSL"},
    {"Microsoft", "WSL"},
});

void add_marked(std::vector<VirtualLayer>& layers, std::string_view source, std::string_view text,
                std::span<const Mark> marks) {
  for (const Mark& mark : marks) {
    if (text.find(mark.words) != std::string_view::npos) add_layer(layers, source, mark.name);
  }
}

void add_cpuid(std::vector<VirtualLayer>& layers, const CpuidHypervisor& cpuid) {
  if (!cpuid.present) return;
  for (const std::string& signature : cpuid.signatures) {
    add_marked(layers, "cpuid", signature, cpuid_marks);
  }
  // The second leaf may not exist and hold anything, so only the first can name a stranger.
  if (!layers.empty()) return;
  const std::string first = cpuid.signatures.empty() ? "" : clean_text(cpuid.signatures.front());
  add_layer(layers, "cpuid", first.empty() ? "hypervisor" : first);
}

void add_dmi(std::vector<VirtualLayer>& layers, const Root& root) {
  // Amazon writes its name into the machines that it lets whole, too: "c5.metal".
  if (root.line("sys/class/dmi/id/product_name").find(".metal") != std::string::npos) return;
  std::vector<std::string> fields;
  for (const std::string_view name : {"sys_vendor", "product_name", "product_version",
                                      "board_vendor", "bios_vendor", "bios_version"}) {
    fields.push_back(root.line(cat("sys/class/dmi/id/", name)));
  }
  add_marked(layers, "dmi", join(fields, " "), dmi_marks);
}

void add_kernel_interfaces(std::vector<VirtualLayer>& layers, const Root& root) {
  const std::string type = root.line("sys/hypervisor/type");
  if (!type.empty()) add_layer(layers, "hypervisor", type == "xen" ? "Xen" : type);
  if (root.exists("proc/xen")) add_layer(layers, "hypervisor", "Xen");
  add_marked(layers, "hypervisor", root.read("proc/sysinfo"), sysinfo_marks);
}

void add_device_tree(std::vector<VirtualLayer>& layers, const Root& root) {
  const std::string folder = "proc/device-tree/";
  const std::string text =
      root.read(folder + "hypervisor/compatible") + root.read(folder + "compatible");
  add_marked(layers, "device tree", text, device_tree_marks);
}

bool has_hypervisor_flag(std::string_view cpuinfo) {
  for (const std::string_view line : split(cpuinfo, '\n')) {
    if (!line.starts_with("flags")) continue;
    const auto flags = words(line);
    return std::ranges::find(flags, "hypervisor") != flags.end();
  }
  return false;
}

void add_cpuinfo(std::vector<VirtualLayer>& layers, const Root& root) {
  const std::string cpuinfo = root.read("proc/cpuinfo");
  if (has_hypervisor_flag(cpuinfo)) add_layer(layers, "cpuinfo", "hypervisor");
  add_marked(layers, "cpuinfo", cpuinfo, cpuinfo_marks);
}

void add_wsl(std::vector<VirtualLayer>& layers, const Root& root) {
  for (const std::string_view file : {"osrelease", "version"}) {
    add_marked(layers, "kernel", root.line(cat("proc/sys/kernel/", file)), kernel_marks);
  }
  if (root.exists("proc/sys/fs/binfmt_misc/WSLInterop")) add_layer(layers, "marker", "WSL");
}

}  // namespace

void add_layer(std::vector<VirtualLayer>& layers, std::string_view source, std::string_view name) {
  VirtualLayer layer{std::string(source), std::string(name)};
  if (std::ranges::find(layers, layer) == layers.end()) layers.push_back(std::move(layer));
}

std::vector<VirtualLayer> hypervisor_layers(const Root& root, const CpuidHypervisor& cpuid) {
  std::vector<VirtualLayer> layers;
  add_cpuid(layers, cpuid);
  add_cpuinfo(layers, root);
  add_dmi(layers, root);
  add_kernel_interfaces(layers, root);
  add_device_tree(layers, root);
  add_wsl(layers, root);
  return layers;
}

std::string virtualization_words(const Machine& machine) {
  std::vector<std::string> spoken;
  for (const VirtualLayer& layer : machine.layers) {
    spoken.push_back(cat(layer.name, " (", layer.source, ")"));
  }
  return spoken.empty() ? "none seen" : join(spoken, ", ");
}

}  // namespace unixmark::sys
