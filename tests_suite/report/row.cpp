#include "report/row.hpp"
#include "report/report.hpp"
#include "tests_suite/report/sample.hpp"

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::report {
namespace {

using Events = std::vector<measure::Event>;

Row pipe_row(const Events& events) {
  return sample::row(build_report(sample::header({"pipe", "spawn"}), events), "pipe");
}

// What is left of a session of pipe when it ends after `passes`.
Events ended_after(std::vector<measure::Pass> passes) {
  Events events = {sample::section_began()};
  for (auto& pass : passes) events.emplace_back(measure::PassEnded{std::move(pass)});
  return events;
}

TEST(Row, HasTheClassicScoreAndItsEvidence) {
  const auto row = pipe_row(sample::session({"pipe"}));

  EXPECT_NEAR(row.score.value_or(0), 114.891253, 1e-6);
  EXPECT_NEAR(row.seconds, 10, 1e-9);
  EXPECT_EQ(row.samples, 2);
  EXPECT_EQ(row.kept, (std::vector<std::size_t>{1, 2}));
  EXPECT_EQ(row.passes.size(), 3U);
  EXPECT_EQ(row.failure, "");
}

TEST(Row, RobustRateIsOverAllPassesAlsoTheDropped) {
  const auto row = pipe_row(sample::session({"pipe"}));

  ASSERT_TRUE(row.robust);
  EXPECT_EQ(row.robust->passes, 3);
  EXPECT_NEAR(row.robust->least, 100, 1e-9);
  EXPECT_NEAR(row.robust->median, 110, 1e-9);
  EXPECT_NEAR(row.robust->most, 120, 1e-9);
}

TEST(Row, IsResampledFromTwentyPassesOn) {
  auto header = sample::header({"pipe"});
  header.plan.sections[0].tests[0].passes = 20;
  std::vector<measure::Pass> passes;
  for (int number = 1; number <= 19; ++number) {
    passes.push_back(sample::pass("pipe", 1, number, 1000 + number));
  }

  const auto fewer = sample::row(build_report(header, ended_after(passes)), "pipe");
  passes.push_back(sample::pass("pipe", 1, 20, 1020));
  const auto enough = sample::row(build_report(header, ended_after(passes)), "pipe");

  EXPECT_FALSE(fewer.resampled);
  ASSERT_TRUE(enough.resampled);
  EXPECT_EQ(enough.resampled->resamples, 2000);
  EXPECT_LT(enough.resampled->low, *enough.score);
  EXPECT_GT(enough.resampled->high, *enough.score);
}

TEST(Row, IndexIsTenTimesTheBaseline) {
  const auto row = pipe_row(sample::session({"pipe"}));

  EXPECT_EQ(row.baseline, 10);
  EXPECT_NEAR(row.index.value_or(0), 114.891253, 1e-6);
}

TEST(Row, WithoutABaselineHasNoIndex) {
  const auto report = build_report(sample::header({"hanoi"}), sample::session({"hanoi"}));

  const auto row = sample::row(report, "hanoi");

  EXPECT_TRUE(row.score);
  EXPECT_EQ(row.baseline, std::nullopt);
  EXPECT_EQ(row.index, std::nullopt);
}

TEST(Row, SumsTheCountsOfItsCopies) {
  const Events events = {sample::section_began(4),
                         measure::PassEnded{sample::pass("pipe", 4, 1, 250)}};

  const auto report = build_report(sample::header({"pipe"}, {4}), events);

  EXPECT_NEAR(sample::row(report, "pipe").score.value_or(0), 100, 1e-9);
}

TEST(Row, CountsPerWhatTheKernelSays) {
  const auto report =
      build_report(sample::header({"shell1", "fstime"}), sample::session({"shell1", "fstime"}));

  EXPECT_NEAR(sample::row(report, "shell1").score.value_or(0), 6893.475176, 1e-6);
  EXPECT_NEAR(sample::row(report, "fstime").score.value_or(0), 1148.912529, 1e-6);
}

TEST(Row, WithAFailedPassHasNoScoreButKeepsItsPasses) {
  auto events = ended_after({sample::pass("pipe", 1, 1, 1000), sample::pass("pipe", 1, 2, 1000),
                             sample::failed_pass("pipe", 3, "copy 1 died of signal 11")});
  events.emplace_back(measure::TestFailed{
      .test = "pipe", .copies = 1, .reason = "copy 1 died of signal 11", .skipped = false});
  events.push_back(sample::session_ended());

  const auto row = pipe_row(events);

  EXPECT_EQ(row.score, std::nullopt);
  EXPECT_EQ(row.index, std::nullopt);
  EXPECT_FALSE(row.robust);
  EXPECT_EQ(row.failure, "pass 3: copy 1 died of signal 11");
  EXPECT_EQ(row.passes.size(), 3U);
}

TEST(Row, ThatFailedBeforeItsFirstPassSaysWhy) {
  auto events = ended_after({});
  events.emplace_back(measure::TestFailed{
      .test = "pipe", .copies = 1, .reason = "the program od was not found", .skipped = true});

  const auto row = pipe_row(events);

  EXPECT_TRUE(row.skipped);
  EXPECT_EQ(row.failure, "the program od was not found");
  EXPECT_EQ(row.score, std::nullopt);
}

TEST(Row, SkippedByThePlanNeedsNoEventToSaySo) {
  auto header = sample::header({"pipe"});
  header.plan.sections[0].tests[0].skip = "runs with at most 1 copy";

  const auto report =
      build_report(header, Events{sample::section_began(), sample::session_ended()});

  EXPECT_TRUE(sample::row(report, "pipe").skipped);
  EXPECT_EQ(sample::row(report, "pipe").failure, "runs with at most 1 copy");
  EXPECT_FALSE(report.complete);
}

TEST(Row, InterruptedIsScoredFromThePassesItHas) {
  auto events = ended_after({sample::pass("pipe", 1, 1, 1000), sample::pass("pipe", 1, 2, 1000)});
  events.push_back(sample::session_ended(true));

  const auto report = build_report(sample::header({"pipe", "spawn"}), events);

  EXPECT_NEAR(sample::row(report, "pipe").score.value_or(0), 100, 1e-9);
  EXPECT_EQ(sample::row(report, "pipe").failure, "interrupted after 2 of 3 passes");
  EXPECT_EQ(sample::row(report, "spawn").score, std::nullopt);
  EXPECT_EQ(sample::row(report, "spawn").failure, "not run: the session was interrupted");
  EXPECT_TRUE(report.interrupted);
  EXPECT_FALSE(report.complete);
}

TEST(Row, CutOffWithTheRunnerIsScoredFromThePassesItHas) {
  const auto events = ended_after({sample::pass("pipe", 1, 1, 1000)});

  const auto report = build_report(sample::header({"pipe", "spawn"}), events);

  EXPECT_NEAR(sample::row(report, "pipe").score.value_or(0), 100, 1e-9);
  EXPECT_EQ(sample::row(report, "pipe").failure, "cut off after 1 of 3 passes");
  EXPECT_EQ(sample::row(report, "spawn").failure, "not run: the session was cut off");
  EXPECT_FALSE(report.ended);
}

TEST(Row, WithPassesMissingFromAnOrderlySessionSaysSo) {
  auto events = ended_after({sample::pass("pipe", 1, 1, 1000)});
  events.push_back(sample::session_ended());

  EXPECT_EQ(pipe_row(events).failure, "only 1 of 3 passes were recorded");
}

TEST(Row, WithACountOfZeroFailsInsteadOfTakingItsLogarithm) {
  const auto row =
      pipe_row(ended_after({sample::pass("pipe", 1, 1, 1000), sample::pass("pipe", 1, 2, 0),
                            sample::pass("pipe", 1, 3, 1000)}));

  EXPECT_EQ(row.score, std::nullopt);
  EXPECT_EQ(row.failure, "pass 2: its count is 0, and only numbers above 0 have a score");
}

TEST(Row, WithAPassOfNoCopiesFails) {
  auto pass = sample::pass("pipe", 1, 1, 1000);
  pass.members.clear();

  EXPECT_EQ(pipe_row(ended_after({pass})).score, std::nullopt);
}

TEST(Row, WhoseCopiesCountPerDifferentTimesHasNoSum) {
  auto pass = sample::pass("pipe", 2, 1, 1000);
  pass.copies = 1;
  pass.members[1].timebase = 60;

  const auto row = pipe_row(ended_after({pass}));

  EXPECT_EQ(row.score, std::nullopt);
  EXPECT_EQ(row.failure, "pass 1: copies count per 1 s and per 60 s, which have no sum");
}

TEST(Row, HasTheClassicIntervalAroundItsScore) {
  const auto row = pipe_row(sample::session({"pipe"}));

  ASSERT_TRUE(row.classic);
  EXPECT_TRUE(row.classic->wide);
  EXPECT_LT(row.classic->low, *row.score);
  EXPECT_GT(row.classic->high, *row.score);
}

// A test that is measured for longer: three classic passes, and as many as it takes besides.
Row measured_on(int passes, int scored) {
  auto header = sample::header({"pipe"});
  header.plan.sections[0].tests[0].passes = 30;
  header.plan.sections[0].tests[0].scored = scored;
  std::vector<measure::Pass> made;
  for (int number = 1; number <= passes; ++number) {
    made.push_back(sample::pass("pipe", 1, number, 1000 + 100 * (number % 3)));
  }
  return sample::row(build_report(header, ended_after(made)), "pipe");
}

TEST(Row, ScoresTheClassicPassesAloneWhereATestIsMeasuredForLonger) {
  const auto row = measured_on(9, 3);

  EXPECT_NEAR(row.score.value(), 114.891253, 1e-6);  // of 110, 120 and 100, the last dropped
  EXPECT_EQ(row.kept, (std::vector<std::size_t>{0, 1}));
  EXPECT_EQ(row.samples, 2);
  EXPECT_EQ(row.robust->passes, 9);
  EXPECT_EQ(row.failure, "");
  EXPECT_TRUE(complete(row));
}

TEST(Row, WantsTheClassicPassesAtLeast) {
  EXPECT_EQ(measured_on(2, 3).failure, "cut off after 2 of 3 passes");
}

TEST(Row, RatesAreOfTheClassicPassesAndOfAll) {
  const auto rates = rates_of(measured_on(4, 3));

  EXPECT_EQ(rates.classic, (std::vector<double>{110, 120, 100}));
  EXPECT_EQ(rates.robust, (std::vector<double>{110, 120, 100, 110}));
}

TEST(Row, KeepsARepeatedPassOutOfTheClassicScore) {
  auto passes = std::vector<measure::Pass>();
  for (const int number : {1, 2, 3, 4}) {
    passes.push_back(sample::pass("pipe", 1, number, number == 4 ? 9000 : 900 + 100 * number));
  }

  const auto row = pipe_row(ended_after(passes));

  EXPECT_NEAR(row.score.value(), 114.891253, 1e-6);
  EXPECT_EQ(row.robust->passes, 4);
}

TEST(Row, RobustRateIsOverTheCommonWindow) {
  auto passes = std::vector<measure::Pass>();
  for (const int number : {1, 2, 3}) {
    passes.push_back(sample::pass("pipe", 1, number, 1000));
    passes.back().window = std::chrono::seconds(8);
    passes.back().window_count = 960;
  }

  const auto row = pipe_row(ended_after(passes));

  EXPECT_NEAR(row.score.value(), 100, 1e-9);
  EXPECT_NEAR(row.robust->median, 120, 1e-9);
}

TEST(Row, APassWithoutARateIsAReasonAndNoCrash) {
  auto passes = std::vector<measure::Pass>();
  for (const int number : {1, 2, 3, 4}) {
    passes.push_back(sample::pass("pipe", 1, number, number == 4 ? 0 : 1000));
  }

  const auto row = pipe_row(ended_after(passes));

  EXPECT_FALSE(row.score);
  EXPECT_NE(row.failure.find("pass 4: its rate is 0"), std::string::npos) << row.failure;
}

}  // namespace
}  // namespace unixmark::report
