// Which processors share a core, and which a memory node.
#pragma once

#include <filesystem>
#include <vector>

namespace unixmark::sys {

// Of the processors that this process may run on.
struct Topology {
  int cores = 0;                // physical ones; 0: the machine does not tell
  std::vector<int> node_cores;  // of each memory node that has any; processors where cores are
                                // unknown
  std::vector<int> spread;      // the processors: one of every core, then a second one, and so on

  bool operator==(const Topology&) const = default;
};

// Reads files below `root`, and never throws for what is missing: then nothing is known of cores,
// and there is one node. `allowed` are ids, ascending.
[[nodiscard]] Topology describe_topology(const std::vector<int>& allowed,
                                         const std::filesystem::path& root = "/");

}  // namespace unixmark::sys
