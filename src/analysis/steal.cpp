#include "analysis/steal.hpp"

#include <algorithm>

namespace unixmark::analysis {

Steal steal_in(const report::Row& row, const Setting& setting) {
  Steal steal;
  for (const auto& pass : row.passes) {
    if (!pass.evidence || !pass.evidence->steal) continue;
    steal.stolen += *pass.evidence->steal;
    steal.had += Seconds(pass.evidence->span) * processors_in_use(setting);
  }
  return steal;
}

std::optional<double> share_of(const Steal& steal) {
  if (steal.had <= Seconds(0)) return {};
  return std::min(1.0, steal.stolen / steal.had);
}

}  // namespace unixmark::analysis
