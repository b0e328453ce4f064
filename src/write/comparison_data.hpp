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

}  // namespace unixmark::write
