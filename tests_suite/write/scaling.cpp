// What formats show of a sweep, where the goldens do not say what matters.
#include "analysis/assess.hpp"
#include "base/text.hpp"
#include "tests_suite/write/sample.hpp"
#include "tests_suite/write/sweep_sample.hpp"
#include "write/scaling_picture.hpp"
#include "write/scaling_words.hpp"
#include "write/writers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace unixmark::write {
namespace {

const report::Report& sweep() {
  static const auto report = [] {
    const auto record = sweep_sample();
    return analysis::full_report(record.header, record.events);
  }();
  return report;
}

bool has(const std::string& text, std::string_view what) {
  return text.find(what) != std::string::npos;
}

TEST(ScalingText, IsEightyColumnsWide) {
  const auto whole = text(sweep());
  const auto begin = whole.find("Scaling\n");
  const auto end = whole.find("How sure\n");

  ASSERT_NE(begin, std::string::npos);
  for (const auto line : split(std::string_view(whole).substr(begin, end - begin), '\n')) {
    EXPECT_LE(line.size(), 80U) << line;
  }
}

TEST(ScalingText, HasOneSignOfThePictureForEachPoint) {
  const auto whole = text(sweep());

  EXPECT_TRUE(has(whole, "Dhrystone 2 using register variables, lps"));
  EXPECT_EQ(sparkline(sweep().scaling->tests.at(0), Signs::Ascii).size(), 5U);
  EXPECT_EQ(sparkline(sweep().scaling->tests.at(0), Signs::Unicode).size(), 15U);
}

TEST(ScalingText, IsPlainUnlessTheTerminalCanDoMore) {
  const auto plain = text(sweep());

  EXPECT_TRUE(
      std::ranges::all_of(plain, [](char c) { return static_cast<unsigned char>(c) < 128; }));
  EXPECT_TRUE(has(text(sweep(), Signs::Unicode), "█"));
}

TEST(ScalingText, MarksCoresProcessorsAndNodes) {
  const auto scaling = *sweep().scaling;

  EXPECT_EQ(copies_marks(scaling, 6), "C");
  EXPECT_EQ(copies_marks(scaling, 8), "P");
  EXPECT_EQ(copies_marks(scaling, 4), "N");
  EXPECT_EQ(copies_marks(scaling, 2), "");
}

TEST(ScalingText, SaysThatTheFrequencyIsUnknown) {
  EXPECT_TRUE(has(text(sweep()), "frequency unknown"));
}

// Classic results of many numbers of copies would be taken for those of a run.
TEST(ScalingText, HoldsNoLineThatScriptsTakeForAResult) {
  const auto whole = text(sweep());

  EXPECT_FALSE(has(whole, "Benchmark Run:"));
  EXPECT_FALSE(has(whole, "samples)"));
  EXPECT_FALSE(has(whole, "Index Score"));
}

TEST(FitClauses, NameTheModelItsParametersAndWhatIsNotKnown) {
  const auto& report = sweep();
  const auto dhrystone = join(fit_clauses(report.scaling->tests.at(0)), "; ");
  const auto pipe = join(fit_clauses(report.scaling->tests.at(1)), "; ");

  EXPECT_TRUE(has(dhrystone, "kappa not identifiable (largest N = 6)")) << dhrystone;
  EXPECT_TRUE(has(pipe, "universal scalability law; one copy ")) << pipe;
  EXPECT_TRUE(has(pipe, "peak near ")) << pipe;
}

TEST(ScalingPage, HasAPictureForEachTest) {
  const auto page = html(sweep());

  EXPECT_TRUE(has(page, "<title>Scaling of Pipe Throughput</title>"));
  EXPECT_TRUE(has(page, "class=\"curve\""));
  EXPECT_TRUE(has(page, "Figures of the points"));
  EXPECT_TRUE(has(page, ">cores</text>"));
  EXPECT_TRUE(has(page, ">SMT</text>"));
}

TEST(ScalingPage, ChangesNothingOfARunThatIsNoSweep) {
  const auto record = sample();

  EXPECT_FALSE(has(html(analysis::full_report(record.header, record.events)), "curve"));
}

void expect_within(const Spot& spot) {
  EXPECT_TRUE(spot.x >= 0 && spot.x <= curve_width) << spot.x;
  EXPECT_TRUE(spot.y >= 0 && spot.y <= curve_height) << spot.y;
}

TEST(CurvePicture, KeepsEveryPlaceWithinThePictureWhateverTheFigures) {
  constexpr double huge = std::numeric_limits<double>::max();
  for (const double value : {0.0, -1.0, 1e-300, huge, std::nan("")}) {
    auto scaling = *sweep().scaling;
    auto& test = scaling.tests.at(1);
    test.points.at(1).rate = {value, score::Interval{-value, value}};
    test.points.at(2).efficiency = {value, score::Interval{value, value}};
    test.fit->band.at(3).rate = value;
    scaling.quota = value;

    const auto picture = curve_picture(scaling, test);

    for (const auto& dot : picture.dots) {
      expect_within({dot.rate.x, dot.rate.y});
      expect_within({dot.rate.x, dot.rate.top});
      expect_within({dot.rate.x, dot.rate.bottom});
    }
    for (const auto& spot : picture.ideal) expect_within(spot);
    for (const auto& spot : picture.fit) expect_within(spot);
    for (const auto& mark : picture.marks) expect_within({mark.x, 0});
    for (const auto& tick : picture.growth_ticks) expect_within({0, tick.at});
  }
}

TEST(CurvePicture, DrawsNoIdealLineWithoutOneCopy) {
  auto scaling = *sweep().scaling;
  auto& test = scaling.tests.at(0);
  for (auto& point : test.points) point.speed_up.reset();

  const auto picture = curve_picture(scaling, test);

  EXPECT_FALSE(picture.speed_up);
  EXPECT_TRUE(picture.ideal.empty());
  EXPECT_EQ(picture.dots.size(), test.points.size());
}

TEST(CurvePicture, LeavesRoomBetweenTheNumbersOfCopies) {
  auto scaling = *sweep().scaling;
  auto& test = scaling.tests.at(0);
  test.points.back().copies = 1'000;

  const auto picture = curve_picture(scaling, test);

  EXPECT_LT(picture.copies_ticks.size(), test.points.size());
  EXPECT_GE(picture.copies_ticks.size(), 2U);
}

}  // namespace
}  // namespace unixmark::write
