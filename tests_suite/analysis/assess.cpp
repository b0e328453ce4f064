#include "analysis/assess.hpp"

#include "tests_suite/analysis/sample.hpp"

#include <gtest/gtest.h>

#include <chrono>

namespace unixmark::analysis {
namespace {

using namespace std::chrono_literals;
using report::sample::section_began;
using report::sample::section_ended;
using report::sample::session_ended;
using Texts = std::vector<std::string>;

// A session of pipe with these passes.
report::Report report_of(const std::vector<measure::Pass>& passes) {
  auto header = report::sample::header({"pipe"});
  header.plan.processors = 2;
  header.plan.sections[0].tests[0].passes = 3;
  std::vector<measure::Event> events = {section_began()};
  for (const auto& pass : passes) events.emplace_back(measure::PassEnded{pass});
  events.push_back(section_ended());
  events.push_back(session_ended());
  return full_report(header, events);
}

std::vector<measure::Pass> quiet_passes(int number = 3) {
  std::vector<measure::Pass> passes;
  for (int i = 1; i <= number; ++i) passes.push_back(sample::quiet("pipe", 1, i));
  return passes;
}

TEST(Assess, GivesAQuietRunAnA) {
  const auto report = report_of(quiet_passes());

  ASSERT_TRUE(report.grade);
  EXPECT_EQ(report.grade->letter, 'A');
  EXPECT_EQ(report.grade->reasons, Texts{});
  EXPECT_EQ(report.not_reported, Texts{});
  const auto row = report::sample::row(report, "pipe");
  EXPECT_EQ(row.flags, std::vector<std::vector<report::Flag>>(3));
  EXPECT_FALSE(row.undisturbed);
  EXPECT_FALSE(any_suspect(report));
}

TEST(Assess, LeavesReportsWithoutEvidenceAsTheyWere) {
  auto passes = quiet_passes();
  for (auto& pass : passes) {
    pass.evidence.reset();
    pass.members[0].running.assign(100, 7);
  }

  const auto report = report_of(passes);

  EXPECT_FALSE(report.grade);
  EXPECT_EQ(report.not_reported, Texts{});
  const auto row = report::sample::row(report, "pipe");
  EXPECT_TRUE(row.flags.empty());
  EXPECT_EQ(row.findings, Texts{});
}

TEST(Assess, PutsWhatFlagsComeToUnderTheRow) {
  auto passes = quiet_passes();
  *passes[1].evidence->busy += 720ms;
  passes[1].members[0].count = 50'000;

  const auto report = report_of(passes);

  const auto row = report::sample::row(report, "pipe");
  EXPECT_EQ(row.remarks,
            Texts{"other processes used 7.2 % of a processor in 1 of 3 passes (suspect)"});
  ASSERT_EQ(report.grade->reasons, row.remarks);
  EXPECT_TRUE(any_suspect(report));
  EXPECT_EQ(row.robust->passes, 3);  // nothing is left out of these
  EXPECT_EQ(row.undisturbed, (report::Undisturbed{10'000, 2, 1}));
}

TEST(Assess, TakesNoMedianOfTheOnePassThatIsLeft) {
  auto passes = quiet_passes();
  for (auto* pass : {&passes[0], &passes[1]}) *pass->evidence->busy += 720ms;

  const auto row = report::sample::row(report_of(passes), "pipe");

  EXPECT_FALSE(row.undisturbed);
}

TEST(Assess, AttributesStealAndExcludesNothing) {
  auto passes = quiet_passes();
  for (auto& pass : passes) pass.evidence->steal = 150ms;

  const auto row = report::sample::row(report_of(passes), "pipe");

  EXPECT_EQ(row.findings,
            Texts{"steal took about 1.5 %, which is the machine's performance and stays in the "
                  "result"});
  EXPECT_FALSE(row.undisturbed);
  EXPECT_EQ(row.samples, 2);
}

TEST(Assess, ScoresThePlannedPassesAlone) {
  auto passes = quiet_passes();
  *passes[0].evidence->busy += 2s;
  passes[0].members[0].count = 90'000;
  auto again = sample::quiet("pipe", 1, 4);
  again.repeats = 1;
  again.members[0].count = 200'000;
  passes.push_back(again);

  const auto row = report::sample::row(report_of(passes), "pipe");

  ASSERT_TRUE(row.score);
  EXPECT_NEAR(*row.score, 10'000, 1e-6);
  EXPECT_EQ(row.failure, "");
  EXPECT_EQ(row.robust->passes, 4);
  EXPECT_EQ(row.undisturbed, (report::Undisturbed{10'000, 3, 1}));
}

TEST(Assess, AFailedRepeatCostsNothing) {
  auto passes = quiet_passes();
  auto again = report::sample::failed_pass("pipe", 4, "copy 1 of 1: killed");
  again.repeats = 1;
  passes.push_back(again);

  const auto row = report::sample::row(report_of(passes), "pipe");

  EXPECT_TRUE(row.score);
  EXPECT_EQ(row.failure, "");
}

TEST(WorthRepeating, KnowsTheTestOfThePlan) {
  auto header = report::sample::header({"pipe"});
  auto pass = sample::quiet();
  *pass.evidence->busy += 2s;

  EXPECT_TRUE(worth_repeating(header, pass));
  EXPECT_FALSE(worth_repeating(header, sample::quiet()));
  pass.test = "spawn";
  EXPECT_FALSE(worth_repeating(header, pass));
}

}  // namespace
}  // namespace unixmark::analysis
