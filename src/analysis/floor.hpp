// How far two sessions of the same programs on this machine differ by themselves, and the margin
// that follows for comparing others.
#pragma once

#include "analysis/calibration.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::analysis {

// The floor of |ln ratio|s, of which there must be one: twice their median, which covers four of
// five differences of Gaussian noise, or from five pairs on the smallest value that nine of ten do
// not exceed (Hyndman and Fan, Am. Stat. 1996, definition 1).
[[nodiscard]] double floor_of(std::span<const double> log_ratios);

// The noise of one test, measured one way.
struct Floor {
  // From the nearest to what is measured now to the farthest.
  enum class Origin { ThisBoot, AnotherBoot, AnotherKernel, AnotherBuild };

  std::string test;
  int copies = 1;
  std::string schedule;
  Seconds duration{0};  // of a pass
  int pairs = 0;        // of sessions
  double value = 0;     // as a part of 1: 0.02 stands for rates that are 2 % apart
  Origin origin = Origin::ThisBoot;

  bool operator==(const Floor&) const = default;
};

// Whether it is of the same kernels on the same system; else it is no more than a likely value.
[[nodiscard]] bool measured(const Floor& floor);

// The floors as seen from `now`, by test, copies, schedule and duration. Pairs are of sessions with
// the same conditions and settings; those of all boots count together, those of another kernel only
// where there is nothing nearer, and those of another build last.
[[nodiscard]] std::vector<Floor> floors(const Calibration& calibration, const Conditions& now);

// What nobody calibrated is taken for as noisy as this, and nothing for less noisy: as a part of 1.
inline constexpr double least_margin = 0.01;

// Differences within it are no differences.
struct Margin {
  double value = least_margin;  // as a part of 1
  bool measured = false;        // else assumed

  bool operator==(const Margin&) const = default;
};

// The larger of 1 % and the floor. Of several floors the one that is measured counts, then the one
// of the most pairs, then the larger.
[[nodiscard]] Margin margin_for(std::string_view test, int copies,
                                std::span<const Floor> calibration);

}  // namespace unixmark::analysis
