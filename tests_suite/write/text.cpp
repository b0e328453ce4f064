// What scripts depend on in the classic report.
#include "base/text.hpp"
#include "read/journal.hpp"
#include "tests_suite/write/sample.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"
#include "write/writers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <string>
#include <vector>

namespace unixmark::write {
namespace {

report::Row row(const std::string& title, std::optional<double> score) {
  report::Row made;
  made.test.title = title;
  made.test.unit = "lps";
  made.score = score;
  made.seconds = 10;
  made.samples = 7;
  return made;
}

report::Report report_with(std::vector<report::Row> rows, std::vector<report::IndexTable> tables) {
  report::Report report;
  report.complete = true;
  report.ended = true;
  report.sections.push_back({.copies = 1,
                             .began = {},
                             .ended = {},
                             .rows = std::move(rows),
                             .tables = std::move(tables)});
  return report;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (const auto line : split(text, '\n')) lines.emplace_back(line);
  return lines;
}

bool holds(const std::string& text, const std::string& line) {
  const auto lines = lines_of(text);
  return std::ranges::find(lines, line) != lines.end();
}

std::string golden_sample() {
  const auto record = sample();
  return text(report::build_report(record.header, record.events));
}

TEST(Text, AlwaysSaysSamplesAndKeepsItsColumns) {
  auto one = row("Pipe Throughput", 2410455.04);
  one.samples = 1;

  EXPECT_TRUE(
      holds(text(report_with({one}, {})),
            "Pipe Throughput                             2410455.0 lps   (10.0 s, 1 samples)"));
}

TEST(Text, MovesTheRestWhereAValueIsTooWide) {
  const auto wide = row("A title of more than forty columns, all told", 123456789012345.0);

  EXPECT_TRUE(holds(
      text(report_with({wide}, {})),
      "A title of more than forty columns, all told 123456789012345.0 lps   (10.0 s, 7 samples)"));
}

TEST(Text, ShowsDashesForATestWithoutBaseline) {
  auto known = row("Pipe Throughput", 12440);
  known.baseline = 12440;
  known.index = 10;
  const auto report = report_with({known, row("Unknown Throughput", 5)},
                                  {{"System Benchmarks", {0, 1}, false, 10.0}});

  EXPECT_TRUE(holds(text(report),
                    "Unknown Throughput                                ---          5.0      ---"));
}

TEST(Text, SaysWhereNoTestHasABaseline) {
  const auto report =
      report_with({row("Arithoh", 5)}, {{"Non-Index Benchmarks", {0}, false, std::nullopt}});

  EXPECT_TRUE(holds(text(report), "No index results available for Non-Index Benchmarks"));
}

TEST(Text, SaysNoMeasuredResultsOnlyWhereThereAreNone) {
  auto failed = row("Pipe Throughput", std::nullopt);
  failed.failure = "it crashed";

  EXPECT_TRUE(holds(text(report_with({failed}, {})), "  no measured results"));
  EXPECT_TRUE(holds(text(report_with({}, {})), "  no measured results"));
  EXPECT_TRUE(holds(text(report::Report{}), "  no measured results"));
  EXPECT_EQ(golden_sample().find("no measured results"), std::string::npos);
}

TEST(Text, SplitsAtRunsOfHyphensIntoHeadAndRuns) {
  const auto whole = golden_sample();
  const std::regex rule("-{41,}");

  const auto rules = std::distance(std::sregex_iterator(whole.begin(), whole.end(), rule), {});

  EXPECT_EQ(rules, 2);
  EXPECT_NE(whole.find("\n" + std::string(72, '-') + "\nBenchmark Run: "), std::string::npos);
}

// As programs tell rows: by their last words.
TEST(Text, HasRowsOnlyWhereRowsBelong) {
  const std::regex index(R"(^.*\s[\d.-]+\s+[\d.-]+\s+[\d.-]+$)");
  const std::regex result(R"(^.*\s[\d.]+\s\S+\s+\([\d.]+ s, \d+ samples\)$)");
  int index_rows = 0;
  int result_rows = 0;

  for (const auto& line : lines_of(golden_sample())) {
    index_rows += std::regex_match(line, index) ? 1 : 0;
    result_rows += std::regex_match(line, result) ? 1 : 0;
  }

  EXPECT_EQ(index_rows, 12 + 11);
  EXPECT_EQ(result_rows, 12 + 11);
}

TEST(Text, HoldsTheWordScoreOnlyWhereScoresStand) {
  for (const auto& record : {sample(), hostile_sample()}) {
    const auto report = report::build_report(record.header, record.events);

    const auto lines = lines_of(text(report));

    const auto scores = std::ranges::count_if(
        lines, [](const std::string& line) { return line.find("Score") != std::string::npos; });
    EXPECT_EQ(scores, static_cast<std::ptrdiff_t>(report.sections.size()));
  }
}

TEST(Text, IndentsEveryLineOfTheHowSureBlock) {
  const auto lines = lines_of(golden_sample());
  auto line = std::ranges::find(lines, "How sure");
  ASSERT_NE(line, lines.end());

  for (++line; !line->empty(); ++line) EXPECT_TRUE(line->starts_with("  ")) << *line;
}

TEST(Text, BreaksWhatItSaysOfATestBetweenClauses) {
  auto sure = row("Dhrystone 2 using register variables", 1000);
  sure.robust = score::Robust{9, 995, 1000, 1010, 0.002, {}, {}};
  sure.robust->interval =
      score::MedianInterval{.low = 997, .high = 1003, .level = 0.961, .logarithm = {}};
  sure.classic = score::ClassicInterval{.low = 996, .high = 1004, .logarithm = {}};

  const auto whole = text(report_with({sure}, {}));

  EXPECT_NE(whole.find("  Dhrystone 2 using register variables: median 1000.0 lps +-0.3 % (9 "
                       "passes);\n"
                       "    passes within -0.5 % to +1.0 %, MAD 0.2 %, 96.1 % level;\n"
                       "    classic result +-0.4 %\n"),
            std::string::npos)
      << whole;
}

TEST(Text, BeginsAReasonBesideItsTitle) {
  auto failed = row("Pipe Throughput", std::nullopt);
  failed.failure = "pass 1: copy 2 of 2: fork: Resource temporarily unavailable, and so on";

  const auto whole = text(report_with({failed}, {}));

  EXPECT_NE(whole.find("\n  Pipe Throughput: failed: pass 1: copy 2 of 2: fork: Resource "
                       "temporarily\n      unavailable, and so on\n"),
            std::string::npos)
      << whole;
}

// A report whose block How sure has all that may be long.
report::Report talkative() {
  auto failed = row("Pipe Throughput", std::nullopt);
  failed.failure = "pass 1: " + std::string(190, 'x') + " 12.0 13.0 14.0 and more of it";
  auto noisy = row("Process Creation", 1000);
  noisy.remarks = {"said 'System Benchmarks Index Score " + std::string(40, 'y') +
                   " 12.0 13.0 14.0 5.0 lps (10.0 s, 7 samples) --- and 7 more words'"};
  noisy.findings = {"\u6d4b\u8bd5 " + std::string(70, 'z')};
  auto report = report_with({failed, noisy}, {});
  report.grade = report::Grade{.letter = 'C', .reasons = {std::string(100, 'v') + " more", "two"}};
  report.header.plan.note = std::string(120, 'n');
  report.header.settings = {"UB_TMPDIR=/a/folder/" + std::string(90, 'w'), "TWO=2"};
  return report;
}

TEST(Text, IsEightyColumnsWideInWhatItAdds) {
  const auto whole = text(talkative());

  for (const auto& line : lines_of(whole.substr(whole.find("How sure")))) {
    EXPECT_LE(width_of(line), 80U) << line;
    EXPECT_FALSE(ends_like_a_row(line)) << line;
  }
}

TEST(Text, GivesAGradeItsReasons) {
  auto report = report_with({}, {});
  report.grade = report::Grade{.letter = 'B', .reasons = {std::string(60, 'x'), "second", "third"}};
  const auto whole = text(report);

  EXPECT_TRUE(holds(whole, "  grade B: " + std::string(60, 'x') + "; second;")) << whole;
  EXPECT_TRUE(holds(whole, "    third")) << whole;
  report.grade->reasons.clear();
  EXPECT_TRUE(holds(text(report), "  grade B: nothing disturbed the passes"));
}

TEST(Text, SharesLinesAmongManyProcessorsThatAreAlike) {
  auto report = report_with({}, {});
  for (int id = 0; id < 64; ++id) {
    report.header.machine.processors.push_back({.id = id,
                                                .model = "EPYC",
                                                .bogomips = 4900,
                                                .flags = {"MMX", "x86-64"},
                                                .max_khz = 0,
                                                .core = {}});
  }

  const auto whole = text(report);

  EXPECT_NE(whole.find("   CPU 0-63: EPYC (4900.0 bogomips)\n          MMX, x86-64\n"),
            std::string::npos);
  EXPECT_TRUE(holds(whole, "64 CPUs in system; running 1 parallel copy of tests"));
}

TEST(Text, NamesABaselineOtherThanTheUsualOne) {
  auto report = report_with({}, {});
  report.header.baseline.name = "sparc20";
  EXPECT_EQ(text(report).find("Baseline"), std::string::npos);

  report.header.baseline.name = "baselines/mine 1 2 3\n.base";
  EXPECT_TRUE(holds(text(report), "   Baseline: baselines/mine 1 2 3 .base")) << text(report);
  EXPECT_NE(markdown(report).find("Baseline: baselines/mine"), std::string::npos);
}

TEST(Text, SaysWhereAJournalDoesNotTellWhenItWas) {
  const auto untold = report_with({row("Pipe Throughput", 5)}, {});

  for (const auto& whole : {text(untold), html(untold), markdown(untold)}) {
    EXPECT_NE(whole.find("not told"), std::string::npos) << whole;
    EXPECT_EQ(whole.substr(0, whole.find("<script")).find("1970"), std::string::npos) << whole;
  }
  EXPECT_TRUE(holds(text(untold), "Benchmark Run: not told"));
}

TEST(Text, StandsWhereTheMachineTellsNothing) {
  const auto whole = text(report_with({}, {}));

  EXPECT_TRUE(
      whole.starts_with("   BYTE UNIX Benchmarks (Version 6.0.0)\n\n   System: : GNU/Linux\n"));
  EXPECT_TRUE(holds(whole, "   Machine:  (unknown)"));
  EXPECT_TRUE(holds(whole, "   ; runlevel unknown"));
  EXPECT_TRUE(holds(whole, "1 CPU in system; running 1 parallel copy of tests"));
}

}  // namespace
}  // namespace unixmark::write
