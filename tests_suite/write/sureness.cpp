#include "write/sureness.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::write {
namespace {

using Lines = std::vector<std::string>;

TEST(Sureness, IsTheWayOfThePassesFromTheirMedian) {
  report::Row row;
  row.score = 100;
  row.robust = score::Robust{10, 99.6, 100, 100.9, 0, {}, {}};

  EXPECT_EQ(sureness(row), "10 passes, within -0.4 % to +0.9 % of the median, MAD 0.0 %");
}

TEST(Sureness, SaysWhereResampledResultsLie) {
  report::Row row;
  row.score = 200;
  row.robust = score::Robust{30, 199, 200, 201, 0, {}, {}};
  row.resampled = report::Resampled{2000, 199.4, 200.8};

  EXPECT_EQ(sureness(row),
            "30 passes, within -0.5 % to +0.5 % of the median, MAD 0.0 %; 95 % of 2,000 resampled "
            "results "
            "within -0.3 % to +0.4 % of this one");
}

TEST(Sureness, HasNoNegativeZero) {
  report::Row row;
  row.score = 100;
  row.robust = score::Robust{3, 99.99, 100, 100.01, 0, {}, {}};

  EXPECT_EQ(sureness(row), "3 passes, within +0.0 % to +0.0 % of the median, MAD 0.0 %");
}

TEST(Sureness, SaysWhyATestFailedOrWasSkippedOrRanShort) {
  report::Row row;
  row.failure = "no od on the search path";
  EXPECT_EQ(sureness(row), "failed: no od on the search path");
  row.skipped = true;
  EXPECT_EQ(sureness(row), "skipped: no od on the search path");
  row.skipped = false;
  row.not_run = true;
  row.failure = "not run: interrupted";
  EXPECT_EQ(sureness(row), "not run: interrupted");
  row.not_run = false;
  row.failure = "no od on the search path";
  row.score = 7;
  row.robust = score::Robust{1, 7, 7, 7, 0, {}, {}};
  EXPECT_EQ(sureness(row), "1 pass, which says nothing of the spread; no od on the search path");
}

report::Row nine_passes(double median) {
  report::Row row;
  row.test.unit = "lps";
  row.score = median;
  row.robust = score::Robust{9, 0.996 * median, median, 1.009 * median, 0.0021, {}, {}};
  row.robust->interval = score::MedianInterval{
      .low = 0.9972 * median, .high = 1.004 * median, .level = 0.9609, .logarithm = {}};
  return row;
}

TEST(Sureness, GivesTheMedianItsInterval) {
  EXPECT_EQ(sureness(nine_passes(41'200'000)),
            "median 41.20 M lps +-0.3 % (9 passes); passes within -0.4 % to +0.9 %, MAD 0.2 %, "
            "96.1 % level");
}

TEST(Sureness, SaysWhereAPrecisionWasNotReached) {
  auto row = nine_passes(100);
  row.not_converged = 0.0141;

  EXPECT_TRUE(sureness(row).ends_with("; not converged: +-1.4 %"));
}

TEST(Sureness, ShortensLargeNumbersAlone) {
  EXPECT_TRUE(sureness(nine_passes(4052.11)).starts_with("median 4052.1 lps +-"));
  EXPECT_TRUE(sureness(nine_passes(7.5e9)).starts_with("median 7.50 G lps +-"));
}

TEST(Sureness, ShowsASecondDigitOfNarrowIntervals) {
  auto row = nine_passes(100);
  row.robust->interval->low = 99.98;
  row.robust->interval->high = 100.04;

  EXPECT_TRUE(sureness(row).starts_with("median 100.0 lps +-0.03 % ("));
}

TEST(Sureness, GivesTheClassicResultItsInterval) {
  auto row = nine_passes(100);
  row.classic = score::ClassicInterval{.low = 99.2, .high = 100.8, .logarithm = {}};
  EXPECT_TRUE(sureness(row).ends_with("; classic result +-0.8 %"));

  row.classic->wide = true;
  EXPECT_TRUE(sureness(row).ends_with("; classic result +-0.8 % (wide: so few passes)"));
}

TEST(NotesOn, AreFindingsThenRemarks) {
  report::Row row;
  row.findings = {"grew by 2.1 % over the run"};
  row.remarks = {"unsynchronised"};

  EXPECT_EQ(notes_on(row), (Lines{"grew by 2.1 % over the run", "unsynchronised"}));
}

report::IndexTable table_of(std::string category) {
  report::IndexTable table;
  table.category = std::move(category);
  table.score = 1055.4;
  table.classic = score::IndexEstimate{1055.4, {1047, 1063.9}, false};
  table.robust = score::IndexEstimate{1049.9, {1044.7, 1055.2}, true};
  return table;
}

TEST(IndexLines, SayWhichRuleAndWhichInterval) {
  report::Section section;
  section.tables = {table_of("System Benchmarks")};

  EXPECT_EQ(index_lines(section), (Lines{"Index (classic rule) 1055.4 +-0.8 %",
                                         "Index (robust) 1049.9 +-0.5 %, over rounds"}));
}

TEST(IndexLines, NameTheCategoryWhereThereAreSeveral) {
  report::Section section;
  section.tables = {table_of("System Benchmarks"), table_of("Non-Index Benchmarks")};

  EXPECT_EQ(index_lines(section).at(2),
            "Non-Index Benchmarks: Index (classic rule) 1055.4 +-0.8 %");
}

TEST(IndexLines, SayWhatARobustIndexNeeds) {
  report::Section section;
  section.tables = {table_of("System Benchmarks")};
  section.tables[0].robust = {};
  section.tables[0].classic = {};

  EXPECT_EQ(index_lines(section), Lines{"Index (robust): not without six passes of every test"});
}

}  // namespace
}  // namespace unixmark::write
