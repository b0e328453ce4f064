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

Judge::Judge(const measure::Plan& plan) : plan_(plan), where_(plan) {
  for (const auto& section : plan.sections) rates_.emplace_back(section.tests.size());
}

void Judge::take(const measure::Event& event) {
  if (const auto* began = std::get_if<measure::SectionBegan>(&event)) where_.begin(began->copies);
  if (const auto* ended = std::get_if<measure::PassEnded>(&event)) take(ended->pass);
}

void Judge::take(const measure::Pass& pass) {
  const auto section = where_.section(pass.copies);
  if (!section) return;
  const auto test = measure::test_position(plan_.sections[*section], pass.test);
  if (!test) return;
  auto& rates = rates_[*section][*test];
  if (pass.complaint.empty()) {
    rates.push_back(measure::window_rate(pass, plan_.sections[*section].tests[*test].timebase));
  } else if (!pass.repeats) {
    // A test with a pass that does not count has failed, and needs no more.
    rates.clear();
  }
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
  const auto section = where_.last();
  if (!section) return {};
  return score::index_half_width(measured(rates_[*section]));
}

}  // namespace unixmark::cli
