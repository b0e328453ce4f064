#include "measure/budget.hpp"

#include "base/error.hpp"
#include "base/quantity.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace unixmark::measure {

namespace {

constexpr Seconds shortest_pass{0.5};

// What it costs to start copies, to end them and to write down what they did.
constexpr Seconds between_passes{0.15};
constexpr double caution = 1.03;

Seconds cautious_least(const Plan& plan) {
  Seconds total{0};
  for (const auto& section : plan.sections) {
    for (const auto& test : section.tests) {
      if (!test.skip.empty()) continue;
      total += enough_passes(test) * cautious_duration(test, plan.rest);
    }
  }
  return total;
}

// Mild cuts first. Below six passes there is no interval, below three the classic rule drops none.
std::vector<Cut> cuts() {
  constexpr std::array promises = {std::numeric_limits<int>::max(), 3, 1};
  constexpr std::array lengths = {1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05, 0.01};
  std::vector<Cut> all = {{.rests = false, .length = 1, .turns = true}};
  for (const int enough : promises) {
    for (const double length : lengths) {
      all.push_back({.rests = true, .length = length, .enough = enough, .turns = true});
    }
  }
  return all;
}

// In whole seconds, rounded up: it must do.
std::string in_short(Seconds time) {
  return duration_text(Seconds(std::ceil(time.count())));
}

// "0.5 s", or "0.5 to 3 s".
std::string lengths(const Plan& plan) {
  Seconds least = Seconds::max();
  Seconds most{0};
  for (const auto& section : plan.sections) {
    for (const auto& test : section.tests) {
      least = std::min(least, test.duration);
      most = std::max(most, test.duration);
    }
  }
  const auto from = least < most ? cat(shortest(least.count()), " to ") : std::string();
  return cat(from, shortest(most.count()), " s");
}

std::string note_on(const Plan& plan, const Plan& before, Seconds budget) {
  std::string note = cat("cut to fit ", duration_text(budget), ": as many passes as fit, in turns");
  if (plan.rest != before.rest) note += ", no pauses";
  if (lengths(plan) != lengths(before)) {
    note += cat(", passes of ", lengths(plan), " instead of ", lengths(before));
  }
  return note;
}

}  // namespace

Seconds shortened(Seconds duration, const Cut& cut) {
  if (cut.length >= 1) return duration;
  const Seconds wanted(std::floor(duration.count() * cut.length * 100) / 100);
  return std::min(duration, std::max(wanted, shortest_pass));
}

Seconds cautious_duration(const PlannedTest& test, Rest rest) {
  return caution * expected_duration(test, rest) + between_passes;
}

Plan within_budget(Seconds budget, const std::function<Plan(const Cut&)>& make) {
  Plan whole = make({});
  if (cautious_least(whole) <= budget) return whole;
  Seconds least{0};
  for (const auto& cut : cuts()) {
    Plan plan = make(cut);
    least = cautious_least(plan);
    if (least > budget) continue;
    plan.note = note_on(plan, whole, budget);
    return plan;
  }
  throw Error(cat("A budget of ", in_short(budget),
                  " is too little for one short pass of each test: ", "it takes ", in_short(least),
                  ". Give that much with --budget, or fewer tests or numbers of copies."));
}

}  // namespace unixmark::measure
