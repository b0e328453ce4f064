#include "cli/judge.hpp"

#include "measure/pass.hpp"
#include "score/stopping.hpp"

#include <algorithm>
#include <limits>
#include <variant>

namespace unixmark::cli {

namespace {

constexpr double unknown = std::numeric_limits<double>::infinity();

// The tests that have been measured: one that failed has no part in the index.
std::vector<std::vector<double>> measured(const std::vector<std::vector<double>>& rates) {
  std::vector<std::vector<double>> some;
  std::ranges::copy_if(rates, std::back_inserter(some), [](const auto& of) { return !of.empty(); });
  return some;
}

}  // namespace

Judge::Judge(const measure::Plan& plan) : plan_(plan) {
  for (const auto& section : plan.sections) rates_.emplace_back(section.tests.size());
}

void Judge::take(const measure::Event& event) {
  if (const auto* began = std::get_if<measure::SectionBegan>(&event)) {
    while (next_ < rates_.size() && plan_.sections[next_].copies != began->copies) ++next_;
    next_ = std::min(next_ + 1, rates_.size());
  }
  const auto* ended = std::get_if<measure::PassEnded>(&event);
  if (ended == nullptr || next_ == 0) return;
  const auto& tests = plan_.sections[next_ - 1].tests;
  const auto found = std::ranges::find(tests, ended->pass.test, &measure::PlannedTest::name);
  if (found == tests.end()) return;
  auto& rates = rates_[next_ - 1][static_cast<std::size_t>(found - tests.begin())];
  // A test with a pass that does not count has failed, and needs no more.
  if (!ended->pass.complaint.empty()) {
    if (!ended->pass.repeats) rates.clear();
    return;
  }
  rates.push_back(measure::window_rate(ended->pass, found->timebase));
}

measure::Standing Judge::standing(std::size_t section) const {
  measure::Standing standing;
  for (const auto& rates : rates_.at(section)) {
    standing.half_widths.push_back(score::relative_half_width(rates).value_or(unknown));
    standing.settled.push_back(plan_.precision && score::settled(rates, *plan_.precision));
  }
  if (plan_.index_precision) {
    const auto half = score::index_half_width(measured(rates_[section]));
    standing.enough = half && *half <= *plan_.index_precision;
  }
  return standing;
}

std::optional<double> Judge::index_half_width() const {
  if (next_ == 0) return {};
  return score::index_half_width(measured(rates_[next_ - 1]));
}

}  // namespace unixmark::cli
