#include "analysis/subject.hpp"

#include "analysis/assess.hpp"
#include "tests_suite/report/sample.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace unixmark::analysis {
namespace {

using report::Published;
using report::PublishedIndex;
using report::PublishedRow;
using report::PublishedSection;
using report::PublishedTable;

report::Report ours(std::vector<measure::Event> events) {
  auto header = report::sample::header({"pipe", "spawn"});
  header.host = "box";
  header.version = "0.1.0";
  header.machine.clock_source = "unknown";
  header.machine.mitigations = {"spectre_v2: Retpolines"};
  return full_report(header, events);
}

TEST(SubjectOf, OurReportHasRatesMediansAndResults) {
  const auto subject = subject_of(ours(report::sample::session({"pipe", "spawn"})), "box.log");

  EXPECT_EQ(subject.name, "box.log");
  EXPECT_EQ(subject.host, "box");
  ASSERT_EQ(subject.runs.size(), 1U);
  const auto& pipe = subject.runs[0].tests.at(0);
  EXPECT_EQ(pipe.test, "pipe");
  EXPECT_EQ(pipe.rates, (std::vector<double>{100, 110, 120}));
  EXPECT_EQ(pipe.median, 110);
  EXPECT_NEAR(pipe.result.value(), 114.9, 0.05);
  EXPECT_TRUE(pipe.result_log);
  EXPECT_FALSE(pipe.median_log);
  EXPECT_EQ(pipe.baseline, 10);
  EXPECT_EQ(subject.runs[0].indexes.size(), 1U);
}

TEST(SubjectOf, WhatAMachineDoesNotTellIsNoTrait) {
  const auto subject = subject_of(ours(report::sample::session({"pipe", "spawn"})), "box.log");

  EXPECT_EQ(trait(subject, "clock source"), "");
  EXPECT_EQ(trait(subject, "settings"), "none");
  EXPECT_EQ(trait(subject, "mitigation spectre_v2"), "Retpolines");
}

TEST(SubjectOf, AFailedTestHasItsReasonAndNoResult) {
  std::vector<measure::Event> events = {report::sample::section_began()};
  events.emplace_back(
      measure::PassEnded{report::sample::failed_pass("pipe", 1, "copy 1 said nothing")});
  report::sample::add_passes(events, "spawn");
  events.push_back(report::sample::session_ended());

  const auto subject = subject_of(ours(events), "box.log");

  const auto& pipe = subject.runs.at(0).tests.at(0);
  EXPECT_FALSE(pipe.result);
  EXPECT_EQ(pipe.failure, "failed: pass 1: copy 1 said nothing");
}

TEST(SubjectOf, StealIsThatOfTheProcessorsInUse) {
  auto pass = report::sample::pass("pipe", 1, 1, 1000);
  pass.evidence.emplace();
  pass.evidence->span = std::chrono::seconds(10);
  pass.evidence->steal = std::chrono::seconds(1);

  const auto subject =
      subject_of(ours({report::sample::section_began(), measure::PassEnded{pass}}), "box.log");

  EXPECT_NEAR(subject.runs.at(0).tests.at(0).steal.value(), 0.1, 1e-12);
  EXPECT_NEAR(subject.runs.at(0).steal.value(), 0.1, 1e-12);
}

PublishedRow row(const std::string& test, std::optional<double> value) {
  PublishedRow made;
  made.test = test;
  made.title = test;
  made.value = value;
  made.unit = "lps";
  made.seconds = 10;
  made.samples = 7;
  return made;
}

Published published(std::vector<PublishedRow> rows) {
  Published made;
  made.version = "5.1.3";
  made.host = "host-i7";
  made.facts = {{"system", "host-i7: openSUSE 11.4 (x86_64)"},
                {"os", "GNU/Linux -- 2.6.37.6 -- #1 SMP 2011"},
                {"machine", "x86_64 (x86_64)"},
                {"language", "\"en_US.utf8\" (charmap=\"UTF-8\", collate=\"en_US.utf8\")"},
                {"processor", "Core i7 CPU 950 (6146.5 bogomips)"},
                {"processor", "Core i7 CPU 950 (6207.5 bogomips)"}};
  PublishedSection section;
  section.copies = 1;
  section.processors = 8;
  section.began = "金  8月 19 2011 08:24:14";
  section.rows = std::move(rows);
  made.sections.push_back(std::move(section));
  return made;
}

TEST(SubjectOf, APrintedReportTellsWhatItsHeadSays) {
  const auto subject = subject_of(published({row("pipe", 100)}), "old.txt");

  EXPECT_EQ(subject.program, "UnixBench 5.1.3");
  EXPECT_EQ(trait(subject, "processors"), "8");
  EXPECT_EQ(trait(subject, "processor"), "Core i7 CPU 950");
  EXPECT_EQ(trait(subject, "architecture"), "x86_64");
  EXPECT_EQ(trait(subject, "system"), "openSUSE 11.4 (x86_64)");
  EXPECT_EQ(trait(subject, "kernel"), "2.6.37.6 #1 SMP 2011");
  EXPECT_EQ(trait(subject, "language"), "en_US.utf8");
  EXPECT_EQ(trait(subject, "profile"), "5.1.3");
  EXPECT_EQ(subject.began, (WallTime{1'313'742'254, 0}));
}

TEST(SubjectOf, APrintedReportTellsWhatItsBlockHowSureSaysOfTheMachine) {
  auto report = published({row("pipe", 100)});
  report.sections[0].remarks = {"quick schedule: six passes of 2 s; not a classic result",
                                "Pipe Throughput: 6 passes",
                                "  virtualisation: quoted",
                                "virtualisation: KVM (DMI product Standard PC), Docker",
                                "    (a file)",
                                "clock source tsc, governor unknown, SMT on",
                                "no rests between passes"};
  const auto subject = subject_of(report, "ours");

  EXPECT_EQ(trait(subject, "virtualisation"), "KVM (DMI product Standard PC), Docker (a file)");
  EXPECT_EQ(trait(subject, "clock source"), "tsc");
  EXPECT_EQ(trait(subject, "governor"), "");
  EXPECT_EQ(trait(subject, "SMT"), "on");
  EXPECT_EQ(trait(subject, "schedule"), "quick");
  EXPECT_EQ(trait(subject_of(published({row("pipe", 100)}), "old"), "schedule"), "");
}

TEST(SubjectOf, APrintedReportOfOursTellsItsBuild) {
  auto report = published({row("pipe", 100)});
  report.program = "unixmark";
  report.facts.push_back({"profile", "6.0"});
  report.facts.push_back({"compiler", "gcc 12.2.0"});
  report.facts.push_back({"flags", "-O3 -march=native"});
  report.facts.push_back({"kernels", "01ab"});

  const auto subject = subject_of(report, "ours");

  EXPECT_EQ(trait(subject, "profile"), "6.0");
  EXPECT_EQ(trait(subject, "compiler"), "gcc 12.2.0");
  EXPECT_EQ(trait(subject, "flags"), "-O3 -march=native");
  EXPECT_EQ(trait(subject, "kernels"), "01ab");
  EXPECT_EQ(subject.conditions.build, "01ab");
  EXPECT_EQ(trait(subject, "baseline"), "sparc20");
  report.facts.push_back({"baseline", "mine"});
  EXPECT_EQ(trait(subject_of(report, "ours"), "baseline"), "mine");
}

TEST(SubjectOf, CopiesThatAReportDoesNotTellAreTakenForOne) {
  auto report = published({row("pipe", 100)});
  EXPECT_TRUE(subject_of(report, "told").runs.at(0).copies_told);
  report.sections[0].copies.reset();

  const auto run = subject_of(report, "untold").runs.at(0);

  EXPECT_EQ(run.copies, 1);
  EXPECT_FALSE(run.copies_told);
}

TEST(SubjectOf, APrintedResultHasNoRates) {
  const auto subject = subject_of(published({row("pipe", 100)}), "old.txt");

  const auto& pipe = subject.runs.at(0).tests.at(0);
  EXPECT_EQ(pipe.result, 100);
  EXPECT_EQ(pipe.samples, 7);
  EXPECT_FALSE(pipe.median);
  EXPECT_FALSE(pipe.variation);
}

TEST(SubjectOf, AnOldLogTellsItsPasses) {
  auto pipe = row("pipe", 100);
  pipe.rates = {98, 99, 100, 101, 102, 103};

  const auto subject = subject_of(published({pipe}), "old.log");

  EXPECT_EQ(subject.runs.at(0).tests.at(0).median, 100.5);
  EXPECT_TRUE(subject.runs.at(0).tests.at(0).median_log);
  EXPECT_TRUE(subject.runs.at(0).tests.at(0).result_log);
}

TEST(SubjectOf, ATestThatFailedIsNoResult) {
  auto execl = row("execl", {});
  execl.failure = "its result is 0.0";

  const auto subject = subject_of(published({execl, row("spawn", {})}), "4.txt");

  EXPECT_EQ(subject.runs.at(0).tests.at(0).failure, "failed: its result is 0.0");
  EXPECT_EQ(subject.runs.at(0).tests.at(1).failure, "no result");
}

TEST(SubjectOf, TheTablesTellBaselinesAndIndexes) {
  auto report = published({row("pipe", 100)});
  PublishedIndex index;
  index.test = "pipe";
  index.baseline = 12'440;
  PublishedTable table;
  table.category = "System Benchmarks";
  table.rows = {index};
  table.score = 80.4;
  report.sections[0].tables = {table};

  const auto run = subject_of(report, "old.txt").runs.at(0);

  EXPECT_EQ(run.tests.at(0).baseline, 12'440);
  EXPECT_EQ(run.indexes.at(0).score, 80.4);
}

TEST(SubjectOf, ResultsThatNothingCanHaveMeasuredAreNone) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  for (const double value :
       {0.0, -5.0, infinite, -infinite, 1e300, 1e-300, std::numeric_limits<double>::quiet_NaN()}) {
    const auto subject = subject_of(published({row("pipe", value)}), "odd.txt");

    EXPECT_FALSE(subject.runs.at(0).tests.at(0).result) << value;
    EXPECT_FALSE(subject.runs.at(0).tests.at(0).failure.empty());
  }
}

// Of one test, to +- 31 %.
Published sweeps_text() {
  auto report = published({});
  auto& sweep = report.sweep.emplace();
  sweep.processors = 4;
  sweep.scaling.processors = 4;
  report::ScalingTest curve;
  curve.name = curve.title = "pipe";
  for (const int copies : {1, 2, 4, 6}) {
    report::ScalingPoint point;
    point.copies = copies;
    point.rate = {1e9 * copies, score::Interval{0.69e9 * copies, 1.31e9 * copies}};
    curve.points.push_back(point);
  }
  sweep.scaling.tests = {curve};
  report.sections = report::runs_of(sweep);
  return report;
}

TEST(SubjectOf, TheTextOfASweepTellsMediansWithTheirIntervals) {
  const auto subject = subject_of(sweeps_text(), "sweep");

  EXPECT_TRUE(subject.sweep);
  ASSERT_TRUE(subject.scaling);
  EXPECT_EQ(subject.scaling->tests.size(), 1U);
  ASSERT_EQ(subject.runs.size(), 4U);
  const auto& pipe = subject.runs[0].tests.at(0);
  EXPECT_EQ(pipe.median, 1e9);
  EXPECT_TRUE(pipe.median_alone);
  EXPECT_TRUE(pipe.rates.empty());
  EXPECT_NEAR(pipe.printed_half.value(), std::hypot(std::asinh(0.31), 0.005), 1e-9);
}

TEST(SubjectOf, TheTextOfASweepTellsItsScheduleAndItsMachine) {
  auto report = sweeps_text();
  report.sweep->remarks = {
      "a sweep over 1 and 2 copies, in random order (seed 1): six passes of 10 s; not a",
      "  classic result", "virtualisation: none seen"};
  const auto subject = subject_of(report, "sweep");

  EXPECT_EQ(trait(subject, "schedule"), "quick");
  EXPECT_EQ(trait(subject, "virtualisation"), "none seen");
  EXPECT_EQ(trait(subject_of(sweeps_text(), "sweep"), "schedule"), "");
}

TEST(SubjectOf, AnIntervalThatIsTooShortToBeShownIsNotOfNoWidth) {
  auto report = sweeps_text();
  report.sweep->scaling.tests[0].points[0].rate = {50'000, score::Interval{50'000, 50'000}};

  const auto half = subject_of(report, "sweep").runs.at(0).tests.at(0).printed_half;

  EXPECT_NEAR(half.value(), 0.0005, 1e-6);
}

TEST(SubjectOf, AllOfAMachineAreACopyAProcessor) {
  EXPECT_EQ(subject_of(published({row("pipe", 100)}), "old.txt").whole, 8);
  EXPECT_EQ(subject_of(sweeps_text(), "sweep").whole, 4);
  auto report = sweeps_text();
  report.sweep->scaling.quota = 1.5;
  EXPECT_EQ(subject_of(report, "sweep").whole, 2);
  auto untold = published({row("pipe", 100)});
  untold.sections[0].processors.reset();
  EXPECT_FALSE(subject_of(untold, "old.txt").whole);
}

TEST(SubjectOf, AnEmptyReportHasNoRuns) {
  EXPECT_TRUE(subject_of(Published{}, "empty").runs.empty());
}

}  // namespace
}  // namespace unixmark::analysis
