// The page's pictures, where the goldens do not say what matters.
#include "analysis/assess.hpp"
#include "analysis/compare.hpp"
#include "tests_suite/write/comparisons.hpp"
#include "tests_suite/write/judged.hpp"
#include "tests_suite/write/published_sample.hpp"
#include "tests_suite/write/sample.hpp"
#include "tests_suite/write/sweep_sample.hpp"
#include "write/comparison.hpp"
#include "write/grid.hpp"
#include "write/writers.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <regex>
#include <string>
#include <vector>

namespace unixmark::write {
namespace {

report::Report judged() {
  const auto record = judged_sample();
  return analysis::full_report(record.header, record.events);
}

// The page without the JSON that it holds.
std::string page_of(const report::Report& report) {
  const auto page = html(report);
  return page.substr(0, page.find("<script"));
}

std::size_t count(const std::string& text, const std::string& what) {
  std::size_t found = 0;
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++found;
  return found;
}

// What stands in the picture of a pass, from its tooltip to its end.
std::string drawn(const std::string& page, const std::string& tooltip) {
  const auto begin = page.find("<g><title>" + tooltip);
  return begin == std::string::npos ? std::string{}
                                    : page.substr(begin, page.find("</g>", begin) - begin);
}

TEST(HtmlPictures, RingASuspectPassAndSayWhy) {
  const auto pass = drawn(page_of(judged()), "pass 5: 19380.0 lps, -3.");

  EXPECT_NE(pass.find("; other processes used 7.2 % of a processor (suspect)</title>"),
            std::string::npos)
      << pass;
  EXPECT_NE(pass.find("class=\"ring\""), std::string::npos) << pass;
}

TEST(HtmlPictures, DashTheRingOfAMereNotice) {
  const auto pass = drawn(page_of(judged()), "pass 2: ");

  EXPECT_NE(pass.find("class=\"ring notice\""), std::string::npos) << pass;
}

TEST(HtmlPictures, LeaveDroppedPassesHollow) {
  const auto page = page_of(judged());

  EXPECT_NE(drawn(page, "pass 5: ").find("class=\"dropped\""), std::string::npos);
  EXPECT_NE(drawn(page, "pass 1: ").find("class=\"kept\""), std::string::npos);
  EXPECT_NE(drawn(page, "pass 11: ").find("class=\"outside\""), std::string::npos);
}

TEST(HtmlPictures, CrossAFailedPass) {
  const auto record = sample();
  const auto page = page_of(analysis::full_report(record.header, record.events));

  EXPECT_NE(drawn(page, "pass 1: failed: copy 2 of 2").find("class=\"failed\""), std::string::npos);
}

TEST(HtmlPictures, AllHaveATitleAndADescription) {
  for (const auto& record : {sample(), hostile_sample(), judged_sample()}) {
    const auto page = page_of(analysis::full_report(record.header, record.events));

    EXPECT_EQ(count(page, "<svg "), count(page, "<desc>") + count(page, "aria-hidden"));
    EXPECT_EQ(count(page, "role=\"img\"><title>"), count(page, "role=\"img\""));
  }
}

// Every kind of page that there is.
std::vector<std::string> all_pages() {
  const auto sweep = sweep_sample();
  const Grid grid{.title = "a", .above = {}, .columns = {"b"}, .lines = {{"c"}}, .below = {}};
  return {html(judged()), html(analysis::full_report(sweep.header, sweep.events)),
          html(published_sample()),
          comparison_html(analysis::compare(printed_host(), printed_guest())), grid_html(grid)};
}

TEST(Html, LoadsNothingFromAnywhereAndRunsNothing) {
  for (const auto& page : all_pages()) {
    const auto head = page.substr(0, page.find("</head>"));

    EXPECT_NE(
        head.find("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                  "style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action "
                  "'none'\">\n<meta name=\"viewport\""),
        std::string::npos)
        << head.substr(0, 500);
    EXPECT_EQ(count(page, "<script"), count(page, "<script type=\"application/json\""));
    EXPECT_EQ(page.find("http://"), std::string::npos);
  }
}

TEST(Html, IsCalledByWhatItShows) {
  const auto title = [](const std::string& page) {
    const auto begin = page.find("<title>") + 7;
    return page.substr(begin, page.find("</title>", begin) - begin);
  };
  auto ours = published_sample();
  ours.program = "unixmark";
  ours.version = "0.1.0";
  const auto sweep = sweep_sample();
  auto untold = judged();
  untold.header.began = {};

  EXPECT_EQ(title(html(published_sample())), "UnixBench 5.1.3 of web-08, as printed");
  EXPECT_EQ(title(html(ours)), "unixmark 0.1.0 of web-08, as printed");
  EXPECT_TRUE(
      title(html(analysis::full_report(sweep.header, sweep.events))).starts_with("Sweep of "));
  EXPECT_EQ(title(html(untold)), "UnixBench of web-07");
}

TEST(Html, BeginsWithTheGradeAndItsReasons) {
  const auto page = page_of(judged());
  const auto grade = page.find("class=\"grade grade-C\"");

  ASSERT_NE(grade, std::string::npos);
  EXPECT_LT(grade, page.find("other processes used 7.2 %"));
  EXPECT_LT(page.find("other processes used 7.2 %"), page.find("<main>"));
}

TEST(Html, ShowsBothIntervalsOfAnIndex) {
  const auto page = page_of(judged());

  EXPECT_NE(page.find("<span>Index (classic rule) "), std::string::npos);
  EXPECT_NE(page.find("<span>Index (robust) "), std::string::npos);
}

TEST(Html, TellsThatASessionWasResumed) {
  auto report = judged();
  report.resumptions = {{report.header.began, report.header.began, {"another kernel"}}};

  EXPECT_NE(page_of(report).find("although it had changed: another kernel"), std::string::npos);
}

TEST(Html, StaysSmallWithThousandsOfPasses) {
  auto report = judged();
  auto& row = report.sections[0].rows[0];
  for (auto& copy : row.passes[0].members) copy.running.clear();
  while (row.passes.size() < 2000) {
    row.passes.push_back(row.passes[0]);
    row.flags.push_back(row.flags[4]);
  }

  const auto page = page_of(report);

  EXPECT_LE(count(page, "<g><title>"), 120);
  EXPECT_LT(page.size(), 100'000);
  EXPECT_NE(page.find("The first 120 of 2000 passes"), std::string::npos);
}

TEST(Html, HasNoNumbersThatAreNone) {
  constexpr auto nan = std::numeric_limits<double>::quiet_NaN();
  constexpr auto infinity = std::numeric_limits<double>::infinity();
  for (const double bad : {nan, infinity, -infinity, 0.0, 1e300}) {
    auto report = judged();
    auto& row = report.sections[0].rows[0];
    row.classic->low = row.classic->high = bad;
    row.robust->interval->low = row.robust->median = bad;
    report.sections[0].tables[0].robust->interval.low = bad;
    const auto page = page_of(report);

    const std::regex place(R"re( (?:[cxy][12xy]?|r|width|height|d)="[^"]*(nan|inf))re");
    EXPECT_FALSE(std::regex_search(page, place)) << bad;
  }
}

}  // namespace
}  // namespace unixmark::write
