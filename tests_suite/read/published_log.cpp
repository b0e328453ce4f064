#include "read/published.hpp"

#include "tests_suite/read/printed.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace unixmark::read {
namespace {

report::Published read_log(const std::string& text) {
  const auto report = parse_published(text);
  if (!report) return {};
  return *report;
}

TEST(PublishedLog, MakesScoresOfItsPasses) {
  const auto report = read_log(fixture("passes.log"));

  ASSERT_EQ(runs_of(report), "1 on ?, 2 on ?");
  const auto& row = report.sections[0].rows.at(0);
  EXPECT_EQ(row.test, "execl");
  EXPECT_EQ(row.rates, (std::vector<double>{2000, 2100, 2050}));
  EXPECT_DOUBLE_EQ(*row.value, std::sqrt(2100.0 * 2050.0));
  EXPECT_EQ(row.unit, "lps");
  EXPECT_EQ(row.seconds, 30.0);
  EXPECT_EQ(row.samples, 2);
}

TEST(PublishedLog, SumsCountsOverCopiesAndTakesTheKernelsOwnTimes) {
  const auto report = read_log(fixture("passes.log"));

  ASSERT_EQ(report.sections.size(), 2);
  const auto& row = report.sections[1].rows.at(0);
  EXPECT_EQ(row.test, "shell8");
  ASSERT_EQ(row.rates.size(), 3);
  EXPECT_DOUBLE_EQ(row.rates[0], 804 / (60.1 / 60));
  EXPECT_DOUBLE_EQ(*row.seconds, 60.1);
}

TEST(PublishedLog, TellsWhyATestFailed) {
  const auto report = read_log(fixture("passes.log"));

  ASSERT_EQ(report.sections.size(), 2);
  const auto& row = report.sections[1].rows.at(1);
  EXPECT_EQ(row.test, "whetstone-double");
  EXPECT_EQ(row.value, std::nullopt);
  EXPECT_EQ(row.failure, "pass 1: a copy said 'no memory'");
}

std::string pass(int number, const std::string& lines) {
  return "#### Pass " + std::to_string(number) + "\n\n" + lines + "\n";
}

TEST(PublishedLog, TakesItsWordsInAnyOrderAndSpelling) {
  const std::string sorted = "# COUNT0: 300\n# COUNT1: 1\n# COUNT2: lps\n# elapsed: 10.0\n";
  for (const std::string& words :
       {sorted, std::string("elapsed: 10.0\nCOUNT2: lps\nCOUNT1: 1\nCOUNT0: 300\n"),
        std::string("# elapsed = 10.0\n* count0 = 300\n# Count1 = 1\n# Count2 = lps\n"),
        std::string("COUNT|300|1|lps\n# elapsed: 10.0\n# COUNT0 is not told\n")}) {
    const auto report = read_log("Pipe Throughput -- 1 copy\n" + pass(1, words));

    ASSERT_EQ(report.sections.size(), 1) << words;
    EXPECT_EQ(report.sections[0].rows.at(0).rates, (std::vector<double>{30})) << words;
    EXPECT_EQ(runs_of(report), "1 on ?") << words;
  }
}

TEST(PublishedLog, FindsTestsByTitleNameOrProgram) {
  const auto passes = pass(1, "# COUNT0: 300\n# COUNT1: 1\n# COUNT2: lps\n# elapsed: 10.0\n");
  for (const std::string head : {"# Pipe Throughput -- 1 copy", "1 x Pipe Throughput",
                                 "Running: pipe x 1", "# ==> \"/srv/pgms/pipe\" 10 2>&1"}) {
    const auto report = read_log(head + "\n" + passes);

    ASSERT_EQ(report.sections.size(), 1) << head;
    EXPECT_EQ(report.sections[0].rows.at(0).test, "pipe") << head;
  }
}

TEST(PublishedLog, KeepsARateThatIsOneAlready) {
  const auto report =
      read_log("Double-Precision Whetstone -- 2 copies\n" +
               pass(1,
                    "# COUNT0: 3000.5\n# COUNT1: 0\n# COUNT2: MWIPS\n# elapsed: 10.0\n"
                    "# COUNT0: 2999.5\n# COUNT1: 0\n# COUNT2: MWIPS\n# elapsed: 10.0\n"));

  ASSERT_EQ(runs_of(report), "2 on ?");
  EXPECT_NEAR(*report.sections[0].rows.at(0).value, 6000, 1e-6);
}

TEST(PublishedLog, HasNoScoreOfNothing) {
  for (const std::string words :
       {"# COUNT0: 0\n# COUNT1: 1\n# elapsed: 10.0\n", "# COUNT0: 5\n# COUNT1: 1\n",
        "# COUNT0: 5\n# COUNT1: 1\n# elapsed: 0\n", "# COUNT0: nan\n# elapsed: 10.0\n",
        "# COUNT0: 5\n# elapsed: 10.0\n# status: 3\n", ""}) {
    const auto report = read_log("Pipe Throughput -- 1 copy\n" + pass(1, words) + "# COUNT0: 7\n");

    ASSERT_EQ(report.sections.size(), 1) << words;
    EXPECT_EQ(report.sections[0].rows.at(0).value, std::nullopt) << words;
    EXPECT_NE(report.sections[0].rows.at(0).failure, "") << words;
  }
}

TEST(PublishedLog, WarnsOfAPassThatLacksACopy) {
  const std::string copy = "# COUNT0: 300\n# COUNT1: 1\n# COUNT2: lps\n# elapsed: 10.0\n";
  const auto report =
      read_log("Pipe Throughput -- 2 copies\n" + pass(1, copy + copy) + pass(2, copy));

  EXPECT_EQ(list_of(report.warnings), "1: 'Pipe Throughput': of 2 copies, a pass tells of 1\n");
}

}  // namespace
}  // namespace unixmark::read
