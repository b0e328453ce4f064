// Where things stand in the picture of a sweep, as pure functions from a report to places. Every
// place is finite and within the picture, whatever the report holds.
#pragma once

#include "analysis/compare_sweeps.hpp"
#include "report/scaling.hpp"
#include "write/picture.hpp"

#include <optional>
#include <string>
#include <vector>

namespace unixmark::write {

inline constexpr double curve_width = 480;
inline constexpr double curve_height = 330;

struct Spot {
  double x = 0;
  double y = 0;
};

// A value with its interval.
struct Pin {
  double x = 0;
  double y = 0;
  double top = 0;
  double bottom = 0;
};

struct CurveDot {
  Pin rate;
  std::optional<Pin> efficiency;
  bool fitted = false;
  bool impossible = false;
};

struct Tick {
  double at = 0;
  std::string text;
};

// A number of copies that stands for something: "cores".
struct CurveMark {
  double x = 0;
  std::string text;
  bool at_end = false;  // its words end here, since the picture does soon
  bool higher = false;  // they stand a row higher, clear of those before them
};

// Above, what copies do together against their number; below it, what each of them does.
struct CurvePicture {
  bool speed_up = false;  // above, by what one copy did; else rates, since that was not measured
  Axis copies;
  Axis growth;
  Axis efficiency;
  std::vector<CurveDot> dots;  // one for each point
  std::vector<Spot> ideal;     // what processors could give; empty without speed-ups
  std::vector<Spot> fit;
  std::vector<Pin> band;  // of the fit
  std::vector<CurveMark> marks;
  std::vector<Tick> copies_ticks;
  std::vector<Tick> growth_ticks;
};

[[nodiscard]] CurvePicture curve_picture(const report::Scaling& scaling,
                                         const report::ScalingTest& test);

// Two sweeps on the same axes, by what one copy did in A. Marks are of both: where they differ they
// say whose they are, and all are A's.
struct CurvePair {
  CurvePicture a;
  CurvePicture b;
};
[[nodiscard]] CurvePair curve_pair(const analysis::ComparedSweeps& sweeps,
                                   const analysis::ComparedCurve& curve);

}  // namespace unixmark::write
