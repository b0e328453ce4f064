#include "report/report.hpp"
#include "tests_suite/report/sample.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::report {
namespace {

using Titles = std::vector<std::string>;

Titles titles_of(const Section& section) {
  Titles titles;
  for (const auto& row : section.rows) titles.push_back(row.test.title);
  return titles;
}

TEST(BuildReport, RowsAreInTheByteOrderOfTheirTitles) {
  const std::vector<std::string_view> tests = {"spawn", "fsdisk",   "fsbuffer", "pipe",
                                               "dc",    "context1", "fstime"};

  const auto report = build_report(sample::header(tests), sample::session(tests));

  EXPECT_EQ(titles_of(report.sections.at(0)),
            (Titles{"Dc: sqrt(2) to 99 decimal places", "File Copy 1024 bufsize 2000 maxblocks",
                    "File Copy 256 bufsize 500 maxblocks", "File Copy 4096 bufsize 8000 maxblocks",
                    "Pipe Throughput", "Pipe-based Context Switching", "Process Creation"}));
}

TEST(BuildReport, AWholeSessionIsCompleteAndEnded) {
  const auto report =
      build_report(sample::header({"pipe", "spawn"}), sample::session({"pipe", "spawn"}));

  EXPECT_TRUE(report.complete);
  EXPECT_TRUE(report.ended);
  EXPECT_FALSE(report.interrupted);
  EXPECT_EQ(report.runner_share, 0.001);
}

TEST(BuildReport, SectionsKeepTheirClock) {
  const std::vector<measure::Event> events = {sample::section_began(1, 5),
                                              sample::section_ended(1, 77)};

  const auto report = build_report(sample::header({"pipe"}), events);

  EXPECT_EQ(report.sections.at(0).began, sample::moment(5));
  EXPECT_EQ(report.sections.at(0).ended, sample::moment(77));
}

TEST(BuildReport, ASectionThatNeverEndedEndsWithItsLastPass) {
  const std::vector<measure::Event> events = {sample::section_began(1, 5),
                                              measure::PassEnded{sample::pass("pipe", 1, 2, 1000)}};

  const auto report = build_report(sample::header({"pipe"}), events);

  EXPECT_EQ(report.sections.at(0).ended, sample::moment(30));
}

TEST(BuildReport, SectionsThatNeverBeganAreLeftOutButNamed) {
  const auto report = build_report(sample::header({"pipe"}, {1, 4}), sample::session({"pipe"}));

  EXPECT_EQ(report.sections.size(), 1U);
  EXPECT_EQ(report.not_begun, std::vector{4});
  EXPECT_FALSE(report.complete);
}

TEST(BuildReport, SectionsOfEqualCopiesAreToldApartByTheirOrder) {
  std::vector<measure::Event> events = {sample::section_began(2)};
  events.emplace_back(measure::PassEnded{sample::pass("pipe", 2, 1, 500)});
  events.push_back(sample::section_ended(2));
  events.push_back(sample::section_began(2));
  events.emplace_back(measure::PassEnded{sample::pass("pipe", 2, 1, 700)});

  const auto report = build_report(sample::header({"pipe"}, {2, 2}), events);

  ASSERT_EQ(report.sections.size(), 2U);
  EXPECT_NEAR(report.sections[0].rows[0].score.value_or(0), 100, 1e-9);
  EXPECT_NEAR(report.sections[1].rows[0].score.value_or(0), 140, 1e-9);
}

TEST(BuildReport, ASectionWhoseBeginningWasLostIsFoundByItsCopies) {
  const std::vector<measure::Event> events = {sample::section_began(1),
                                              measure::PassEnded{sample::pass("pipe", 4, 1, 500)}};

  const auto report = build_report(sample::header({"pipe"}, {1, 4}), events);

  ASSERT_EQ(report.sections.size(), 2U);
  EXPECT_EQ(report.sections[1].rows[0].passes.size(), 1U);
  EXPECT_EQ(report.sections[1].began, sample::moment(10));
}

TEST(BuildReport, EventsThatFitNothingPlannedArePassedOver) {
  auto events = sample::session({"pipe"});
  events.emplace_back(measure::PassEnded{sample::pass("spawn", 1, 1, 5)});
  events.emplace_back(
      measure::TestFailed{.test = "pipe", .copies = 9, .reason = "no", .skipped = false});
  events.push_back(sample::section_began(9));

  const auto report = build_report(sample::header({"pipe"}), events);

  EXPECT_TRUE(report.complete);
  EXPECT_EQ(report.sections.size(), 1U);
}

TEST(BuildReport, AStreamCutAnywhereStillMakesAReport) {
  const auto header = sample::header({"pipe", "spawn"});
  const auto events = sample::session({"pipe", "spawn"});

  for (std::size_t length = 0; length < events.size(); ++length) {
    const auto report = build_report(header, std::span(events).first(length));

    EXPECT_FALSE(report.ended) << length;
    EXPECT_EQ(report.sections.size(), length == 0 ? 0U : 1U) << length;
  }
}

TEST(BuildReport, OfNothingIsNotComplete) {
  EXPECT_FALSE(build_report(sample::header({"pipe"}), {}).complete);
}

TEST(BuildReport, KnowsTestsThatTheCatalogueHasForgotten) {
  auto header = sample::header({"pipe"});
  auto& test = header.plan.sections[0].tests[0];
  test.name = "carrier-pigeon";
  test.category = "Network Benchmarks";
  auto pass = sample::pass("pipe", 1, 1, 1000);
  pass.test = "carrier-pigeon";

  const auto report = build_report(
      header, std::vector<measure::Event>{sample::section_began(), measure::PassEnded{pass}});

  EXPECT_NEAR(sample::row(report, "carrier-pigeon").score.value_or(0), 100, 1e-9);
  ASSERT_EQ(report.sections[0].tables.size(), 1U);
  EXPECT_EQ(report.sections[0].tables[0].category, "Network Benchmarks");
}

}  // namespace
}  // namespace unixmark::report
