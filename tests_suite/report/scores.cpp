#include "report/scores.hpp"

#include "base/error.hpp"
#include "tests_suite/report/sample.hpp"

#include <algorithm>
#include <utility>

#include <gtest/gtest.h>

namespace unixmark::report {
namespace {

using Names = std::vector<std::string>;

template <class AnyReport>
std::string complaint_about(const AnyReport& report, const Choice& choice) {
  try {
    return "took section " + std::to_string(scores_of(report, choice).section);
  } catch (const Error& error) {
    return error.what();
  }
}

Names names_of(const std::vector<TableRow>& rows) {
  Names names;
  for (const auto& row : rows) names.push_back(row.test);
  return names;
}

std::string why(const Scores& scores, std::string_view test) {
  const auto found = std::ranges::find(scores.left_out, test, &LeftOut::test);
  return found == scores.left_out.end() ? "in the table" : found->why;
}

// Sections with so many copies, each of pipe alone.
Report with_copies(const std::vector<int>& copies) {
  std::vector<measure::Event> events;
  for (const int number : copies) {
    events.push_back(sample::section_began(number));
    events.emplace_back(measure::PassEnded{sample::pass("pipe", number, 1, 1000)});
    events.push_back(sample::section_ended(number));
  }
  events.push_back(sample::session_ended());
  auto header = sample::header({"pipe"}, copies);
  for (auto& section : header.plan.sections) section.tests[0].passes = 1;
  return build_report(header, events);
}

PublishedRow printed(std::string test, std::optional<double> value, std::string unit = "lps") {
  PublishedRow row;
  row.test = std::move(test);
  row.title = row.test;
  row.value = value;
  row.unit = std::move(unit);
  return row;
}

Published of(const std::vector<PublishedRow>& rows) {
  Published report;
  report.sections.emplace_back().rows = rows;
  return report;
}

TEST(ScoresOf, AreTheClassicOnesOfTheSectionInItsOrder) {
  const auto report =
      build_report(sample::header({"spawn", "pipe"}), sample::session({"spawn", "pipe"}));

  const auto scores = scores_of(report, {});

  EXPECT_EQ(names_of(scores.rows), (Names{"pipe", "spawn"}));
  EXPECT_EQ(scores.rows[0].score, *sample::row(report, "pipe").score);
  EXPECT_EQ(scores.rows[0].unit, "lps");
  EXPECT_EQ(scores.rows[0].seconds, 10);
  EXPECT_EQ(scores.rows[0].samples, 2);
  EXPECT_TRUE(scores.left_out.empty());
}

TEST(ScoresOf, AreDividedSoThatTheRatingIsTheIndex) {
  const auto report = build_report(sample::header({"pipe"}), sample::session({"pipe"}));

  const auto scores = scores_of(report, {.copies = {}, .rating = 100});

  EXPECT_NEAR(scores.rows[0].score * 10, *sample::row(report, "pipe").score, 1e-9);
}

TEST(ScoresOf, LeaveFailedTestsOutAndNameThem) {
  auto events = sample::session({"pipe"});
  events.insert(events.begin() + 1,
                measure::PassEnded{sample::failed_pass("spawn", 1, "out of luck")});
  events.insert(events.begin() + 2, measure::TestFailed{"spawn", 1, "out of luck", false});
  const auto report = build_report(sample::header({"pipe", "spawn"}), events);

  const auto scores = scores_of(report, {});

  EXPECT_EQ(names_of(scores.rows), Names{"pipe"});
  EXPECT_EQ(why(scores, "spawn"), "failed: pass 1: out of luck");
}

TEST(ScoresOf, NameTheTestsOfTheIndexThatTheReportHasNot) {
  const auto report = build_report(sample::header({"pipe"}), sample::session({"pipe"}));

  const auto absent = scores_of(report, {}).absent;

  EXPECT_EQ(absent.size(), 11U);
  EXPECT_EQ(std::ranges::count(absent, "pipe"), 0);
  EXPECT_EQ(std::ranges::count(absent, "shell8"), 1);
}

TEST(ScoresOf, AreOfOneCopyOrOfTheOnlySectionOrOfTheOneAskedFor) {
  EXPECT_EQ(complaint_about(with_copies({4, 1}), {}), "took section 1");
  EXPECT_EQ(complaint_about(with_copies({4}), {}), "took section 0");
  EXPECT_EQ(complaint_about(with_copies({1, 4}), {.copies = 4}), "took section 1");
}

TEST(ScoresOf, AreNoneWhereThereIsNoSuchSection) {
  EXPECT_EQ(complaint_about(with_copies({2, 4}), {}),
            "This report has no section with 1 copy. Choose one of 2, 4 with --copies.");
  EXPECT_EQ(complaint_about(with_copies({1, 4}), {.copies = 3}),
            "This report has no section with 3 copies. Choose one of 1, 4 with --copies.");
  EXPECT_EQ(complaint_about(with_copies({4}), {.copies = 1}),
            "This report has no section with 1 copy. Choose one of 4 with --copies.");
  EXPECT_EQ(complaint_about(Report(), {}), "This report has no section with results.");
}

TEST(ScoresOfPublished, TakeCopiesThatAreNotToldForOneWhereNoOtherRunIsOfOne) {
  auto report = of({printed("pipe", 5)});
  report.sections.push_back(report.sections[0]);
  report.sections[1].copies = 4;
  EXPECT_EQ(scores_of(report, {}).section, 0U);
  EXPECT_EQ(complaint_about(report, {.copies = 3}),
            "This report has no section with 3 copies. Choose one of 1 (not told), 4 with "
            "--copies.");

  report.sections[1].copies = 1;
  EXPECT_EQ(scores_of(report, {}).section, 1U);
}

TEST(ScoresOf, AreNoneWhereNoTestHasAScore) {
  EXPECT_EQ(complaint_about(of({printed("pipe", {})}), {}),
            "No test of this section has a score, and a table without one rates nothing.");
}

TEST(ScoresOfPublished, TakeTheResultLines) {
  auto row = printed("whetstone-double", 4512.3, "MWIPS");
  row.seconds = 9.8;
  row.samples = 7;

  const auto scores = scores_of(of({row}), {});

  ASSERT_EQ(scores.rows.size(), 1U);
  EXPECT_EQ(scores.rows[0].score, 4512.3);
  EXPECT_EQ(scores.rows[0].seconds, 9.8);
  EXPECT_EQ(scores.rows[0].samples, 7);
}

TEST(ScoresOfPublished, TakeTheUsualLengthWhereNoneWasPrinted) {
  const auto scores = scores_of(of({printed("shell8", 750, "lpm")}), {});

  EXPECT_EQ(scores.rows[0].seconds, 60);
  EXPECT_EQ(scores.rows[0].samples, 1);
}

// So are reports of before version 5, which had no other runs.
TEST(ScoresOfPublished, OfASectionThatDoesNotTellItsCopiesAreOfOne) {
  EXPECT_EQ(complaint_about(of({printed("pipe", 9)}), {.copies = 1}), "took section 0");
  EXPECT_EQ(complaint_about(of({printed("pipe", 9)}), {.copies = 2}),
            "This report has no section with 2 copies. Choose one of 1 (not told) with --copies.");
}

TEST(ScoresOfPublished, LeaveOutWhatATableCannotHold) {
  auto failed = printed("spawn", {});
  failed.failure = "no measured results";
  auto strange = printed("", 12);
  strange.title = "Disk Throughput";
  auto endless = printed("execl", 1);
  endless.seconds = 1e7;

  const auto scores =
      scores_of(of({printed("pipe", 1), failed, strange, endless, printed("dhry2reg", {}),
                    printed("syscall", 1e13), printed("hanoi", 0), printed("fstime", 5, "lps"),
                    printed("pipe", 2)}),
                {});

  EXPECT_EQ(names_of(scores.rows), Names{"pipe"});
  EXPECT_EQ(scores.rows[0].score, 1);
  EXPECT_EQ(why(scores, "spawn"), "failed: no measured results");
  EXPECT_EQ(why(scores, "Disk Throughput"), "no test of unixmark's");
  EXPECT_EQ(why(scores, "execl"), "beyond what a table can hold");
  EXPECT_EQ(why(scores, "dhry2reg"), "no score");
  EXPECT_EQ(why(scores, "syscall"), "beyond what a table can hold");
  EXPECT_EQ(why(scores, "hanoi"), "beyond what a table can hold");
  EXPECT_EQ(why(scores, "fstime"), "in lps and not in KBps");
  EXPECT_EQ(why(scores, "pipe"), "its second result");
}

}  // namespace
}  // namespace unixmark::report
