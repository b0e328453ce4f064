// Which control groups this process is in.
#pragma once

#include "sys/machine_files.hpp"

#include <string>
#include <vector>

namespace unixmark::sys {

enum class GroupVersion { First, Second };

// The folders of the process's own control group and of all those above it that can be seen, its
// own first: in the second version's hierarchy, or in the first's that has the cpu controller.
// Empty where that hierarchy is not mounted; its top alone where a namespace hides the way.
[[nodiscard]] std::vector<std::string> own_groups(const Root& root, GroupVersion version);

}  // namespace unixmark::sys
