#include "report/standing.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace unixmark::report {

namespace {

std::optional<double> rate_of(const measure::Pass& pass) {
  if (!pass.complaint.empty() || pass.members.empty()) return {};
  const double rate = measure::window_rate(pass, pass.members.front().timebase);
  return std::isfinite(rate) && rate > 0 ? std::optional(rate) : std::nullopt;
}

}  // namespace

std::vector<PassFigure> figures_of(const Row& row) {
  std::vector<PassFigure> figures;
  std::size_t sound = 0;
  for (const auto& pass : row.passes) {
    PassFigure figure{.standing = Standing::Failed, .rate = rate_of(pass)};
    if (pass.complaint.empty()) {
      const bool kept = std::ranges::binary_search(row.kept, sound++);
      const bool seen = row.score && classic_pass(row.test, pass);
      figure.standing = kept ? Standing::Kept : seen ? Standing::Dropped : Standing::Outside;
    }
    figures.push_back(figure);
  }
  return figures;
}

// The rule wants those that are planned, or the first of them where a test is measured for longer
// to be surer.
bool classic_pass(const measure::PlannedTest& test, const measure::Pass& pass) {
  return !pass.repeats && pass.number <= (test.scored > 0 ? test.scored : test.passes);
}

}  // namespace unixmark::report
