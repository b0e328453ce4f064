#include "analysis/floor.hpp"

#include "score/median.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <tuple>
#include <utility>

namespace unixmark::analysis {

namespace {

using Origin = Floor::Origin;

// What was measured, and how.
using Measurement = std::tuple<std::string, int, std::string, Seconds>;
// Under what.
using Setting = std::pair<Conditions, std::vector<std::string>>;

using Rates = std::map<Measurement, std::map<Setting, std::vector<double>>>;

Rates rates_of(const Calibration& calibration) {
  Rates rates;
  for (const auto& session : calibration.sessions) {
    const Setting setting{session.conditions, session.settings};
    for (const auto& rate : session.rates) {
      const Measurement what{rate.test, rate.copies, session.schedule, rate.duration};
      rates[what][setting].push_back(rate.rate);
    }
  }
  return rates;
}

void add_pairs(std::vector<double>& log_ratios, const std::vector<double>& rates) {
  for (std::size_t i = 0; i < rates.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      log_ratios.push_back(std::abs(std::log(rates[i]) - std::log(rates[j])));
    }
  }
}

// A boot that the system does not name is none that could be known again.
Origin origin_of(const Conditions& then, const Conditions& now) {
  if (then.build != now.build || then.profile != now.profile) return Origin::AnotherBuild;
  if (then.kernel != now.kernel) return Origin::AnotherKernel;
  const bool named = !now.boot_id.empty() && now.boot_id != "unknown";
  return named && then.boot_id == now.boot_id ? Origin::ThisBoot : Origin::AnotherBoot;
}

// Differences between sessions of one boot are the same noise whichever boot that was.
Origin kind_of(Origin origin) {
  return origin == Origin::AnotherBoot ? Origin::ThisBoot : origin;
}

struct Pairs {
  Origin nearest = Origin::AnotherBuild;
  std::vector<double> log_ratios;
};

// The pairs of the nearest kind that has any.
Pairs nearest_pairs(const std::map<Setting, std::vector<double>>& rates, const Conditions& now) {
  std::map<Origin, Pairs> by_kind;
  for (const auto& [setting, values] : rates) {
    if (values.size() < 2) continue;
    const auto origin = origin_of(setting.first, now);
    auto& pairs = by_kind[kind_of(origin)];
    pairs.nearest = pairs.log_ratios.empty() ? origin : std::min(pairs.nearest, origin);
    add_pairs(pairs.log_ratios, values);
  }
  return by_kind.empty() ? Pairs{} : std::move(by_kind.begin()->second);
}

// Which of two floors of a test to go by.
bool better(const Floor& one, const Floor& other) {
  return std::tuple(measured(one), one.pairs, one.value) >
         std::tuple(measured(other), other.pairs, other.value);
}

}  // namespace

double floor_of(std::span<const double> log_ratios) {
  constexpr std::size_t enough_for_a_quantile = 5;
  const auto pairs = log_ratios.size();
  if (pairs < enough_for_a_quantile) return 2 * score::median(log_ratios);
  std::vector<double> sorted(log_ratios.begin(), log_ratios.end());
  std::ranges::sort(sorted);
  const auto rank = (9 * pairs + 9) / 10;  // 0.9 n, rounded up
  return sorted[rank - 1];
}

bool measured(const Floor& floor) {
  return kind_of(floor.origin) == Origin::ThisBoot;
}

std::vector<Floor> floors(const Calibration& calibration, const Conditions& now) {
  std::vector<Floor> found;
  for (const auto& [what, rates] : rates_of(calibration)) {
    const auto pairs = nearest_pairs(rates, now);
    if (pairs.log_ratios.empty()) continue;
    const auto& [test, copies, schedule, duration] = what;
    found.push_back({.test = test,
                     .copies = copies,
                     .schedule = schedule,
                     .duration = duration,
                     .pairs = static_cast<int>(pairs.log_ratios.size()),
                     .value = std::expm1(floor_of(pairs.log_ratios)),
                     .origin = pairs.nearest});
  }
  return found;
}

Margin margin_for(std::string_view test, int copies, std::span<const Floor> calibration) {
  const Floor* best = nullptr;
  for (const auto& floor : calibration) {
    if (floor.test != test || floor.copies != copies) continue;
    if (best == nullptr || better(floor, *best)) best = &floor;
  }
  if (best == nullptr) return {};
  return {.value = std::max(least_margin, best->value), .measured = measured(*best)};
}

}  // namespace unixmark::analysis
