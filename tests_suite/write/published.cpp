// Every format of a report of which only what was printed is known.
#include "base/error.hpp"
#include "base/text.hpp"
#include "read/reading.hpp"
#include "tests_suite/write/golden.hpp"
#include "tests_suite/write/published_sample.hpp"
#include "write/writers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <variant>
#include <vector>

namespace unixmark::write {
namespace {

report::Published read_again(const std::string& bytes) {
  return std::get<report::Published>(read::parse_report(bytes));
}

bool holds(const std::string& text, const std::string& line) {
  return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
}

TEST(PublishedFormats, AreTheSameToTheByte) {
  const auto report = published_sample();

  expect_golden("published.txt", text(report));
  expect_golden("published.html", html(report));
  expect_golden("published.csv", csv(report));
  expect_golden("published.tests.csv", csv_tests(report));
  expect_golden("published.passes.csv", csv_passes(report));
  expect_golden("published.json", json(report));
  expect_golden("published.md", markdown(report));
}

TEST(PublishedFormats, JsonAndPageGiveTheSameReportBack) {
  const auto report = published_sample();

  EXPECT_EQ(read_again(json(report)), report);
  EXPECT_EQ(read_again(html(report)), report);
}

TEST(PublishedFormats, JsonAndPageRenderAgainToTheSameBytesWhateverNamesHold) {
  const auto report = hostile_published();

  for (const auto& again : {read_again(json(report)), read_again(html(report))}) {
    EXPECT_EQ(text(again), text(report));
    EXPECT_EQ(html(again), html(report));
    EXPECT_EQ(csv_passes(again), csv_passes(report));
    EXPECT_EQ(json(again), json(report));
  }
}

// What a text has no place for.
report::PublishedSection without_lines(report::PublishedSection section) {
  section.line = 0;
  for (auto& row : section.rows) {
    row.line = 0;
    row.rates.clear();
    if (!row.failure.empty()) row.seconds.reset();
    if (!row.failure.empty()) row.samples.reset();
  }
  for (auto& table : section.tables) {
    table.line = 0;
    table.score_line = 0;
    table.recomputed = to_double(fixed(table.recomputed.value_or(0), 1));
    for (auto& row : table.rows) row.line = 0;
  }
  std::ranges::sort(section.rows, {}, &report::PublishedRow::title);
  std::ranges::sort(section.tables, {}, &report::PublishedTable::category);
  return section;
}

TEST(PublishedText, IsReadAgainAsTheSameReport) {
  const auto report = published_sample();

  const auto again = read_again(text(report));

  EXPECT_EQ(again.version, report.version);
  EXPECT_EQ(again.host, report.host);
  EXPECT_EQ(again.facts, report.facts);
  ASSERT_EQ(again.sections.size(), report.sections.size());
  EXPECT_EQ(without_lines(again.sections[0]), without_lines(report.sections[0]));
  EXPECT_EQ(again.sections[1].began, report.sections[1].began);
}

TEST(PublishedText, OfOldVersionsIsReadAgainAsOfThem) {
  report::Published report;
  report.version = "4.0.1";
  report.facts = {{"system", "Linux web-08 2.4.19 #10 i686 unknown"}};
  report.host = "web-08";

  const auto again = read_again(text(report));

  EXPECT_EQ(again.version, report.version);
  EXPECT_EQ(again.host, report.host);
  EXPECT_EQ(again.facts, report.facts);
}

TEST(PublishedText, OfUnixmarkBearsTheVersionOfItsWork) {
  report::Published report;
  report.program = "unixmark";
  report.version = "0.1.0";
  report.facts = {{"measured by", "unixmark 0.1.0, profile 6.0, gcc 12.2.0 -O3, kernels 0123"},
                  {"baseline", "mine"},
                  {"profile", "6.0"},
                  {"compiler", "gcc 12.2.0"},
                  {"flags", "-O3"},
                  {"kernels", "0123"}};

  const auto whole = text(report);

  EXPECT_TRUE(whole.starts_with("   BYTE UNIX Benchmarks (Version 6.0.0)\n")) << whole;
  EXPECT_EQ(read_again(whole).facts, report.facts);
  EXPECT_EQ(read_again(whole).version, "0.1.0");
}

// Whatever is there twice stays as it is.
TEST(PublishedText, KeepsTheNumbersOfProcessorsAndFactsThatComeAgain) {
  report::Published report;
  report.host = "mill";
  report.facts = {{"system", "GNU/Linux"},  {"system", "another"}, {"processors", "0-63"},
                  {"processor", "A"},       {"features", "MMX"},   {"processor", "B"},
                  {"uptime", "up 16 days"}, {"runlevel", "5"},     {"uptime", "up 17 days"}};

  const auto whole = text(report);

  EXPECT_TRUE(holds(whole, "   CPU 0-63: A")) << whole;
  EXPECT_TRUE(holds(whole, "   CPU 64: B")) << whole;
  EXPECT_EQ(read_again(whole).facts, report.facts);
}

TEST(PublishedText, ShowsARowOfATableWhoseResultWasLost) {
  auto report = published_sample();
  report.sections[0].tables[1].rows[0].value.reset();

  EXPECT_TRUE(holds(text(report),
                    "Dhrystone 2 using register variables         116700.0          ---   2681.0"));
}

TEST(PublishedText, TellsFailuresAndLossesBelowTheTables) {
  const auto whole = text(published_sample());

  EXPECT_TRUE(
      holds(whole, "  Execl Throughput: failed: its result is 0.0, which stands for a failure"));
  EXPECT_TRUE(holds(whole, "What was lost\n  line 33: the number of copies"));
  EXPECT_TRUE(holds(whole, "  the end of the last run"));
  EXPECT_TRUE(holds(whole,
                    "Warnings\n  line 30: a score of 3171.8 is shown, and the rows make "
                    "3161.4 (as told)"));
}

// As programs tell rows: by their last words.
TEST(PublishedText, HasRowsOnlyWhereRowsBelong) {
  const std::regex row(R"(.*\s([\d.-]+\s+[\d.-]+\s+[\d.-]+|\([\d.]+ s, \d+ samples\)))");
  report::Published report;
  report.lost = hostile_published().lost;
  report.warnings = hostile_published().warnings;
  const auto whole = text(report);

  for (const auto line : split(whole, '\n')) {
    EXPECT_FALSE(std::regex_match(std::string(line), row)) << line;
  }
  EXPECT_EQ(whole.find("Score"), std::string::npos);
  EXPECT_EQ(whole.find("Benchmark Run:"), std::string::npos);
  EXPECT_EQ(whole.find('\x1b'), std::string::npos);
}

TEST(PublishedText, HasOneRuleARun) {
  const auto whole = text(hostile_published());
  const std::regex rule("-{41,}");

  EXPECT_EQ(std::distance(std::sregex_iterator(whole.begin(), whole.end(), rule), {}), 1);
}

TEST(PublishedText, SaysWhereNothingWasMeasured) {
  report::Published report;
  EXPECT_TRUE(holds(text(report), "  no measured results"));

  report.sections.emplace_back();
  EXPECT_TRUE(holds(text(report), "  no measured results"));
}

TEST(PublishedHtml, LetsNoNameOpenOrCloseAnything) {
  const auto page = html(hostile_published());

  EXPECT_EQ(page.find("<b>\""), std::string::npos);
  EXPECT_EQ(page.find("</script>"), page.rfind("</script>"));
}

TEST(PublishedHtml, NeedsNothingFromElsewhere) {
  const auto page = html(published_sample());

  for (const auto* reference : {"http:", "https:", "src=", "href=", "url(", "@import"}) {
    EXPECT_EQ(page.find(reference), std::string::npos) << reference;
  }
}

TEST(PublishedCsv, HasTheClassicColumns) {
  EXPECT_EQ(csv(published_sample()).substr(0, 47),
            "Concurrency,2D graphics: rectangles,A test that");
  EXPECT_NE(csv(published_sample()).find("\n1,100.5,,31286938.9,,2602655.6,3380.0\n"),
            std::string::npos);
}

TEST(PublishedCsv, OfPassesSaysWhereThereAreNone) {
  auto report = published_sample();
  for (auto& row : report.sections[0].rows) row.rates.clear();

  EXPECT_THROW(static_cast<void>(csv_passes(report)), Error);
}

TEST(PublishedFormats, CountLossesBeyondAHundred) {
  report::Published report;
  report.lost.assign(103, {7, "a row"});

  for (const auto& bytes : {text(report), html(report), markdown(report)}) {
    EXPECT_NE(bytes.find("and 3 more"), std::string::npos) << bytes.substr(0, 200);
  }
  EXPECT_EQ(read_again(json(report)).lost.size(), 103);
}

TEST(PublishedFormats, StandWithoutAnything) {
  const report::Published nothing;

  EXPECT_EQ(csv(nothing), "Concurrency\n");
  EXPECT_NE(markdown(nothing).find("No measured results."), std::string::npos);
  EXPECT_NE(html(nothing).find("There are no measured results."), std::string::npos);
  EXPECT_EQ(read_again(json(nothing)), nothing);
}

}  // namespace
}  // namespace unixmark::write
