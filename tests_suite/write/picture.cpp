#include "write/picture.hpp"

#include "tests_suite/report/sample.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace unixmark::write {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

// Passes that count these in ten seconds, of which the classic rule kept all.
report::Row row_of(const std::vector<double>& counts) {
  report::Row row;
  row.test = report::sample::planned("pipe");
  row.test.passes = static_cast<int>(counts.size());
  std::vector<double> rates;
  for (const double count : counts) {
    row.kept.push_back(row.passes.size());
    row.passes.push_back(
        report::sample::pass("pipe", 1, static_cast<int>(row.passes.size()) + 1, count));
    rates.push_back(count / 10);
  }
  row.robust = score::robust_of(rates);
  row.score = row.robust->median;
  return row;
}

report::Row six_passes() {
  return row_of({1000, 1010, 990, 1000, 1005, 995});
}

report::Flag flag(report::Flag::Level level) {
  return {.signal = "steal", .level = level, .local = false, .value = 1, .text = "steal"};
}

TEST(Axis, PutsValuesBetweenItsEnds) {
  const Axis axis{.low = -2, .high = 2, .begin = 10, .end = 110};

  EXPECT_EQ(axis.at(-2), 10);
  EXPECT_EQ(axis.at(0), 60);
  EXPECT_EQ(axis.at(2), 110);
}

TEST(Axis, KeepsWhatLiesBeyondAtItsEnds) {
  const Axis axis{.low = -2, .high = 2, .begin = 10, .end = 110};

  EXPECT_EQ(axis.at(-1e300), 10);
  EXPECT_EQ(axis.at(infinity), 110);
  EXPECT_EQ(axis.at(nan), 10);
}

TEST(RoundLimit, IsTheNextRoundNumber) {
  EXPECT_EQ(round_limit(0, 0.5), 0.5);
  EXPECT_EQ(round_limit(0.31, 0.1), 0.5);
  EXPECT_EQ(round_limit(7.2, 0.1), 10);
  EXPECT_EQ(round_limit(1e9, 0.1), 100);
  EXPECT_EQ(round_limit(nan, 0.1), 100);
}

TEST(Strip, HasADotForEachPassFromLeftToRight) {
  const auto strip = strip_of(six_passes());

  ASSERT_EQ(strip.dots.size(), 6);
  for (std::size_t i = 1; i < 6; ++i) EXPECT_GT(strip.dots[i].x, strip.dots[i - 1].x);
}

TEST(Strip, PutsFasterPassesHigher) {
  const auto strip = strip_of(six_passes());

  EXPECT_EQ(strip.dots[0].y, strip.median);
  EXPECT_EQ(strip.dots[1].y, strip.deviation.end);  // 1 % above the median, on an axis of 1 %
  EXPECT_EQ(strip.dots[2].y, strip.deviation.begin);
  EXPECT_LT(strip.dots[4].y, strip.dots[5].y);
}

TEST(Strip, HasTheIntervalOfTheMedianAsABand) {
  const auto strip = strip_of(six_passes());

  ASSERT_TRUE(strip.interval);
  EXPECT_EQ(strip.interval->top, strip.dots[1].y);  // of six, from the least to the most
  EXPECT_EQ(strip.interval->bottom, strip.dots[2].y);
}

TEST(Strip, HasNoBandBelowSixPasses) {
  const auto strip = strip_of(row_of({1000, 1010, 990}));

  EXPECT_TRUE(strip.median);
  EXPECT_FALSE(strip.interval);
}

TEST(Strip, RingsFlaggedPassesAlone) {
  auto row = six_passes();
  row.flags.resize(6);
  row.flags[1] = {flag(report::Flag::Level::Notice)};
  row.flags[4] = {flag(report::Flag::Level::Notice), flag(report::Flag::Level::Suspect)};

  const auto dots = strip_of(row).dots;

  EXPECT_FALSE(dots[0].noticed);
  EXPECT_TRUE(dots[1].noticed && !dots[1].suspect);
  EXPECT_TRUE(dots[4].noticed && dots[4].suspect);
}

TEST(Strip, TellsDroppedAndFailedPasses) {
  auto row = six_passes();
  row.kept = {0, 1, 3, 4};
  row.passes[5].complaint = "it crashed";

  const auto dots = strip_of(row).dots;

  EXPECT_EQ(dots[0].standing, report::Standing::Kept);
  EXPECT_EQ(dots[2].standing, report::Standing::Dropped);
  EXPECT_EQ(dots[5].standing, report::Standing::Failed);
  EXPECT_TRUE(dots[5].failed);
  EXPECT_EQ(dots[5].y, strip_of(row).median);
}

TEST(Strip, StandsWithoutPassesAndWithoutRates) {
  report::Row row;
  EXPECT_TRUE(strip_of(row).dots.empty());

  row.passes = {report::sample::failed_pass("pipe", 1, "it crashed")};
  const auto strip = strip_of(row);

  ASSERT_EQ(strip.dots.size(), 1);
  EXPECT_FALSE(strip.median);
}

