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

Uncertain difference(const Uncertain& from, const Uncertain& to) {
  const double a = from.error * from.error;
  const double b = to.error * to.error;
  const double spread = a * a / from.freedom + b * b / to.freedom;
  Uncertain between{.log = to.log - from.log, .error = std::sqrt(a + b)};
  if (spread > 0) between.freedom = (a + b) * (a + b) / spread;
  return between;
}

Uncertain widened_to(Uncertain figure, double half_width) {
  if (half_width_of(figure) >= half_width) return figure;
  figure.error = half_width / student_quantile(0.975, figure.freedom);
  return figure;
}

double half_width_of(const Uncertain& figure) {
  return figure.error == 0 ? 0 : student_quantile(0.975, figure.freedom) * figure.error;
}

Interval interval_about(double log, double half_width) {
  return {std::exp(log - half_width), std::exp(log + half_width)};
}

}  // namespace unixmark::score
