#include "score/index.hpp"

#include <cassert>
#include <cmath>

namespace unixmark::score {

double index_value(double score, double baseline) {
  assert(score > 0 && baseline > 0);
  return score / baseline * 10;
}

double index_score(std::span<const double> values) {
  assert(!values.empty());
  double logarithms = 0;
  for (const double value : values) logarithms += std::log(value);
  return std::exp(logarithms / static_cast<double>(values.size()));
}

}  // namespace unixmark::score
