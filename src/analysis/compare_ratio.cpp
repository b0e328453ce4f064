// What a comparison's ratio is, where the values beside it do not say.
#include "analysis/compare_parts.hpp"

#include "base/text.hpp"

#include <cmath>

namespace unixmark::analysis {

namespace {

// Two of a ratio's last digits: values of four digits make a quotient that is off by one.
constexpr double visible = 0.002;

std::string_view pairs_of(Basis basis) {
  return basis == Basis::Sessions ? "sessions" : "passes";
}

}  // namespace

std::string estimator_note(const ComparedRow& row) {
  if (!row.ratio || !row.a || !row.b || row.estimator == Estimator::Quotient) return {};
  if (std::abs(std::log(*row.b / *row.a / *row.ratio)) <= visible) return {};
  if (row.estimator == Estimator::MeanOfTests) {
    return "B/A is the geometric mean of the tests' ratios, not the quotient of the indexes beside "
           "it";
  }
  return cat("B/A is the median of the ratios of all pairs of ", pairs_of(row.basis),
             " (Hodges and Lehmann), not the quotient of the ",
             row.unit.empty() ? "indexes" : "medians", " beside it");
}

}  // namespace unixmark::analysis
