#include "report/findings.hpp"

#include "base/text.hpp"

#include <cmath>

namespace unixmark::report {

namespace {

// 0.0213 is "2.1 %".
std::string percent(double share) {
  return cat(fixed(std::abs(share) * 100, 1), " %");
}

std::string on_correlation(const Row& row) {
  const auto& checks = row.robust->checks;
  if (checks.widening > 1) {
    return cat("correlated passes (", fixed(checks.correlation.value(), 2),
               " from one to the next): the interval is widened ", fixed(checks.widening, 1),
               " times");
  }
  if (!row.classic || row.classic->widening == 1) return {};
  return cat("correlated passes: the interval of the classic result is widened ",
             fixed(row.classic->widening, 1), " times");
}

std::string on_trend(const score::Checks& checks) {
  if (!checks.trend || !checks.trend->flagged) return {};
  const auto& trend = *checks.trend;
  return cat(trend.change > 0 ? "grew by " : "fell by ", percent(trend.change),
             " over the run (trend test, ", trend.exact ? "exact" : "normal approximation", ": p ",
             trend.p < 0.001 ? cat("below 0.001") : fixed(trend.p, 3), ")");
}

std::string on_warm_up(const score::Checks& checks) {
  if (!checks.warm_up) return {};
  return cat("the first pass was ", percent(*checks.warm_up),
             *checks.warm_up < 0 ? " slower" : " faster", " than the others' median");
}

}  // namespace

std::vector<std::string> findings_on(const Row& row, bool others_by_rate) {
  const auto& checks = row.robust->checks;
  std::vector<std::string> findings = {on_correlation(row), on_trend(checks), on_warm_up(checks)};
  if (others_by_rate) {
    findings.emplace_back(
        "the passes with the smallest counts, which the classic rule drops, "
        "were not those with the lowest rates");
  }
  std::erase(findings, "");
  return findings;
}

}  // namespace unixmark::report
