#include "score/median_ratio.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace unixmark::score {

namespace {

std::vector<double> ascending_logs(std::span<const double> rates) {
  std::vector<double> logs;
  for (const double rate : rates) logs.push_back(std::log(rate));
  std::ranges::sort(logs);
  return logs;
}

}  // namespace

double drawn_median(std::span<const double> ascending, Lot& lot,
                    std::vector<std::uint32_t>& drawn) {
  const auto size = static_cast<std::uint32_t>(ascending.size());
  drawn.clear();
  for (std::uint32_t i = 0; i < size; ++i) drawn.push_back(lot.below(size));
  std::ranges::sort(drawn);
  const auto middle = drawn.size() / 2;
  if (drawn.size() % 2 == 1) return ascending[drawn[middle]];
  return (ascending[drawn[middle - 1]] + ascending[drawn[middle]]) / 2;
}

std::optional<Interval> resampled_log_ratio(std::span<const double> of, std::span<const double> by,
                                            const Resampling& how) {
  if (std::min(of.size(), by.size()) < fewest_to_resample) return {};
  const auto upper = ascending_logs(of);
  const auto lower = ascending_logs(by);
  std::vector<double> ratios(static_cast<std::size_t>(how.resamples));
  each_resample(how, [&](int first, int last) {
    std::vector<std::uint32_t> drawn;
    for (int i = first; i < last; ++i) {
      const auto number = static_cast<std::size_t>(i);
      Lot lot(how.seed, number);
      const double above = drawn_median(upper, lot, drawn);
      ratios[number] = above - drawn_median(lower, lot, drawn);
    }
  });
  return middle_of(std::move(ratios));
}

}  // namespace unixmark::score
