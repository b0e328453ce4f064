// Fixed words for programs that read comparisons.
#pragma once

#include "analysis/compare.hpp"

#include <string_view>

namespace unixmark::write {

[[nodiscard]] constexpr std::string_view word(analysis::Basis basis) {
  using enum analysis::Basis;
  switch (basis) {
    case Passes:
      return "passes";
    case Sessions:
      return "sessions";
    case Summaries:
      break;
  }
  return "summaries";
}

[[nodiscard]] constexpr std::string_view word(analysis::Estimator estimator) {
  using enum analysis::Estimator;
  switch (estimator) {
    case HodgesLehmann:
      return "hodges-lehmann";
    case MeanOfTests:
      return "geometric-mean-of-tests";
    case Quotient:
      break;
  }
  return "quotient";
}

}  // namespace unixmark::write
