// Where things stand in the picture of a sweep, as pure functions from a report to places. Every
// place is finite and within the picture, whatever the report holds.
#pragma once

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

// A number of copies that stands for something: "2 cores".
struct CurveMark {
  double x = 0;
  std::string text;
};

// Above, what copies do together against their number; below it, what each of them does.
struct CurvePicture {
  bool speed_up = false;  // above are speed-ups; else rates, since one copy was not measured
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

}  // namespace unixmark::write
