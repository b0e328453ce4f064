#include "analysis/scaling.hpp"

#include "analysis/scaling_point.hpp"

#include "analysis/assess.hpp"
#include "report/row.hpp"
#include "score/median_ratio.hpp"
#include "tests_suite/analysis/sample.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include <gtest/gtest.h>

namespace unixmark::analysis {
namespace {

constexpr std::array deviations = {0.999, 1.002, 1.0, 0.997, 1.001, 1.003};

struct Sampled {
  int copies = 1;
  double each = 100'000;  // that each copy counts in a pass
};

// A sweep of dhry2reg on `cores` cores with two processors each.
report::Header header_of(const std::vector<Sampled>& points, int cores) {
  std::vector<int> copies;
  for (const auto& point : points) copies.push_back(point.copies);
  auto header = report::sample::header({"dhry2reg"}, copies);
  header.plan.sweep = measure::CopySweep{.seed = 3, .cores = cores, .borders = {}};
  header.plan.processors = 2 * cores;
  for (auto& section : header.plan.sections) section.tests[0].passes = 6;
  return header;
}

// Round by round, as sweeps go.
std::vector<measure::Event> events_of(const std::vector<Sampled>& points) {
  std::vector<measure::Event> events;
  for (std::size_t i = 0; i < deviations.size(); ++i) {
    for (const auto& point : points) {
      auto pass = sample::quiet("dhry2reg", point.copies, static_cast<int>(i) + 1);
      for (auto& copy : pass.members) copy.count = point.each * deviations[i];
      events.emplace_back(measure::PassEnded{pass});
    }
  }
  events.push_back(report::sample::session_ended());
  return events;
}

report::Report report_of(const std::vector<Sampled>& points, int cores = 8) {
  return full_report(header_of(points, cores), events_of(points));
}

report::ScalingTest test_of(const std::vector<Sampled>& points, int cores = 8) {
  const auto report = report_of(points, cores);
  return report.scaling && report.scaling->tests.size() == 1 ? report.scaling->tests[0]
                                                             : report::ScalingTest{};
}

bool any_says(const std::vector<std::string>& notes, std::string_view what) {
  return std::ranges::any_of(
      notes, [&](const std::string& note) { return note.find(what) != std::string::npos; });
}

TEST(ScalingOf, IsNothingOfARunThatIsNoSweep) {
  const auto report = full_report(report::sample::header({"pipe"}), {});

  EXPECT_EQ(report.scaling, std::nullopt);
}

TEST(ScalingOf, HasTheFiguresOfEveryPoint) {
  const auto test = test_of({{1, 100'000}, {2, 95'000}, {4, 80'000}});

  ASSERT_EQ(test.points.size(), 3U);
  const auto& two = test.points[1];
  EXPECT_EQ(two.passes, 6);
  EXPECT_NEAR(two.rate.value, 19'000 * 1.0005, 1);
  EXPECT_NEAR(two.speed_up->value, 1.9, 1e-9);
  EXPECT_NEAR(two.efficiency->value, 0.95, 1e-9);
  EXPECT_NEAR(two.serial->value, karp_flatt(1.9, 2), 1e-9);
  EXPECT_NEAR(two.fairness->value, 1, 1e-9);
  EXPECT_NEAR(two.jain->value, 1, 1e-9);
}

TEST(ScalingOf, HasAnIntervalForEveryFigure) {
  const auto test = test_of({{1, 100'000}, {2, 95'000}, {4, 80'000}});

  const auto& two = test.points.at(1);
  for (const auto& figure : {std::optional(two.rate), two.speed_up, two.efficiency, two.serial}) {
    ASSERT_TRUE(figure && figure->interval);
    EXPECT_LT(figure->interval->low, figure->value);
    EXPECT_GT(figure->interval->high, figure->value);
  }
  EXPECT_TRUE(two.fairness->interval.has_value());
}

TEST(ScalingOf, KnowsTheSpeedUpOfOneCopyExactly) {
  const auto one = test_of({{1, 100'000}, {2, 95'000}}).points.at(0);

  EXPECT_EQ(one.speed_up, (report::Figure{1, {}}));
  EXPECT_EQ(one.serial, std::nullopt);
  EXPECT_EQ(one.fairness, std::nullopt);
}

TEST(ScalingOf, HoldsNothingAgainstOneCopyThatFailed) {
  auto header = header_of({{1}, {2}, {4}}, 8);
  auto events = events_of({{2, 95'000}, {4, 80'000}});

  const auto report = full_report(header, events);

  ASSERT_TRUE(report.scaling && report.scaling->tests.size() == 1);
  EXPECT_EQ(report.scaling->tests[0].points.size(), 2U);
  EXPECT_EQ(report.scaling->tests[0].points[0].speed_up, std::nullopt);
  EXPECT_NE(report.scaling->tests[0].no_fit, "");
}

TEST(ScalingOf, FitsUpToTheCoresAlone) {
  const auto report =
      report_of({{1, 100'000}, {2, 97'000}, {3, 95'000}, {4, 92'000}, {8, 60'000}}, 4);

  ASSERT_TRUE(report.scaling.has_value());
  const auto& test = report.scaling->tests.at(0);
  EXPECT_EQ(report.scaling->fit_limit, 4);
  EXPECT_EQ(test.fit.value().largest, 4);
  EXPECT_TRUE(test.points.at(3).fitted);
  EXPECT_FALSE(test.points.at(4).fitted);
}

TEST(ScalingOf, FitsUpToAQuota) {
  const std::vector<Sampled> points = {{1}, {2}, {3}, {4}, {8}};
  auto header = header_of(points, 4);
  header.machine.quota = 3.5;

  const auto report = full_report(header, events_of(points));

  EXPECT_EQ(report.scaling.value().fit_limit, 3);
  EXPECT_EQ(report.scaling->quota, 3.5);
}

// A plan made under a quota of four counts four processors, of the sixteen that there are.
TEST(ScalingOf, KnowsAWholeQuotaFromProcessors) {
  const std::vector<Sampled> points = {{1}, {2}, {3}, {4}, {8}};
  auto header = header_of(points, 8);
  header.plan.processors = 4;
  header.machine.quota = 4;
  for (int id = 0; id < 16; ++id) header.machine.allowed.push_back(id);

  const auto report = full_report(header, events_of(points));

  EXPECT_EQ(report.scaling.value().quota, 4);
  EXPECT_EQ(report.scaling->processors, 16);
  EXPECT_EQ(report.scaling->fit_limit, 4);
}

TEST(ScalingOf, TellsNoYieldOfCopiesThatWaitForAQuota) {
  const std::vector<Sampled> points = {{1, 100'000}, {4, 100'000}, {8, 60'000}};
  auto header = header_of(points, 4);
  header.machine.quota = 6;

  EXPECT_FALSE(full_report(header, events_of(points)).scaling.value().tests.at(0).smt_yield);
}

// By hand: medians 102.5 and 195, errors of the logarithms 0.010872 and 0.004604 with 2.5 degrees
// of freedom each.
TEST(ScalingOf, HasTheIntervalsThatTheirErrorsMake) {
  const std::array alone = {100.0, 101.0, 102.0, 103.0, 104.0, 105.0};
  const std::array both = {193.0, 194.0, 195.0, 195.0, 196.0, 197.0};
  std::vector<measure::Event> events;
  for (int i = 0; i < 6; ++i) {
    for (const int copies : {1, 2}) {
      auto pass = sample::quiet("dhry2reg", copies, i + 1);
      const double rate = (copies == 1 ? alone : both).at(static_cast<std::size_t>(i));
      for (auto& copy : pass.members) copy.count = 10 * rate / copies;
      events.emplace_back(measure::PassEnded{pass});
    }
  }
  events.push_back(report::sample::session_ended());

  const auto report = full_report(header_of({{1}, {2}}, 8), events);

  const auto& two = report.scaling.value().tests.at(0).points.at(1);
  EXPECT_NEAR(two.speed_up->value, 195 / 102.5, 1e-9);
  EXPECT_NEAR(two.speed_up->interval->low, 1.8364, 1e-3);
  EXPECT_NEAR(two.speed_up->interval->high, 1.9709, 1e-3);
  EXPECT_NEAR(two.efficiency->interval->low, 0.9182, 1e-3);
  EXPECT_NEAR(two.serial->interval->low, karp_flatt(two.speed_up->interval->high, 2), 1e-9);
  EXPECT_NEAR(two.serial->interval->high, karp_flatt(two.speed_up->interval->low, 2), 1e-9);
}

TEST(ScalingOf, ResamplesWhereThereAreTwentyPasses) {
  std::vector<measure::Event> events;
  auto header = header_of({{1}, {2}}, 8);
  for (auto& section : header.plan.sections) section.tests[0].passes = 20;
  for (int i = 0; i < 20; ++i) {
    for (const int copies : {1, 2}) {
      auto pass = sample::quiet("dhry2reg", copies, i + 1);
      const double off = 0.001 * (i * 7 % 20 - 9.5);
      for (auto& copy : pass.members) copy.count = 1e5 * (1 + off);
      events.emplace_back(measure::PassEnded{pass});
    }
  }
  events.push_back(report::sample::session_ended());

  const auto report = full_report(header, events);

  const auto& row = report.sections.at(0).rows.at(0);
  const auto rates = report::rates_of(row).robust;
  const auto expected = score::resampled_log_ratio(rates, rates, {}).value();
  const auto& interval = report.scaling.value().tests.at(0).points.at(1).speed_up->interval;
  ASSERT_EQ(row.robust->checks.widening, 1);
  EXPECT_NEAR(interval->low, 2 * std::exp(expected.low), 1e-9);
  EXPECT_NEAR(interval->high, 2 * std::exp(expected.high), 1e-9);
}

TEST(ScalingOf, TellsWhatASecondProcessorOfACoreYields) {
  const auto test = test_of({{1, 100'000}, {4, 100'000}, {8, 60'000}}, 4);

  EXPECT_NEAR(test.smt_yield.value().value, 1.2, 1e-9);
  EXPECT_TRUE(test.smt_yield->interval.has_value());
}

TEST(ScalingOf, FlagsWhatProcessorsCannotHaveGiven) {
  const auto test = test_of({{1, 100'000}, {2, 100'000}, {4, 100'000}}, 1);

  EXPECT_TRUE(test.cpu_bound);
  EXPECT_FALSE(test.points.at(1).impossible);
  EXPECT_TRUE(test.points.at(2).impossible);
  EXPECT_TRUE(any_says(test.notes, "impossible: 4 copies did 4.00 times the work of one"));
}

TEST(ScalingOf, FlagsNoTestWhoseCopyWaits) {
  const std::vector<Sampled> points = {{1}, {2}, {4}};
  auto events = events_of(points);
  for (auto& event : events) {
    auto* ended = std::get_if<measure::PassEnded>(&event);
    if (ended == nullptr) continue;
    for (auto& copy : ended->pass.members) copy.user = std::chrono::seconds(4);
  }

  const auto report = full_report(header_of(points, 1), events);

  EXPECT_FALSE(report.scaling.value().tests.at(0).points.at(2).impossible);
}

TEST(ScalingOf, SaysWhatTheEfficiencyWouldBeAtEqualFrequency) {
  const std::vector<Sampled> points = {{1, 100'000}, {2, 90'000}};
  auto events = events_of(points);
  for (auto& event : events) {
    auto* ended = std::get_if<measure::PassEnded>(&event);
    if (ended != nullptr && ended->pass.copies == 2) ended->pass.evidence->frequency_mhz = 2'700;
  }

  const auto report = full_report(header_of(points, 2), events);

  EXPECT_TRUE(report.scaling.value().frequency_known);
  EXPECT_TRUE(any_says(report.scaling->tests.at(0).notes,
                       "at equal frequency the efficiency with 2 would be 1.000"));
}

TEST(ScalingOf, KnowsWhereFrequencyIsUnknown) {
  const std::vector<Sampled> points = {{1}, {2}};
  auto events = events_of(points);
  for (auto& event : events) {
    auto* ended = std::get_if<measure::PassEnded>(&event);
    if (ended != nullptr) ended->pass.evidence->frequency_mhz.reset();
  }

  EXPECT_FALSE(full_report(header_of(points, 2), events).scaling.value().frequency_known);
}

TEST(KarpFlatt, IsZeroOfPerfectScalingAndOneOfNone) {
  EXPECT_DOUBLE_EQ(karp_flatt(4, 4), 0);
  EXPECT_DOUBLE_EQ(karp_flatt(1, 4), 1);
  EXPECT_NEAR(karp_flatt(1.9, 2), 0.0526316, 1e-6);
}

TEST(Ratio, HasTheErrorOfADifference) {
  const score::Uncertain of{.log = std::log(6.0), .error = 0.03, .freedom = 1e6};
  const score::Uncertain by{.log = std::log(2.0), .error = 0.04, .freedom = 1e6};

  const auto figure = ratio(of, by);

  EXPECT_NEAR(figure.value, 3, 1e-12);
  EXPECT_NEAR(figure.interval->high, 3 * std::exp(1.95996 * 0.05), 1e-4);
  EXPECT_NEAR(figure.interval->low, 3 * std::exp(-1.95996 * 0.05), 1e-4);
}

TEST(FairnessOf, ComparesTheCopiesOfAPass) {
  auto pass = report::sample::pass("pipe", 3, 1, 100);
  pass.members[0].count = 90;
  pass.members[2].count = 110;

  const auto fairness = fairness_of(pass).value();

  EXPECT_NEAR(fairness.least_by_most, 90.0 / 110, 1e-12);
  EXPECT_NEAR(fairness.variation, 0.1, 1e-12);
  EXPECT_NEAR(fairness.jain, 90'000.0 / (3 * 30'200), 1e-12);
  EXPECT_FALSE(fairness_of(report::sample::pass("pipe", 1, 1, 100)));
}

}  // namespace
}  // namespace unixmark::analysis
