// What is said of a sweep's fit.
#include "base/text.hpp"
#include "read/bounds.hpp"
#include "read/published_scan.hpp"
#include "read/published_sweep_test.hpp"

#include <array>
#include <cmath>
#include <utility>

namespace unixmark::read {

namespace {

using score::Interval;
using score::ScalingFit;
using score::ScalingModel;

constexpr auto model_words = std::to_array<std::pair<std::string_view, ScalingModel>>(
    {{"linear", ScalingModel::Linear},
     {"Amdahl's law", ScalingModel::Amdahl},
     {"universal scalability law", ScalingModel::Usl}});

std::optional<double> fit_number(std::string_view word) {
  const auto value = to_double(word);
  if (!value || std::abs(*value) > most_printed_number) return {};
  return value;
}

// "39.30 M lps"
bool take_gamma(ScalingFit& fit, std::string_view text) {
  const auto parts = words(text);
  const auto value = parts.empty() ? std::nullopt : fit_number(parts[0]);
  if (!value || *value < 0) return false;
  const bool scaled = parts.size() > 1;
  fit.curve.gamma = *value * (scaled && parts[1] == "M"   ? 1e6
                              : scaled && parts[1] == "G" ? 1e9
                                                          : 1);
  fit.gamma = {fit.curve.gamma, fit.curve.gamma};
  return true;
}

// "0.00416 [0.00349, 0.00486]"
bool take_parameter(double& value, Interval& interval, std::string_view text) {
  const auto parts = words(text);
  if (parts.size() != 3 || !parts[1].starts_with('[') || !parts[1].ends_with(',') ||
      !parts[2].ends_with(']')) {
    return false;
  }
  const auto middle = fit_number(parts[0]);
  const auto low = fit_number(parts[1].substr(1, parts[1].size() - 2));
  const auto high = fit_number(parts[2].substr(0, parts[2].size() - 1));
  if (!middle || !low || !high || *middle < 0) return false;
  value = *middle;
  interval = {*low, *high};
  return true;
}

// "5 copies"
bool take_peak(ScalingFit& fit, std::string_view text) {
  fit.peak = fit_number(text.substr(0, text.find(' ')));
  return fit.peak.has_value();
}

// "2.5 % off"
bool take_miss(ScalingFit& fit, std::string_view text) {
  const auto percent = fit_number(text.substr(0, text.find(' ')));
  if (percent) fit.worst_miss = *percent / 100;
  return percent.has_value();
}

std::optional<std::string_view> behind_front(std::string_view text, std::string_view front) {
  if (!text.starts_with(front)) return {};
  return text.substr(front.size());
}

bool take_clause(ScalingFit& fit, std::string_view text) {
  for (const auto& [words, model] : model_words) {
    if (text != words) continue;
    fit.curve.model = model;
    return true;
  }
  if (const auto rest = behind_front(text, "one copy ")) return take_gamma(fit, *rest);
  if (const auto rest = behind_front(text, "sigma ")) {
    return take_parameter(fit.curve.sigma, fit.sigma, *rest);
  }
  if (text.starts_with("kappa not identifiable")) {
    fit.kappa_identified = false;
    return true;
  }
  if (const auto rest = behind_front(text, "kappa ")) {
    return take_parameter(fit.curve.kappa, fit.kappa, *rest);
  }
  if (const auto rest = behind_front(text, "peak near ")) return take_peak(fit, *rest);
  if (const auto rest = behind_front(text, "farthest point ")) return take_miss(fit, *rest);
  return false;
}

// "fit to 4 points up to 6 copies"
bool take_extent(ScalingFit& fit, std::string_view text) {
  const auto parts = words(text);
  if (parts.size() != 8) return false;
  const auto points = count_of(parts[2]);
  const auto largest = count_of(parts[6]);
  fit.points = points.value_or(0);
  fit.largest = largest.value_or(0);
  return fit.points > 0 && fit.largest > 0;
}

}  // namespace

std::optional<ScalingFit> sweep_fit_in(std::string_view text) {
  const auto colon = text.find(": ");
  if (colon == std::string_view::npos) return {};
  ScalingFit fit;
  fit.kappa_identified = true;
  if (!take_extent(fit, text.substr(0, colon))) return {};
  text.remove_prefix(colon + 2);
  while (!text.empty()) {
    const auto end = text.find("; ");
    if (!take_clause(fit, text.substr(0, end))) return {};
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
  }
  return fit;
}

}  // namespace unixmark::read
