// What the hypervisor took of the processors that copies used.
#pragma once

#include "analysis/flags.hpp"
#include "report/report.hpp"

#include <optional>

namespace unixmark::analysis {

// Over several passes; adds up over tests.
struct Steal {
  Seconds stolen{0};
  Seconds had{0};  // the time of the processors in use, of passes whose steal was told
};

[[nodiscard]] Steal steal_in(const report::Row& row, const Setting& setting);

// stolen / had, at most 1; nothing where no pass tells.
[[nodiscard]] std::optional<double> share_of(const Steal& steal);

}  // namespace unixmark::analysis
