#include "sys/topology.hpp"

#include "base/text.hpp"
#include "sys/machine_parts.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace unixmark::sys {

namespace {

// The processors of a core, by the first of them; nothing where the machine does not tell of all.
std::map<int, std::vector<int>> cores_of(const Root& root, const std::vector<int>& allowed) {
  std::map<int, std::vector<int>> cores;
  for (const int id : allowed) {
    const auto siblings = parse_ids(
        root.read(cat("sys/devices/system/cpu/cpu", id, "/topology/thread_siblings_list")));
    if (siblings.empty()) return {};
    cores[siblings.front()].push_back(id);
  }
  return cores;
}

std::vector<std::vector<int>> nodes_of(const Root& root) {
  std::vector<std::vector<int>> nodes;
  for (const auto& name : root.names("sys/devices/system/node")) {
    if (!name.starts_with("node") || !to_integer(std::string_view(name).substr(4))) continue;
    nodes.push_back(parse_ids(root.read(cat("sys/devices/system/node/", name, "/cpulist"))));
  }
  std::erase_if(nodes, [](const auto& ids) { return ids.empty(); });
  std::ranges::sort(nodes);  // names sort node10 before node2
  return nodes;
}

bool has(const std::vector<int>& ids, int id) {
  return std::ranges::binary_search(ids, id);
}

std::vector<int> spread_over(const std::map<int, std::vector<int>>& cores) {
  std::vector<int> order;
  std::size_t most = 0;
  for (const auto& [first, ids] : cores) most = std::max(most, ids.size());
  for (std::size_t turn = 0; turn < most; ++turn) {
    for (const auto& [first, ids] : cores) {
      if (turn < ids.size()) order.push_back(ids[turn]);
    }
  }
  return order;
}

}  // namespace

Topology describe_topology(const std::vector<int>& allowed, const std::filesystem::path& root) {
  const Root files(root);
  const auto cores = cores_of(files, allowed);
  Topology topology;
  topology.cores = static_cast<int>(cores.size());
  topology.spread = cores.empty() ? allowed : spread_over(cores);
  for (const auto& node : nodes_of(files)) {
    const auto count = cores.empty()
                           ? std::ranges::count_if(allowed, [&](int id) { return has(node, id); })
                           : std::ranges::count_if(cores, [&](const auto& core) {
                               return has(node, core.second.front());
                             });
    if (count > 0) topology.node_cores.push_back(static_cast<int>(count));
  }
  if (topology.node_cores.empty()) {
    const auto all = cores.empty() ? allowed.size() : cores.size();
    topology.node_cores.push_back(static_cast<int>(all));
  }
  return topology;
}

}  // namespace unixmark::sys
