// A sweep's text: how wide it is, and that it is the same once it was read again.
#include "analysis/assess.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "read/published.hpp"
#include "read/reading.hpp"
#include "tests_suite/write/golden.hpp"
#include "tests_suite/write/sample.hpp"
#include "tests_suite/write/sweep_sample.hpp"
#include "write/columns.hpp"
#include "write/published_parts.hpp"
#include "write/text_parts.hpp"
#include "write/writers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace unixmark::write {
namespace {

using report::Figure;
using report::Published;
using report::Report;

// A sweep on a machine that tells what machines tell.
Report told_sweep() {
  auto record = sweep_sample();
  auto& machine = record.header.machine;
  machine.os_name = "Debian GNU/Linux 12";
  machine.kernel_name = "Linux";
  machine.kernel_release = "6.1.0-9-amd64";
  machine.kernel_version = "#1 SMP Debian 6.1.27-1";
  machine.architecture = "x86_64";
  machine.platform = "x86_64";
  machine.language = "en_US.utf8";
  machine.charmap = "UTF-8";
  machine.collate = "en_US.utf8";
  machine.uptime_line = "09:00:00 up 3 days, 1 user, load average: 0.00, 0.01, 0.05";
  machine.runlevel = "2024-01-01";
  for (int id = 0; id < 8; ++id) {
    sys::Processor processor;
    processor.id = id;
    processor.model = "Quern(R) Q7";
    processor.bogomips = 4800.2;
    processor.flags = {"x86-64", "MMX", "Physical Address Ext"};
    machine.processors.push_back(processor);
  }
  record.header.brief = true;
  record.header.build = {};
  record.header.build.compiler = "gcc 12.2.0";
  record.header.build.flags = "-O3 -ffast-math";
  record.header.build.hash = "0123456789abcdef";
  return analysis::full_report(record.header, record.events);
}

Published printed(const std::string& bytes) {
  return std::get<Published>(read::parse_report(bytes));
}

// The text of what `bytes` hold; empty where that is no report.
std::string shown_again(const std::string& bytes) {
  const auto report = read::parse_published(bytes);
  return report ? text(*report) : std::string{};
}

std::string from_rule(const std::string& text) {
  return text.substr(std::min(text.find(std::string(72, '-')), text.size()));
}

void expect_same_again(const Report& report) {
  const auto whole = text(report);
  const auto again = printed(whole);

  EXPECT_EQ(text(again), whole);
  EXPECT_TRUE(again.lost.empty()) << loss_text(again.lost.front());
  EXPECT_TRUE(again.warnings.empty());
}

std::size_t widest(const std::string& text) {
  std::size_t most = 0;
  for (const auto line : split(text, '\n')) most = std::max(most, width_of(line));
  return most;
}

TEST(SweepText, IsTheSameOnceItWasReadAgain) {
  expect_same_again(told_sweep());
}

TEST(SweepText, OfTheGoldenIsTheSameFromItsRuleOn) {
  const auto whole = golden("sweep.txt");

  EXPECT_EQ(from_rule(text(printed(whole))), from_rule(whole));
}

TEST(SweepText, IsTheSameAgainWithEveryKindOfFit) {
  for (const auto model :
       {score::ScalingModel::Linear, score::ScalingModel::Amdahl, score::ScalingModel::Usl}) {
    auto report = told_sweep();
    auto& fit = report.scaling->tests.at(0).fit.value();
    fit.curve.model = model;
    fit.curve.kappa = 1.234e-5;
    fit.kappa = {0, 9.87e-4};
    fit.peak = 123.4;
    fit.kappa_identified = model == score::ScalingModel::Usl;
    report.scaling->tests.at(1).fit.reset();
    report.scaling->tests.at(1).no_fit =
        "no model: up to 6 copies only 1 number of them had six "
        "passes, and it takes 3 of these";

    expect_same_again(report);
  }
}

TEST(SweepText, IsTheSameAgainWhereFiguresAreMissing) {
  auto report = told_sweep();
  auto& test = report.scaling->tests.at(0);
  for (auto& point : test.points) {
    point.speed_up.reset();
    point.efficiency.reset();
    point.serial.reset();
  }
  test.points.at(0).fairness.reset();
  auto& other = report.scaling->tests.at(1);
  for (auto& point : other.points) {
    point.rate.interval.reset();
    point.fairness.reset();
    if (point.speed_up) point.speed_up->interval.reset();
    if (point.serial) point.serial->interval.reset();
  }

  expect_same_again(report);
}

TEST(SweepText, IsTheSameAgainWithEveryMark) {
  auto report = told_sweep();
  auto& scaling = *report.scaling;
  scaling.cores = 4;
  scaling.quota = 4.25;
  scaling.borders = {2, 4};
  scaling.frequency_known = true;
  scaling.tests.at(0).points.at(4).impossible = true;
  scaling.tests.at(0).notes = {
      "impossible: 8 copies did 6.42 times the work of one, and the "
      "processors can give 4.25; one copy alone was slowed down, or the "
      "clock goes wrong",
      "at 3400 MHz with one copy"};

  expect_same_again(report);
}

TEST(SweepText, IsTheSameAgainWhateverTheSizeOfItsFigures) {
  for (const double rate : {0.04, 12.34, 999'999.97, 999.996e6, 1e9, 123.4e9, 4.56e13, 1e25}) {
    auto report = told_sweep();
    auto& test = report.scaling->tests.at(0);
    for (auto& point : test.points) {
      point.rate = {rate, score::Interval{rate * 0.9, rate * 1.1}};
    }
    test.fit->curve.gamma = rate;
    test.points.at(1).speed_up = Figure{12'345.678, score::Interval{1'000, 30'000}};
    test.points.at(2).serial = Figure{-12.3456, score::Interval{-123.4, 100}};

    expect_same_again(report);
    EXPECT_LE(widest(from_rule(text(report))), 80U) << rate;
  }
}

TEST(SweepText, IsReadAlsoWithThePicturesOfATerminalAndOutOfAMail) {
  const auto report = told_sweep();
  const auto plain = text(report);
  std::string quoted;
  for (const auto line : split(plain, '\n')) quoted += cat("> ", line, "\r\n");

  EXPECT_EQ(text(printed(text(report, Signs::Unicode))), plain);
  EXPECT_EQ(text(printed(quoted)), plain);
}

TEST(SweepText, IsEightyColumnsWideWhateverItHolds) {
  auto report = told_sweep();
  auto& scaling = *report.scaling;
  scaling.quota = 4.25;
  scaling.cores = 8;
  scaling.borders = {2, 4, 6, 8};
  for (int copies = 9; copies < 64; ++copies) scaling.copies.push_back(copies);
  auto& test = scaling.tests.at(0);
  test.title =
      "A test whose title is so long that it fills more than a line of eighty columns "
      "by itself, and goes on " +
      std::string(200, 'x');
  test.unit = "units-of-work-that-nobody-has-ever-heard-of-per-second-and-processor";
  test.points.at(4).copies = 1'000'000;
  test.notes = {std::string(250, 'y')};
  scaling.tests.push_back(test);
  report.header.settings = {"UB_TMPDIR=/a/folder/whose/name/is/so/long/that/it/fills/a/line/" +
                            std::string(90, 'z')};
  report.sections.at(1).rows.at(0).failure = "pass 3: " + std::string(150, 'w') + " and more words";
  report.sections.at(1).rows.at(0).remarks = {"a remark " + std::string(150, 'v')};

  EXPECT_LE(widest(from_rule(text(report))), 80U) << text(report);
}

TEST(SweepText, CutOffIsReadAsFarAsItGoes) {
  const auto whole = text(told_sweep());
  const auto cut = printed(whole.substr(0, whole.find("Pipe Throughput, lps")));

  ASSERT_TRUE(cut.sweep);
  ASSERT_EQ(cut.sweep->scaling.tests.size(), 1U);
  EXPECT_EQ(cut.sweep->scaling.tests[0].name, "dhry2reg");
  ASSERT_FALSE(cut.lost.empty());
  EXPECT_EQ(cut.lost[0].text, "how sure this sweep is");
}

TEST(SweepText, IsTheSameAgainWhereverItIsCut) {
  const auto whole = text(told_sweep());
  for (std::size_t at = 0; at < whole.size(); at += 13) {
    SCOPED_TRACE(at);
    const auto once = shown_again(whole.substr(0, at));

    EXPECT_EQ(shown_again(once), once);
  }
}

TEST(SweepText, BehindAnotherKeepsTheFirstHeadAlone) {
  const auto whole = text(told_sweep());

  const auto both = printed(whole + whole);

  EXPECT_EQ(both.facts, printed(whole).facts);
  EXPECT_EQ(text(printed(text(both))), text(both));
}

TEST(SweepText, IsKeptWhereItsHeadStandsTwice) {
  const auto whole = text(told_sweep());
  const auto head = whole.substr(0, whole.find("Scaling\n"));
  const auto once = printed(whole);

  for (const auto& doubled : {head + whole, whole.substr(0, whole.find("----")) + whole}) {
    const auto report = printed(doubled);

    ASSERT_TRUE(report.sweep);
    EXPECT_EQ(report.sweep->scaling, once.sweep->scaling);
    EXPECT_EQ(report.facts, once.facts);
    ASSERT_EQ(report.lost.size(), 1U);
    EXPECT_EQ(text(printed(text(report))), text(report));
  }
  EXPECT_EQ(printed(head + whole).lost[0].text, "the sweep above the next one: it has no tests");
}

TEST(SweepText, TellsThatItEndsInTheMiddleOfALine) {
  const auto whole = text(told_sweep());
  const auto how_sure = whole.find("How sure\n");
  for (const std::string_view cut_in : {"grade A: noth", "virtualisation: no", "clock so"}) {
    const auto report = printed(whole.substr(0, whole.find(cut_in, how_sure) + cut_in.size()));

    ASSERT_FALSE(report.lost.empty()) << cut_in;
    EXPECT_EQ(report.lost.back().text,
              "the text ends in the middle of a line: the rest is cut off");
    EXPECT_GT(report.lost.back().line, 40);
  }
  EXPECT_TRUE(printed(whole).lost.empty());
}

TEST(RunText, TellsThatItEndsInTheMiddleOfALine) {
  const auto record = sample();
  const auto whole = text(analysis::full_report(record.header, record.events));
  const auto report = printed(whole.substr(0, whole.rfind("clock source") + 7));

  ASSERT_FALSE(report.lost.empty());
  EXPECT_EQ(report.lost.back().text, "the text ends in the middle of a line: the rest is cut off");
  EXPECT_TRUE(printed(whole).lost.empty());
}

TEST(SweepText, IsReadWhereTheJournalDidNotTellWhenItBegan) {
  auto report = told_sweep();
  report.header.began = {};

  EXPECT_NE(text(report).find("\nSweep: not told - "), std::string::npos);
  expect_same_again(report);
}

TEST(SweepText, TellsALineThatIsNoneOfIt) {
  auto whole = text(told_sweep());
  replace_all(whole, "Pipe Throughput, lps", "Somebody wrote this\n\nPipe Throughput, lps");

  const auto damaged = printed(whole);

  ASSERT_EQ(damaged.lost.size(), 1U);
  EXPECT_TRUE(damaged.lost[0].text.starts_with("not understood: ")) << damaged.lost[0].text;
  EXPECT_EQ(damaged.sweep->scaling.tests.size(), 2U);
}

TEST(SweepText, GivesItsFiguresBack) {
  const auto report = told_sweep();
  const auto again = printed(text(report));

  ASSERT_TRUE(again.sweep);
  const auto& scaling = again.sweep->scaling;
  EXPECT_EQ(scaling.seed, 2026U);
  EXPECT_EQ(scaling.copies, (std::vector<int>{1, 2, 4, 6, 8}));
  EXPECT_EQ(scaling.cores, 6);
  EXPECT_EQ(scaling.processors, 8);
  EXPECT_EQ(scaling.borders, std::vector<int>{4});
  EXPECT_EQ(scaling.fit_limit, 6);
  const auto& point = scaling.tests.at(0).points.at(2);
  const auto& measured = report.scaling->tests.at(0).points.at(2);
  EXPECT_NEAR(point.rate.value, measured.rate.value, 5e3);
  EXPECT_NEAR(point.speed_up->interval->low, measured.speed_up->interval->low, 0.01);
  EXPECT_NEAR(point.efficiency->value, measured.efficiency->value, 5e-4);
  EXPECT_TRUE(point.fitted);
  EXPECT_FALSE(scaling.tests.at(0).points.at(4).fitted);
  EXPECT_TRUE(scaling.tests.at(0).smt_yield.has_value());
  ASSERT_EQ(again.sections.size(), 5U);
  EXPECT_EQ(again.sections[1].copies, 2);
  EXPECT_EQ(again.sections[1].rows.at(0).test, "dhry2reg");
}

TEST(PrintedSweep, IsTheSameInEveryFormatAfterItsJsonAndItsPage) {
  const auto report = printed(text(told_sweep()));

  for (const auto& again : {printed(json(report)), printed(html(report))}) {
    EXPECT_EQ(again, report);
    EXPECT_EQ(text(again), text(report));
    EXPECT_EQ(html(again), html(report));
    EXPECT_EQ(csv_tests(again), csv_tests(report));
    EXPECT_EQ(markdown(again), markdown(report));
  }
}

TEST(PrintedSweep, HasItsPicturesTablesAndRemarks) {
  const auto report = printed(text(told_sweep()));
  const auto page = html(report);

  EXPECT_NE(page.find("<title>Scaling of Pipe Throughput</title>"), std::string::npos);
  EXPECT_NE(page.find("class=\"fit\""), std::string::npos);
  EXPECT_NE(page.find("in random order (seed 2026): six passes of 10 s; not a classic result"),
            std::string::npos);
  EXPECT_NE(markdown(report).find("| 4 | N | 155.27 M lps +-0.3 % |"), std::string::npos)
      << markdown(report);
}

TEST(PrintedSweep, HasMediansAndNoResults) {
  const auto report = printed(text(told_sweep()));
  const auto table = csv_tests(report);

  const auto& row = report.sections.at(1).rows.at(0);
  EXPECT_FALSE(row.value);
  EXPECT_EQ(row.median, 78'280'000);
  EXPECT_NEAR(row.median_low.value(), 78'280'000 * 0.997, 1);
  EXPECT_NEAR(row.median_high.value(), 78'280'000 * 1.003, 1);
  EXPECT_EQ(row.passes, 6);
  EXPECT_EQ(row.seconds, 10);
  EXPECT_NE(table.find(",reason,median,median_low,median_high\n"), std::string::npos);
  EXPECT_NE(table.find("\n2,Dhrystone 2 using register variables,lps,,,,10,,6,,78280000,"),
            std::string::npos)
      << table;
  EXPECT_THROW(static_cast<void>(csv(report)), Error);
  expect_golden("sweep-printed.json", json(report));
}

TEST(PrintedSweep, HasMediansAlsoOutOfAnOlderFileThatCallsThemResults) {
  const auto report = printed(text(told_sweep()));
  auto older = json(report);
  replace_all(older, "\"result\": null", "\"result\": 1.5");
  replace_all(older, "\"median\":", "\"other\":");
  ASSERT_NE(older, json(report));

  EXPECT_EQ(printed(older), report);
}

TEST(PrintedSweep, DoesNotTellHowManyPassesWhereTestsDiffer) {
  auto whole = text(told_sweep());
  replace_all(whole, "six passes\n    of 10 s", "3 to 9 passes\n    of 0.5 to 10 s");
  const auto report = printed(whole);

  ASSERT_TRUE(report.sweep);
  EXPECT_EQ(report.sweep->scaling.seed, 2026U);
  EXPECT_FALSE(report.sweep->passes);
  EXPECT_FALSE(report.sweep->seconds);
}

TEST(PrintedSweep, PartsTheRemarksOfATestInEveryFormat) {
  auto sweep = told_sweep();
  auto& row = sweep.sections.at(1).rows.at(0);
  row.remarks = {"first remark", "second remark " + std::string(60, 'x') + " goes on"};
  auto& failed = sweep.sections.at(2).rows.at(0);
  failed.failure = "pass 3: " + std::string(30, 'y') + " more words that go on in a second line";
  failed.remarks = {"third remark"};
  const auto shown = markdown(printed(text(sweep)));

  EXPECT_NE(shown.find("first remark; second remark " + std::string(60, 'x') + " goes on"),
            std::string::npos)
      << shown;
  EXPECT_NE(shown.find("; third remark"), std::string::npos) << shown;
  EXPECT_NE(shown.find(" copies: first remark"), std::string::npos) << shown;
  EXPECT_NE(shown.find(" more words that go on in a second line"), std::string::npos) << shown;
}

TEST(PrintedSweep, BesideARunIsLost) {
  const auto record = sample();
  const auto run = text(analysis::full_report(record.header, record.events));

  const auto both = printed(run + text(told_sweep()));

  EXPECT_FALSE(both.sweep);
  EXPECT_FALSE(both.sections.empty());
  EXPECT_TRUE(std::ranges::any_of(both.lost, [](const report::Loss& loss) {
    return loss.text.find("a sweep stands beside runs") == 0;
  }));
}

}  // namespace
}  // namespace unixmark::write
