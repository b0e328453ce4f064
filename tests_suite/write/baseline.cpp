#include "write/baseline.hpp"

#include "base/text.hpp"
#include "report/scores.hpp"
#include "score/index.hpp"
#include "tests_suite/report/sample.hpp"
#include "write/columns.hpp"

#include <utility>

#include <gtest/gtest.h>

namespace unixmark::write {
namespace {

report::PublishedRow row(std::string test, std::optional<double> value, std::string unit) {
  report::PublishedRow row;
  row.test = std::move(test);
  row.title = row.test;
  row.value = value;
  row.unit = std::move(unit);
  return row;
}

report::Report measured() {
  auto header = report::sample::header({"pipe", "spawn"});
  header.version = "0.1.0";
  header.host = "web-07";
  header.machine.processors.resize(2);
  for (auto& processor : header.machine.processors) processor.model = "Fast One";
  header.build = {.compiler = "gcc 12.2.0", .flags = "-O3", .hash = "0123456789abcdef"};
  return report::build_report(header, report::sample::session({"pipe", "spawn"}));
}

report::Published printed() {
  report::Published report;
  report.version = "5.1.3";
  report.host = "old-01";
  report.facts = {{"processor", "Slow One"}};
  auto& section = report.sections.emplace_back();
  section.copies = 8;
  section.processors = 8;
  section.began = "Sun Mar 27 2011 10:11:12";
  section.rows = {row("pipe", 1234.5, "lps"), row("shell8", 0.7, "lpm")};
  return report;
}

// The indexes of a report's own scores by the table made of it.
std::vector<double> indexes(const report::Report& report, double rating) {
  const auto scores = report::scores_of(report, {.copies = {}, .rating = rating});
  const auto table = score::parse_baseline(baseline(report, scores, "x.log"), "x.base");
  std::vector<double> values;
  for (const auto& one : report.sections[0].rows) {
    values.push_back(score::index_value(*one.score, table.score(one.test.name).value_or(0)));
  }
  return values;
}

TEST(Baseline, RatesTheMachineThatItIsMadeOfAsAskedFor) {
  for (const double index : indexes(measured(), 10)) EXPECT_DOUBLE_EQ(index, 10);
  for (const double index : indexes(measured(), 100)) EXPECT_DOUBLE_EQ(index, 100);
  for (const double index : indexes(measured(), 3.7)) EXPECT_DOUBLE_EQ(index, 3.7);
}

TEST(Baseline, RatesTheMachineOfAPrintedReportLikewise) {
  const auto report = printed();
  const auto scores = report::scores_of(report, {.copies = 8, .rating = 10});

  const auto table = score::parse_baseline(baseline(report, scores, "old.txt"), "old.base");

  EXPECT_EQ(score::index_value(1234.5, *table.score("pipe")), 10);
  EXPECT_EQ(score::index_value(0.7, *table.score("shell8")), 10);
}

TEST(Baseline, SaysWhereItCameFrom) {
  const auto report = measured();

  const auto text = baseline(report, report::scores_of(report, {}), "web-07-2026-11-30-01.log");

  EXPECT_TRUE(text.starts_with(
      "# web-07 with 1 parallel copy, rated 10. Made from web-07-2026-11-30-01.log.\n"
      "# Processors: 2 x Fast One\n"
      "# Begun: Fri Jan 15 2027 09:00:00\n"
      "# Measured by: unixmark 0.1.0, profile 6.0, gcc 12.2.0 -O3, kernels\n"
      "#   0123456789abcdef\n"
      "# Not in the report: dhry2reg whetstone-double execl fstime"))
      << text;
  EXPECT_NE(text.find("\npipe|10|lps|114.89"), std::string::npos) << text;
  EXPECT_TRUE(text.ends_with("|2\n")) << text;
}

TEST(Baseline, SaysOfAPrintedReportWhatItTells) {
  auto report = printed();
  report.sections[0].rows.push_back(row("spawn", {}, "lps"));
  report.sections[0].rows.back().failure = "no memory";

  const auto text = baseline(report, report::scores_of(report, {}), "old.txt");

  EXPECT_TRUE(
      text.starts_with("# old-01 with 8 parallel copies, rated 10. Made from old.txt.\n"
                       "# Processors: 8 x Slow One\n"
                       "# Begun: Sun Mar 27 2011 10:11:12\n"
                       "# Measured by: UnixBench 5.1.3\n"
                       "# Left out: spawn, failed: no memory\n"))
      << text;
  EXPECT_NE(text.find("\npipe|10|lps|1234.5|1234.5|1\n"), std::string::npos) << text;
}

TEST(Baseline, LeavesOutWhatAReportDoesNotTell) {
  report::Published report;
  report.sections.emplace_back().rows = {row("pipe", 9.5, "")};

  const auto text = baseline(report, report::scores_of(report, {}), "x");

  EXPECT_TRUE(text.starts_with(
      "# a machine whose name is not told, copies not told, rated 10. Made from x.\n"
      "# Measured by: UnixBench\n"
      "# Seconds, samples or unit not told, but as usual: pipe\n"
      "# Not in the report: "))
      << text;
}

TEST(Baseline, KeepsForeignTextInItsComments) {
  auto report = printed();
  report.host = "evil\npipe|10|lps|1|1|7\r\x1B[2J";
  report.sections[0].began = std::string(1000, 'x') + "\nspawn|1|lps|1|1|1";

  const auto text = baseline(report, report::scores_of(report, {}), "a\nsyscall|1|lps|1|1|1");

  const auto table = score::parse_baseline(text, "x");
  EXPECT_EQ(table.rows.size(), 2U);
  EXPECT_EQ(table.score("pipe"), 1234.5);
  EXPECT_EQ(text.find('\x1B'), std::string::npos);
  for (const auto line : split(text, '\n')) EXPECT_LE(width_of(line), 80U) << line;
}

}  // namespace
}  // namespace unixmark::write
