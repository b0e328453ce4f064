#include "write/calibration.hpp"

#include "read/calibration.hpp"
#include "tests_suite/write/filler.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace unixmark::write {
namespace {

using analysis::Floor;

Noise noise() {
  return {.machine = {"box", "x86_64", "Fast", 2},
          .now = {.boot_id = "b", .kernel = "6.1 #1", .profile = "6.0", .build = "0123"},
          .floors = {{"pipe", 1, "quick", Seconds(2), 6, 0.00421, Floor::Origin::ThisBoot},
                     {"pipe", 2, "quick", Seconds(0.5), 1, 0.1, Floor::Origin::AnotherBoot},
                     {"spawn", 1, "precise", Seconds(5), 2, 0.02, Floor::Origin::AnotherKernel},
                     {"spawn", 32, "quick", Seconds(2), 2, 1.5, Floor::Origin::AnotherBuild}}};
}

TEST(CalibrationFile, KeepsEveryField) {
  const auto calibration = filled<analysis::Calibration>();

  EXPECT_EQ(read::parse_calibration(calibration_file(calibration)), calibration);
}

TEST(CalibrationFile, KeepsRatesToTheLastBit) {
  analysis::Calibration calibration{.machine = {}, .sessions = {{}}};
  calibration.sessions[0].rates = {{"pipe", 1, Seconds(0.1), 6, 1e6 / 3},
                                   {"spawn", 1, {}, 6, 1e-9}};

  EXPECT_EQ(read::parse_calibration(calibration_file(calibration)), calibration);
}

TEST(CalibrationFile, SurvivesNamesThatAreNoUtf8) {
  analysis::Calibration calibration;
  calibration.machine.host = "caf\xE9";

  EXPECT_EQ(read::parse_calibration(calibration_file(calibration)).machine.host, "caf\uFFFD");
}

TEST(NoiseText, IsATableOfFloors) {
  EXPECT_EQ(noise_text(noise()),
            "Noise between sessions on box, 2 x Fast\n"
            "As seen from kernels 0123, 6.1 #1\n"
            "\n"
            "Test             Copies  Passes          Pairs     Floor  Measured\n"
            "pipe                  1  quick 2 s           6    0.42 %  on this boot\n"
            "pipe                  2  quick 0.5 s         1   10.00 %  on another boot\n"
            "spawn                 1  precise 5 s         2    2.00 %  of another kernel: assumed\n"
            "spawn                32  quick 2 s           2  150.00 %  of another build: assumed\n"
            "\n"
            "Floor: twice the median difference between two sessions of the same programs;\n"
            "from five pairs on, what nine of ten differences do not exceed. Differences\n"
            "within the larger of it and 1 % are taken for none.\n");
}

TEST(NoiseText, SaysWhatIsAssumedWhereNothingIsKnown) {
  auto nothing = noise();
  nothing.floors.clear();

  EXPECT_NE(noise_text(nothing).find("so 1 % is assumed"), std::string::npos);
}

TEST(NoiseText, LetsNoNameReachATerminalAsACommand) {
  auto hostile = noise();
  hostile.machine.host = "\x1B[2J";
  hostile.floors[0].test = "pi\npe\x1B";
  hostile.floors[0].schedule = "\x07";

  const auto text = noise_text(hostile);

  EXPECT_EQ(text.find('\x1B'), std::string::npos);
  EXPECT_EQ(text.find('\x07'), std::string::npos);
  EXPECT_EQ(std::ranges::count(text, '\n'), std::ranges::count(noise_text(noise()), '\n'));
}

TEST(NoiseJson, HoldsFloorsAndTheirMargins) {
  auto one = noise();
  one.floors.resize(1);

  EXPECT_EQ(noise_json(one), R"({
 "schema": "unixmark-noise/1",
 "machine": {
  "host": "box",
  "architecture": "x86_64",
  "processor": "Fast",
  "processors": 2
 },
 "now": {
  "boot_id": "b",
  "kernel": "6.1 #1",
  "profile": "6.0",
  "build": "0123"
 },
 "least_margin": 0.01,
 "floors": [
  {
   "test": "pipe",
   "copies": 1,
   "schedule": "quick",
   "duration_seconds": 2.0,
   "pairs": 6,
   "floor": 0.00421,
   "margin": 0.01,
   "measured": true,
   "origin": "this boot"
  }
 ]
}
)");
}

TEST(NoiseJson, TellsWhatIsAssumed) {
  EXPECT_NE(noise_json(noise()).find("\"margin\": 1.5,\n   \"measured\": false,\n   \"origin\": "
                                     "\"another build\""),
            std::string::npos);
}

}  // namespace
}  // namespace unixmark::write
