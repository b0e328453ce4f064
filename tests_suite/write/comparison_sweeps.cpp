// Two sweeps side by side.
#include "write/comparison_sweeps.hpp"

#include "analysis/assess.hpp"
#include "analysis/compare.hpp"
#include "base/text.hpp"
#include "tests_suite/write/sweep_sample.hpp"
#include "write/columns.hpp"
#include "write/comparison.hpp"
#include "write/scaling_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>

namespace unixmark::write {
namespace {

using analysis::Comparison;
using analysis::Subject;

// The sweep that the formats are tested with; every copy of it so many times as fast.
Subject sweep_with(double factor, const std::string& name) {
  auto record = sweep_sample();
  for (auto& event : record.events) {
    auto* ended = std::get_if<measure::PassEnded>(&event);
    if (ended == nullptr) continue;
    for (auto& copy : ended->pass.members) copy.count *= factor;
  }
  return analysis::subject_of(analysis::full_report(record.header, record.events), name);
}

const Comparison& sweeps() {
  static const auto comparison =
      analysis::compare(sweep_with(1, "host.log"), sweep_with(0.9, "<guest>.log"));
  return comparison;
}

std::size_t times(const std::string& text, std::string_view what) {
  std::size_t count = 0;
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

bool has(const std::string& text, std::string_view what) {
  return text.find(what) != std::string::npos;
}

TEST(SweepsText, HasATableForEachTest) {
  const auto whole = comparison_text(sweeps(), false);

  EXPECT_TRUE(has(whole, "\nPipe Throughput, lps\ncopies        A     95 %  speed        B"))
      << whole;
  EXPECT_TRUE(has(whole, "\n     1  39.30 M  +-0.3 %   1.00  35.37 M  +-0.3 %   1.00   0.900  0."))
      << whole;
  EXPECT_TRUE(has(whole, "\n  A  universal scalability law; "));
  EXPECT_TRUE(has(whole, "\n  B  universal scalability law; "));
}

TEST(SweepsText, FitsIntoEightyColumnsWhateverItHolds) {
  auto wide = *sweeps().sweeps;
  auto& curve = wide.curves.at(0);
  curve.a.title = "A test whose title is so long that it fills a line of eighty columns by itself";
  for (auto& point : curve.points) {
    point.a->rate = {1e58, score::Interval{1e57, 1e59}};
    point.b->speed_up = report::Figure{1e9};
    point.ratio = report::Figure{1e-50, score::Interval{1e-99, 1e99}};
  }

  const auto text = sweeps_text(wide) + comparison_text(sweeps(), false);

  for (const auto line : split(text, '\n')) EXPECT_LE(width_of(line), 80U) << line;
}

TEST(SweepsText, CutsNoInterval) {
  auto noisy = *sweeps().sweeps;
  noisy.curves.at(0).points.at(0).a->rate = {1'000, score::Interval{100, 3'129}};

  EXPECT_TRUE(has(sweeps_text(noisy), " 1000  +-151 % ")) << sweeps_text(noisy);
}

TEST(SweepsText, SaysNothingOfAFitOfWhichNothingIsKnown) {
  auto damaged = *sweeps().sweeps;
  for (auto& curve : damaged.curves) {
    curve.a.fit.reset();
    curve.a.no_fit.clear();
  }

  EXPECT_FALSE(has(sweeps_text(damaged), "\n  A "));
  EXPECT_FALSE(has(sweeps_markdown(damaged), ", A: "));
}

TEST(SweepsMarkdown, HasARowForEachNumberOfCopies) {
  const auto whole = comparison_markdown(sweeps());

  EXPECT_TRUE(has(whole, "\n| Pipe Throughput | 2 | 3.37")) << whole;
  EXPECT_TRUE(has(whole, " | slower |\n"));
  EXPECT_TRUE(has(whole, "- Pipe Throughput, B: universal scalability law; "));
}

TEST(SweepsJson, HasEveryPointOfEveryCurve) {
  const auto whole = comparison_json(sweeps());

  EXPECT_EQ(times(whole, "\"speed_up\": {"), 2U * 2 * 5);  // tests, sides, numbers of copies
  EXPECT_TRUE(has(comparison_json({}), "\"curves\": []"));
}

TEST(SweepsPage, PutsBothCurvesIntoOnePicture) {
  const auto page = comparison_html(sweeps());

  EXPECT_EQ(times(page, "<svg class=\"curve\" viewBox=\"0 0 480"), 2U);  // of two tests
  EXPECT_TRUE(has(page, "<title>Scaling of Pipe Throughput in A and B</title>"));
  EXPECT_TRUE(has(page, "<title>A, 2 copies: 3.37 M lps"));
  EXPECT_TRUE(has(page, "<title>B, 2 copies: 3.0"));
  EXPECT_EQ(times(page, "<path class=\"fit\""), 2U * 2 + 2);    // and two in the legend
  EXPECT_EQ(times(page, "<path class=\"ideal\""), 2U * 2 + 1);  // and one there
}

TEST(SweepsPage, NamesTheSidesInItsLegend) {
  const auto page = comparison_html(sweeps());

  EXPECT_TRUE(has(page, "A: host.log</li>"));
  EXPECT_TRUE(has(page, "B: &lt;guest&gt;.log</li>"));
}

TEST(SweepsPage, HasTheFiguresAsATable) {
  const auto page = comparison_html(sweeps());

  EXPECT_TRUE(has(page, "<th scope=\"col\" class=\"n\">B/A</th>"));
  EXPECT_TRUE(has(page, ">0.900 [0."));
  EXPECT_TRUE(has(page, "<td>slower</td>"));
}

TEST(SweepsPage, HasNothingOfThemWhereASideIsARun) {
  auto run = sweep_with(0.9, "guest.log");
  run.scaling.reset();
  run.sweep = false;
  const auto page = comparison_html(analysis::compare(sweep_with(1, "host.log"), run));

  EXPECT_FALSE(has(page, "class=\"curve\""));
  EXPECT_TRUE(has(page, "A is a sweep and B is not"));
}

TEST(CurvePair, MeasuresBothSidesByOneCopyOfA) {
  const auto pair = curve_pair(*sweeps().sweeps, sweeps().sweeps->curves.at(0));

  EXPECT_EQ(pair.a.growth.high, pair.b.growth.high);
  EXPECT_NEAR(pair.a.dots.at(0).rate.y, pair.a.growth.at(1), 1e-6);
  EXPECT_NEAR(pair.b.dots.at(0).rate.y, pair.a.growth.at(0.9), 1e-6);
  EXPECT_NEAR(pair.b.dots.at(0).efficiency->y, pair.b.efficiency.at(1), 1e-6);
  EXPECT_EQ(pair.b.ideal.size(), 3U);
}

TEST(CurvePair, SaysWhoseMarksDiffer) {
  auto both = *sweeps().sweeps;
  const auto alike = curve_pair(both, both.curves.at(0));
  both.b.cores = 3;
  const auto apart = curve_pair(both, both.curves.at(0));

  const auto marked = [](const CurvePair& pair, std::string_view text) {
    return std::ranges::any_of(pair.a.marks, [&](const CurveMark& mark) {
      return mark.text.find(text) != std::string::npos;
    });
  };
  EXPECT_TRUE(marked(alike, "cores"));
  EXPECT_FALSE(marked(alike, "cores A"));
  EXPECT_TRUE(marked(apart, "cores A"));
  EXPECT_TRUE(marked(apart, "cores B"));
}

TEST(CurvePair, DrawsRatesWhereOneCopyOfAIsMissing) {
  auto both = *sweeps().sweeps;
  for (auto& point : both.curves.at(0).a.points) point.speed_up.reset();

  const auto pair = curve_pair(both, both.curves.at(0));

  EXPECT_FALSE(pair.a.speed_up);
  EXPECT_TRUE(pair.a.ideal.empty());
  EXPECT_TRUE(pair.b.ideal.empty());
}

}  // namespace
}  // namespace unixmark::write
