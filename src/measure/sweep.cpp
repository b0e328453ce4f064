#include "measure/sweep.hpp"

#include "base/lot.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace unixmark::measure {

std::vector<std::size_t> order_of_sweep(std::uint32_t seed, int round, std::size_t points) {
  std::vector<std::size_t> order(points);
  std::iota(order.begin(), order.end(), std::size_t{0});
  Lot lot(seed, static_cast<std::uint64_t>(round));
  for (std::size_t left = points; left > 1; --left) {
    std::swap(order[left - 1], order[lot.below(static_cast<std::uint32_t>(left))]);
  }
  return order;
}

SweepTurns::SweepTurns(const Plan& plan, const std::vector<SectionDone>& done) : plan_(plan) {
  for (std::size_t section = 0; section < plan.sections.size(); ++section) {
    first_.push_back(turns_.size());
    for (std::size_t test = 0; test < plan.sections[section].tests.size(); ++test) {
      turns_.push_back({.point = {section, test}});
    }
  }
  for (std::size_t section = 0; section < done.size() && section < first_.size(); ++section) {
    const auto& passes = done[section].passes;
    for (std::size_t test = 0; test < passes.size(); ++test) {
      at({section, test}).passes = passes[test];
    }
    for (const auto test : done[section].closed) close({section, test});
  }
}

std::optional<SweepTurns::Point> SweepTurns::next() const {
  int round = std::numeric_limits<int>::max();
  for (const auto& turn : turns_) {
    if (open(turn)) round = std::min(round, turn.passes);
  }
  if (round == std::numeric_limits<int>::max()) return {};
  for (const auto position : order_of_sweep(plan_.sweep->seed, round, turns_.size())) {
    const auto& turn = turns_[position];
    if (open(turn) && turn.passes == round) return turn.point;
  }
  return {};
}

bool SweepTurns::finished(std::size_t section) const {
  return std::ranges::none_of(
      turns_, [&](const Turn& turn) { return turn.point.section == section && open(turn); });
}

bool SweepTurns::open(const Turn& turn) const {
  const auto& test = plan_.sections[turn.point.section].tests[turn.point.test];
  return !turn.closed && turn.passes < test.passes;
}

}  // namespace unixmark::measure
