// What a sweep over numbers of copies shows. Copies are independent of each other, as in a rate
// benchmark: what keeps them from scaling is hardware and kernel that they share.
#pragma once

#include "score/median.hpp"
#include "score/scaling.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::report {

// A figure, and where 95 % confidence has it; nothing: of too few passes, or it is exact.
struct Figure {
  double value = 0;
  std::optional<score::Interval> interval{};

  bool operator==(const Figure&) const = default;
};

// A test with one number of copies.
struct ScalingPoint {
  int copies = 1;
  int passes = 0;                    // sound ones, of which the figures are
  Figure rate;                       // the median of all copies together
  std::optional<Figure> speed_up;    // by the rate of one copy; nothing: that was not measured
  std::optional<Figure> efficiency;  // speed-up / copies
  std::optional<Figure> serial;      // Karp and Flatt's fraction; of several copies
  // Over the copies of a pass, the median of passes; of several copies.
  std::optional<Figure> fairness;   // least / most count
  std::optional<Figure> variation;  // coefficient of variation of the counts
  std::optional<Figure> jain;       // Jain's index: 1 where all are equal, 1 / N where one has all
  std::optional<double> mhz;        // median of what was seen after each pass; nothing: unknown
  bool fitted = false;              // the fit is to this point
  bool impossible = false;          // more than the processors can have given

  bool operator==(const ScalingPoint&) const = default;
};

struct ScalingTest {
  std::string name;
  std::string title;
  std::string unit;
  bool cpu_bound = false;            // one copy alone had a processor all of the time
  std::vector<ScalingPoint> points;  // by copies; those that have a result
  std::optional<Figure> smt_yield;   // rate with a copy a processor / rate with a copy a core
  std::optional<score::ScalingFit> fit;
  std::string no_fit;              // why there is none; empty: there is
  std::vector<std::string> notes;  // what is to be known of this curve

  bool operator==(const ScalingTest&) const = default;
};

struct Scaling {
  std::uint32_t seed = 1;
  std::vector<int> copies;      // planned, ascending
  int cores = 0;                // physical ones that copies could run on; 0: unknown
  int processors = 1;           // that copies shared
  std::optional<double> quota;  // in processors
  std::vector<int> borders;     // so many copies fill one, two ... of several memory nodes
  int fit_limit = 1;            // models are fitted up to so many copies
  bool frequency_known = false;
  std::vector<ScalingTest> tests;  // by title

  bool operator==(const Scaling&) const = default;
};

}  // namespace unixmark::report
