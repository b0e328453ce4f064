#include "measure/turns.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace unixmark::measure {

std::vector<std::size_t> order_of_round(std::size_t tests, int round) {
  std::vector<std::size_t> order(tests);
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (tests == 0) return order;
  const auto shift = static_cast<std::size_t>(round / 2) % tests;
  std::rotate(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(shift), order.end());
  if (round % 2 == 1) std::ranges::reverse(order);
  return order;
}

Turns::Turns(const Plan& plan, const Section& section, std::vector<int> passes)
    : plan_(plan), section_(section), passes_(std::move(passes)), closed_(section.tests.size()) {
  passes_.resize(section.tests.size());
}

std::optional<std::size_t> Turns::next(const Standing& standing) const {
  std::vector<std::size_t> wanting;
  for (std::size_t i = 0; i < passes_.size(); ++i) {
    if (open(i, standing)) wanting.push_back(i);
  }
  if (wanting.empty()) return {};
  if (!plan_.rounds) return wanting.front();
  const bool all_have_enough = std::ranges::none_of(wanting, [&](auto i) { return owed(i); });
  if (!plan_.budget || !all_have_enough || standing.half_widths.empty()) {
    return first_in_round(wanting);
  }
  return least_known(wanting, standing);
}

bool Turns::open(std::size_t test, const Standing& standing) const {
  if (closed_[test] || passes_[test] >= section_.tests[test].passes) return false;
  if (owed(test)) return true;
  const bool settled = test < standing.settled.size() && standing.settled[test];
  return !settled && !standing.enough;
}

bool Turns::owed(std::size_t test) const {
  return passes_[test] < owed_passes(section_.tests[test]);
}

// Those that have no interval yet get on evenly.
std::optional<std::size_t> Turns::least_known(std::vector<std::size_t> of,
                                              const Standing& standing) const {
  const auto width = [&](std::size_t test) { return standing.half_widths.at(test); };
  const double widest = width(*std::ranges::max_element(of, {}, width));
  std::erase_if(of, [&](std::size_t test) { return width(test) < widest; });
  return first_in_round(of);
}

std::optional<std::size_t> Turns::first_in_round(const std::vector<std::size_t>& of) const {
  const int round = passes_[*std::ranges::min_element(of, {}, [&](auto i) { return passes_[i]; })];
  for (const auto i : order_of_round(passes_.size(), round)) {
    if (passes_[i] == round && std::ranges::count(of, i) > 0) return i;
  }
  return {};
}

}  // namespace unixmark::measure
