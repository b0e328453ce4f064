#include "score/uncertain.hpp"

#include "score/student.hpp"

#include <cassert>
#include <cmath>

namespace unixmark::score {

Uncertain mean_of(std::span<const Uncertain> figures) {
  assert(!figures.empty());
  const auto count = static_cast<double>(figures.size());
  Uncertain mean;
  double variance = 0;
  double spread = 0;
  for (const auto& figure : figures) {
    const double part = figure.error * figure.error / (count * count);
    mean.log += figure.log / count;
    variance += part;
    spread += part * part / figure.freedom;
  }
  mean.error = std::sqrt(variance);
  if (spread > 0) mean.freedom = variance * variance / spread;
  return mean;
}

double half_width_of(const Uncertain& figure) {
  return figure.error == 0 ? 0 : student_quantile(0.975, figure.freedom) * figure.error;
}

Interval interval_about(double log, double half_width) {
  return {std::exp(log - half_width), std::exp(log + half_width)};
}

}  // namespace unixmark::score