TEST(Strip, SharesItsDotsAmongThousandsOfPasses) {
  report::Row row;
  row.passes.assign(5000, report::sample::pass("pipe", 1, 1, 1000));
  row.passes[4321].members[0].count = 1500;
  row.flags.resize(row.passes.size());
  row.flags[4321] = {flag(report::Flag::Level::Suspect)};

  const auto dots = strip_of(row).dots;

  ASSERT_EQ(dots.size(), 120);
  EXPECT_EQ(dots.back().last, 4999);
  const auto& dot = dots[4321 / 42];
  EXPECT_TRUE(dot.first <= 4321 && 4321 <= dot.last);
  EXPECT_TRUE(dot.suspect);
  EXPECT_LT(dot.top, dot.bottom);
  EXPECT_EQ(dot.y, dot.bottom);  // the median of its passes
}

TEST(Strip, StaysWithinItsPictureWhateverTheRates) {
  for (const double count : {1e-300, 1e18, 1e300}) {
    auto row = six_passes();
    row.passes[3].members[0].count = count;

    for (const auto& dot : strip_of(row).dots) {
      for (const double place : {dot.y, dot.top, dot.bottom}) {
        EXPECT_TRUE(place >= 0 && place <= strip_height) << place;
      }
      EXPECT_TRUE(dot.x >= 0 && dot.x <= strip_width) << dot.x;
    }
  }
}

TEST(Whiskers, LieAboutTheMedianOnTheAxis) {
  auto row = six_passes();
  row.score = 101;
  row.classic = score::ClassicInterval{.low = 98, .high = 104, .logarithm = {}};

  const auto whiskers = whiskers_of(row, 2);

  const auto axis = interval_axis(2);
  ASSERT_TRUE(whiskers.robust && whiskers.classic);
  EXPECT_NEAR(whiskers.robust->low, axis.at(-1), 1e-9);
  EXPECT_NEAR(whiskers.robust->middle, interval_width / 2, 1e-9);
  EXPECT_NEAR(whiskers.robust->high, axis.at(1), 1e-9);
  EXPECT_NEAR(whiskers.classic->middle, axis.at(1), 1e-9);
  EXPECT_FALSE(whiskers.range);
}

TEST(Whiskers, GoOnBeyondTheAxis) {
  auto row = six_passes();
  row.classic = score::ClassicInterval{.low = 99, .high = 120, .logarithm = {}};

  const auto classic = *whiskers_of(row, 2).classic;

  EXPECT_FALSE(classic.goes_on_below);
  EXPECT_TRUE(classic.goes_on_above);
  EXPECT_EQ(classic.high, interval_axis(2).end);
}

TEST(Whiskers, AreTheRangeOfFewPasses) {
  const auto whiskers = whiskers_of(row_of({1000, 1010, 990}), 1);

  ASSERT_TRUE(whiskers.range);
  EXPECT_FALSE(whiskers.robust);
}

TEST(Whiskers, OfAnIndexLieAboutItsClassicValue) {
  report::IndexTable table;
  table.score = 1000;
  table.classic = score::IndexEstimate{1000, {990, 1010}, false};
  table.robust = score::IndexEstimate{995, {990, 1000}, false};

  const auto whiskers = whiskers_of(table, interval_limit(table));

  EXPECT_EQ(interval_limit(table), 1);
  EXPECT_NEAR(whiskers.robust->high, interval_width / 2, 1e-9);
  EXPECT_NEAR(whiskers.robust->low, whiskers.classic->low, 1e-9);
}

report::Report report_of(std::vector<report::Row> rows) {
  report::Report report;
  report.sections = {
      {.copies = 1, .began = {}, .ended = {}, .rows = std::move(rows), .tables = {}}};
  return report;
}

TEST(IntervalLimit, FitsAllTests) {
  EXPECT_EQ(interval_limit(report_of({six_passes(), row_of({1000, 1015, 990})})), 2);
  EXPECT_EQ(interval_limit(report_of({})), 0.1);
}

TEST(IntervalLimit, LeavesOutAFewThatAreFarWider) {
  const auto narrow = six_passes();

  EXPECT_EQ(interval_limit(report_of({narrow, narrow, narrow, narrow, row_of({1000, 1900, 990})})),
            1);
}

TEST(IntervalLimit, HeedsNoNumberThatIsNone) {
  auto row = six_passes();
  row.classic = score::ClassicInterval{.low = nan, .high = infinity, .logarithm = {}};

  EXPECT_EQ(interval_limit(report_of({row})), 1);
  EXPECT_TRUE(std::isfinite(whiskers_of(row, 1).classic->low));
}

}  // namespace
}  // namespace unixmark::write
