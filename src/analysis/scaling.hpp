// What a sweep shows: figures without a model, each with its interval, and a fitted model.
#pragma once

#include "report/report.hpp"

#include <optional>

namespace unixmark::analysis {

// More than so many times what the processors can give is no measurement.
inline constexpr double most_of_worth = 1.1;

// Of a report on a sweep; nothing of any other. Resamples on at most as many threads as processors
// may be used here, which change nothing in the figures.
[[nodiscard]] std::optional<report::Scaling> scaling_of(const report::Report& report);

// Up to so many copies models are fitted: beyond the cores copies share them, and beyond a quota
// they wait.
[[nodiscard]] int fit_limit(const report::Scaling& scaling);

}  // namespace unixmark::analysis
