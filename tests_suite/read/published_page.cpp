#include "read/published.hpp"

#include "read/published_tags.hpp"
#include "tests_suite/read/printed.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
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

std::size_t rows_in(const std::optional<report::Published>& report) {
  std::size_t rows = 0;
  if (!report) return rows;
  for (const auto& section : report->sections) rows += section.rows.size();
  return rows;
}

TEST(PublishedPage, LosesNoMoreThanWhatWasCutOff) {
  const auto whole = fixture("page.html");
  std::size_t rows = 0;
  for (std::size_t at = 0; at < whole.size(); at += 50) {
    const auto report = parse_published(std::string_view(whole).substr(0, at));

    EXPECT_GE(rows_in(report), rows) << at;
    rows = rows_in(report);
    EXPECT_TRUE(!report || !report->lost.empty()) << at;
  }
  EXPECT_EQ(rows, 12U);
}

// The numbers of a row as the page has them, whole or not at all.
void expect_whole_numbers(const report::Published& cut, const report::Published& whole) {
  for (std::size_t i = 0; i < cut.sections.at(0).rows.size(); ++i) {
    const auto& row = cut.sections[0].rows[i];
    const auto& expected = whole.sections.at(0).rows.at(i);
    EXPECT_EQ(row.title, expected.title);
    EXPECT_EQ(row.value.value_or(*expected.value), expected.value) << row.title;
    EXPECT_EQ(row.seconds.value_or(*expected.seconds), expected.seconds) << row.title;
    EXPECT_EQ(row.samples.value_or(*expected.samples), expected.samples) << row.title;
  }
}

TEST(PublishedPage, TakesNoHalfNumberForAWholeOne) {
  const auto bytes = fixture("page.html");
  const auto whole = parse_published(bytes).value();
  for (std::size_t at = bytes.find("Iters."); at < bytes.size(); at += 7) {
    SCOPED_TRACE(at);
    const auto cut = parse_published(std::string_view(bytes).substr(0, at)).value();
    ASSERT_EQ(cut.sections.size(), 1U);
    expect_whole_numbers(cut, whole);
    EXPECT_EQ(cut.sections[0].began, whole.sections[0].began);
  }
}

}  // namespace
}  // namespace unixmark::read
