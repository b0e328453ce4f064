// What a sweep shows, as a JSON value.
// Json is the writer's value type, which only the .cpp files name.
#pragma once

#include "report/scaling.hpp"
#include "write/encoder.hpp"

#include <array>
#include <optional>
#include <string_view>

namespace unixmark::write {

inline constexpr std::array<std::string_view, 3> scaling_models = {"linear", "amdahl", "usl"};

template <class Json>
class ScalingEncoder {
 public:
  static Json encode(const report::Scaling& scaling) {
    auto tests = Json::array();
    for (const auto& test : scaling.tests) tests.push_back(encode(test));
    return {{"seed", scaling.seed},
            {"copies", scaling.copies},
            {"cores", scaling.cores > 0 ? Json(scaling.cores) : Json(nullptr)},
            {"processors", scaling.processors},
            {"quota_processors", Encoder<Json>::encode(scaling.quota)},
            {"full_nodes_at", scaling.borders},
            {"fit_limit", scaling.fit_limit},
            {"frequency_known", scaling.frequency_known},
            {"tests", std::move(tests)}};
  }

 private:
  static Json encode(const std::optional<report::Figure>& figure) {
    if (!figure) return nullptr;
    const auto& interval = figure->interval;
    return {{"value", figure->value},
            {"low", interval ? Json(interval->low) : Json(nullptr)},
            {"high", interval ? Json(interval->high) : Json(nullptr)}};
  }

  static Json encode(const report::ScalingPoint& point) {
    return {{"copies", point.copies},
            {"passes", point.passes},
            {"rate", encode(std::optional(point.rate))},
            {"speed_up", encode(point.speed_up)},
            {"efficiency", encode(point.efficiency)},
            {"karp_flatt", encode(point.serial)},
            {"fairness", encode(point.fairness)},
            {"variation", encode(point.variation)},
            {"jain", encode(point.jain)},
            {"frequency_mhz", Encoder<Json>::encode(point.mhz)},
            {"fitted", point.fitted},
            {"impossible", point.impossible}};
  }

  static Json parameter(double value, const score::Interval& interval) {
    return {{"value", value}, {"low", interval.low}, {"high", interval.high}};
  }

  static Json encode(const std::optional<score::ScalingFit>& fit) {
    if (!fit) return nullptr;
    auto band = Json::array();
    for (const auto& point : fit->band) {
      band.push_back({{"copies", point.copies},
                      {"rate", point.rate},
                      {"low", point.interval.low},
                      {"high", point.interval.high}});
    }
    return {{"method", "weighted least squares of the logarithm, chosen by AICc"},
            {"model", scaling_models.at(static_cast<std::size_t>(fit->curve.model))},
            {"points", fit->points},
            {"largest", fit->largest},
            {"gamma", parameter(fit->curve.gamma, fit->gamma)},
            {"sigma", parameter(fit->curve.sigma, fit->sigma)},
            {"kappa", parameter(fit->curve.kappa, fit->kappa)},
            {"kappa_identified", fit->kappa_identified},
            {"peak", Encoder<Json>::encode(fit->peak)},
            {"aicc_linear", Encoder<Json>::encode(fit->aicc[0])},
            {"aicc_amdahl", Encoder<Json>::encode(fit->aicc[1])},
            {"aicc_usl", Encoder<Json>::encode(fit->aicc[2])},
            {"worst_miss", fit->worst_miss},
            {"confidence", 0.95},
            {"resamples", fit->resamples},
            {"band", std::move(band)}};
  }

  static Json encode(const report::ScalingTest& test) {
    auto points = Json::array();
    for (const auto& point : test.points) points.push_back(encode(point));
    return {{"name", Encoder<Json>::encode(test.name)},
            {"title", Encoder<Json>::encode(test.title)},
            {"unit", Encoder<Json>::encode(test.unit)},
            {"cpu_bound", test.cpu_bound},
            {"points", std::move(points)},
            {"smt_yield", encode(test.smt_yield)},
            {"fit", encode(test.fit)},
            {"no_fit", Encoder<Json>::encode(test.no_fit)},
            {"notes", Encoder<Json>::encode(test.notes)}};
  }
};

}  // namespace unixmark::write
