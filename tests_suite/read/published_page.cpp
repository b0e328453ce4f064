#include "read/published.hpp"

#include "read/published_tags.hpp"
#include "tests_suite/read/printed.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace unixmark::read {
namespace {

std::vector<std::string> shown(std::string_view text) {
  std::vector<std::string> all;
  Page page(text);
  for (Shown one; page.next(one);) {
    std::vector<std::string> cells;
    for (const auto& cell : one.cells) cells.emplace_back(trim(cell));
    all.push_back(std::to_string(one.line) + " " + join(cells, one.row ? "|" : ""));
  }
  return all;
}

using Texts = std::vector<std::string>;

TEST(PublishedTags, ShowLinesAndRows) {
  EXPECT_EQ(shown("<p>one</p>\n<table><tr><th>a</th><td>b</td></tr>\n<tr><td>c<td>d</table>two"),
            (Texts{"1 one", "2 a|b", "3 c|d", "3 two"}));
}

TEST(PublishedTags, ShowLinesOfTextThatStandsAsItIs) {
  EXPECT_EQ(shown("<td><pre>one\ntwo</pre></td>"), (Texts{"1 one", "2 two", "2 "}));
}

TEST(PublishedTags, ShowNothingOfScriptsStylesAndComments) {
  EXPECT_EQ(shown("a<script>b</script>c<!-- <p>d -->e<STYLE x='y'>f</STYLE >g"), (Texts{"1 aceg"}));
  EXPECT_EQ(shown("a<script>b"), (Texts{"1 a"}));
}

TEST(PublishedTags, LeaveAloneWhatIsNoTag) {
  EXPECT_EQ(shown("a < b <3 <"), (Texts{"1 a < b <3 <"}));
  EXPECT_EQ(shown("a<b"), (Texts{"1 a"}));
  EXPECT_EQ(shown("<<p>a"), (Texts{"1 <", "1 a"}));
}

TEST(PublishedPage, GivesItsRowsResultsAndIndexes) {
  const auto report = parse_published(fixture("page.html"));

  ASSERT_TRUE(report);
  ASSERT_EQ(runs_of(*report), "1 on 2");
  const auto& run = report->sections[0];
  EXPECT_EQ(run.began, "07:03:04");
  EXPECT_EQ(run.ended, "07:31:19");
  EXPECT_EQ(run.rows.at(1).title, "Double-Precision Whetstone");
  EXPECT_EQ(run.rows.at(1).value, 3039.0);
  EXPECT_EQ(run.rows.at(1).unit, "MWIPS");
  EXPECT_EQ(run.rows.at(1).seconds, 9.9);
  EXPECT_EQ(run.rows.at(1).samples, 7);
  EXPECT_EQ(run.tables.at(0).rows.at(1).baseline, 55.0);
  EXPECT_EQ(run.tables.at(0).rows.at(1).index, 552.5);
}

TEST(PublishedPage, TellsTheMachine) {
  const auto report = parse_published(fixture("page.html"));

  ASSERT_TRUE(report);
  EXPECT_EQ(report->host, "mill");
  EXPECT_EQ(report::fact(*report, "processor"), "Quern(R) Q7 (4800.2 bogomips)");
  EXPECT_EQ(report::fact(*report, "features"), "x86-64, MMX");
  EXPECT_EQ(report::fact(*report, "runlevel"), "5");
}

TEST(PublishedPage, WithTheTextOfAReportIsReadAsThat) {
  const auto text = parse_published(fixture("v5-console.txt"));
  const auto page = parse_published(fixture("page-of-text.html"));

  ASSERT_TRUE(page);
  ASSERT_TRUE(text);
  EXPECT_EQ(page->host, "mill");
  ASSERT_EQ(page->sections.size(), 1);
  EXPECT_EQ(page->sections[0].rows.size(), 12);
  EXPECT_EQ(scores_of(*page), scores_of(*text));
}

}  // namespace
}  // namespace unixmark::read
