#include "analysis/gap.hpp"

#include "measure/course.hpp"
#include "score/median.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace unixmark::analysis {

namespace {

constexpr std::size_t fewest_steps = 5;
constexpr double least_growth = 10;  // a step; below, chance alone leaves steps empty
constexpr double still = 0.05;       // of the usual growth

// What each step lacks of the usual growth, 0 to 1.
std::vector<double> lacking(std::span<const std::uint64_t> running, double& usual) {
  std::vector<double> growth;
  std::uint64_t before = 0;
  for (const auto count : running) {
    growth.push_back(count > before ? static_cast<double>(count - before) : 0);
    before = count;
  }
  usual = score::median(growth);
  for (auto& step : growth) step = std::clamp(1 - step / usual, 0.0, 1.0);
  return growth;
}

}  // namespace

std::optional<Seconds> longest_gap(std::span<const std::uint64_t> running) {
  if (running.size() < fewest_steps) return {};
  double usual = 0;
  const auto lack = lacking(running, usual);
  if (usual < least_growth) return {};
  double longest = 0;  // in steps
  for (std::size_t first = 0; first < lack.size(); ++first) {
    if (lack[first] >= 0.5) longest = std::max(longest, lack[first]);
    std::size_t end = first;
    while (end < lack.size() && lack[end] >= 1 - still) ++end;
    if (end == first) continue;
    const double before = first > 0 ? lack[first - 1] : 0;
    const double after = end < lack.size() ? lack[end] : 0;
    longest = std::max(longest, before + static_cast<double>(end - first) + after);
    first = end;
  }
  return longest * Seconds(measure::course_step);
}

}  // namespace unixmark::analysis
