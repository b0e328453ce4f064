// What formats show of a sweep, where the goldens do not say what matters.
#include "analysis/assess.hpp"
#include "base/text.hpp"
#include "sys/topology.hpp"
#include "tests_suite/report/sample.hpp"
#include "tests_suite/sys/fixture.hpp"
#include "tests_suite/write/sample.hpp"
#include "tests_suite/write/sweep_sample.hpp"
#include "write/scaling_picture.hpp"
#include "write/scaling_words.hpp"
#include "write/writers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <vector>

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

// A sweep on two nodes of four cores with two processors each; of all sixteen a control group may
// use twelve and a half. The plan counts what that is worth, as plans do.
report::Report sweep_on_server(std::optional<double> quota = {}) {
  constexpr std::array copies = {1, 2, 4, 8, 12, 16};
  const auto machine = sys::describe_machine(fixture("server"), {});
  const auto topology = sys::describe_topology(machine.allowed, fixture("server"));
  auto header = report::sample::header({"dhry2reg"}, {copies.begin(), copies.end()});
  header.machine = machine;
  header.machine.quota = quota;
  header.plan.processors = sys::usable_processors(header.machine);
  header.plan.sweep = measure::CopySweep{
      .seed = 1, .cores = topology.cores, .borders = {topology.node_cores.at(0)}};
  std::vector<measure::Event> events;
  for (int number = 1; number <= 6; ++number) {
    for (const int one : copies) {
      const double count = 1e5 * std::min(1.0, 10.0 / one) * (1 + 0.001 * number);
      events.emplace_back(measure::PassEnded{report::sample::pass("dhry2reg", one, number, count)});
    }
  }
  events.push_back(report::sample::session_ended());
  return analysis::full_report(header, events);
}

bool has_line(const std::string& whole, std::string_view beginning) {
  return has(whole, cat('\n', beginning));
}

TEST(ScalingText, MarksNodesCoresSmtAndAQuotaOfALargeServer) {
  const auto whole = text(sweep_on_server(12.5));

  EXPECT_TRUE(
      has_line(whole, "  8 cores, 16 processors, a quota of 12.5, memory nodes full with 4"))
      << whole;
  EXPECT_TRUE(has_line(whole, "     4 N  ")) << whole;
  EXPECT_TRUE(has_line(whole, "     8 C  "));
  EXPECT_TRUE(has_line(whole, "    12 Q~ "));
  EXPECT_TRUE(has_line(whole, "    16 P~ "));
  EXPECT_TRUE(has(whole, "beyond the quota expect no more than with 12 copies"));
  EXPECT_FALSE(has(whole, "SMT yield"));
  EXPECT_TRUE(has(text(sweep_on_server()), "\n  SMT yield 1.250 "));
}

TEST(ScalingPage, MarksNodesCoresSmtAndAQuotaOfALargeServer) {
  const auto page = html(sweep_on_server(12.5));

  for (const auto* mark : {"node", "cores", "SMT", "quota"}) {
    EXPECT_TRUE(has(page, cat('>', mark, "</text>"))) << mark;
  }
  for (const auto* row : {"4 N", "8 C", "12 Q", "16 P"}) {
    EXPECT_TRUE(has(page, cat("<th scope=\"row\">", row, "</th>"))) << row;
  }
}

TEST(CurvePicture, KeepsTheWordsOfNeighbouringMarksApart) {
  auto scaling = *sweep().scaling;
  scaling.tests.at(0).points.back().copies = 64;
  scaling.processors = 8;

  const auto picture = curve_picture(scaling, scaling.tests.at(0));

  ASSERT_EQ(picture.marks.size(), 3U);  // at 4, 6 and 8 of 64 copies
  EXPECT_FALSE(picture.marks[0].higher);
  EXPECT_TRUE(picture.marks[1].higher);
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
