#include "base/text.hpp"
#include "sys/machine_parts.hpp"

#include <array>
#include <utility>

namespace unixmark::sys {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

// Files that container managers leave in what they start.
constexpr auto marker_files = std::to_array<Pair>({
    {".dockerenv", "docker"},
    {".dockerinit", "docker"},
    {"run/.containerenv", "podman"},
    {"run/secrets/kubernetes.io", "kubernetes"},
    {"var/run/secrets/kubernetes.io", "kubernetes"},
});

// Files that hold the manager's name.
constexpr auto name_files = std::to_array<std::string_view>({
    "run/systemd/container",
    "run/host/container-manager",
});

// Parts of group paths. The slashes and hyphens keep out the managers themselves:
// "/system.slice/docker.service" is no container.
constexpr auto group_words = std::to_array<Pair>({
    {"/docker/", "docker"},
    {"/docker-", "docker"},
    {"kubepods", "kubernetes"},
    {"/lxc/", "lxc"},
    {"/lxc.payload", "lxc"},
    {"libpod", "podman"},
    {"cri-containerd", "containerd"},
});

void add_markers(std::vector<VirtualLayer>& layers, const Root& root) {
  for (const auto& [file, name] : marker_files) {
    if (root.exists(file)) add_layer(layers, "marker", name);
  }
  for (const std::string_view file : name_files) {
    const std::string name = root.line(file);
    if (!name.empty()) add_layer(layers, "marker", name);
  }
  // OpenVZ shows its /proc/vz everywhere, but /proc/bc on the host alone.
  if (root.exists("proc/vz") && !root.exists("proc/bc")) add_layer(layers, "marker", "OpenVZ");
}

// Managers tell the first process of a container who they are.
void add_first_process(std::vector<VirtualLayer>& layers, const Root& root) {
  const std::string environment = root.read("proc/1/environ");
  for (const std::string_view variable : split(environment, '\0')) {
    constexpr std::string_view name = "container=";
    if (!variable.starts_with(name)) continue;
    const std::string manager = clean_text(variable.substr(name.size()), 64);
    if (!manager.empty()) add_layer(layers, "marker", manager);
  }
}

void add_groups(std::vector<VirtualLayer>& layers, const Root& root) {
  const std::string groups = root.read("proc/self/cgroup") + root.read("proc/1/cgroup");
  for (const auto& [word, name] : group_words) {
    if (groups.find(word) != std::string::npos) add_layer(layers, "cgroup", name);
  }
}

}  // namespace

std::vector<VirtualLayer> container_layers(const Root& root) {
  std::vector<VirtualLayer> layers;
  add_groups(layers, root);
  add_markers(layers, root);
  add_first_process(layers, root);
  return layers;
}

}  // namespace unixmark::sys
