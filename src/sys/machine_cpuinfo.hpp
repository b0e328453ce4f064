// /proc/cpuinfo, whose form differs from architecture to architecture.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace unixmark::sys {

using CpuFields = std::map<std::string, std::string, std::less<>>;

// Fields by their names in lower case. Some architectures say a thing once for all processors,
// before or after the blocks of each: `common`.
struct Cpuinfo {
  std::map<int, CpuFields> blocks;  // by processor id
  CpuFields common;

  // The processor's own field, else the common one, else an empty text.
  [[nodiscard]] std::string_view field(int id, std::string_view name) const;
};

[[nodiscard]] Cpuinfo parse_cpuinfo(std::string_view content);

// The processor's name by whichever fields its architecture has, or an empty text.
[[nodiscard]] std::string cpu_model(const Cpuinfo& cpuinfo, int id);

}  // namespace unixmark::sys
