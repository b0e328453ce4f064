#include "report/summary.hpp"

#include <gtest/gtest.h>

namespace unixmark::report {
namespace {

PublishedTable table(const char* category, std::optional<double> score,
                     std::optional<double> recomputed) {
  PublishedTable made;
  made.category = category;
  made.score = score;
  made.recomputed = recomputed;
  return made;
}

RunSummary run_with(std::vector<PublishedTable> tables) {
  Published report;
  report.sections.emplace_back().tables = std::move(tables);
  return summary_of(report).runs.at(0);
}

TEST(SummaryOfPublished, TakesTheIndexOfTheSystemBenchmarks) {
  const auto run = run_with(
      {table("2D Graphics Benchmarks", 243.6, {}), table("System Benchmarks", 89.9, 90.0)});

  EXPECT_EQ(run.index, 89.9);
  EXPECT_EQ(run.category, "System Benchmarks");
  EXPECT_FALSE(run.recomputed);
}

TEST(SummaryOfPublished, TakesAnotherIndexWhereThatIsNotThere) {
  EXPECT_EQ(run_with({table("System Benchmarks", {}, {}), table("3D Graphics Benchmarks", 7, {})})
                .category,
            "3D Graphics Benchmarks");
  EXPECT_EQ(run_with({}).index, std::nullopt);
}

TEST(SummaryOfPublished, SaysWhereAnIndexIsByItsRowsAlone) {
  const auto run = run_with({table("System Benchmarks", {}, 1782.7)});

  EXPECT_EQ(run.index, 1782.7);
  EXPECT_TRUE(run.recomputed);
}

TEST(SummaryOfPublished, CountsFailuresAndLosses) {
  Published report;
  auto& rows = report.sections.emplace_back().rows;
  rows.resize(3);
  rows[1].failure = "0.0";
  report.lost = {{1, "a"}, {2, "b"}};
  report.warnings = {{3, "c"}};

  const auto summary = summary_of(report);

  EXPECT_EQ(summary.runs.at(0).failed, 1U);
  EXPECT_EQ(summary.lost, 2U);
  EXPECT_EQ(summary.warnings, 1U);
}

TEST(SummaryOfPublished, CountsProcessorsByTheRunOrByTheHead) {
  Published report;
  EXPECT_EQ(summary_of(report).processors, std::nullopt);

  report.facts = {{"processor", "A (1.0 bogomips)"}, {"features", "x"}, {"processor", "A"}};
  EXPECT_EQ(summary_of(report).processors, 2U);
  EXPECT_EQ(summary_of(report).processor, "A");

  report.facts = {{"processors", "0-63"}, {"processor", "A"}, {"processor", "B"}};
  EXPECT_EQ(summary_of(report).processors, 65U);

  report.sections.emplace_back().processors = 8;
  EXPECT_EQ(summary_of(report).processors, 8U);
}

TEST(SummaryOfPublished, MarksWhatATextOfOursSaysOfItself) {
  Published report;
  report.sections.resize(2);
  report.sections[1].remarks = {"grade C:",
                                "  other processes ran",
                                "quick schedule: 3 passes",
                                "interrupted: stopped before its end",
                                "not finished: still running",
                                "Pipe Throughput: failed: interrupted"};

  EXPECT_EQ(summary_of(report).marks,
            (std::vector<std::string>{"grade C", "quick", "interrupted", "unfinished"}));
}

TEST(Summary, NamesEveryModelOfAMachineOnce) {
  Published printed;
  printed.facts = {{"processor", "Cortex-A53 (48.0 bogomips)"},
                   {"processor", "Cortex-A53 (48.0 bogomips)"},
                   {"processor", "Cortex-A72 (48.0 bogomips)"}};
  Report measured;
  measured.header.machine.processors.resize(3);
  measured.header.machine.processors[0].model = "Cortex-A53";
  measured.header.machine.processors[1].model = "Cortex-A72";

  EXPECT_EQ(summary_of(printed).processor, "Cortex-A53, Cortex-A72");
  EXPECT_EQ(summary_of(measured).processor, "Cortex-A53, Cortex-A72");
}

TEST(SummaryOfReport, TellsVersionMachineAndWhatBearsOnIt) {
  Report report;
  report.header.version = "0.1.0";
  report.header.host = "web-07";
  report.header.plan.schedule = "quick";
  report.header.machine.processors.resize(2);
  report.header.machine.processors[0].model = "AMD EPYC 7763 64-Core Processor";
  report.grade = Grade{'C', {}};
  auto& section = report.sections.emplace_back();
  section.copies = 2;
  section.rows.resize(3);
  section.rows[0].score = 5;
  section.rows[1].not_run = true;
  section.tables.emplace_back().category = "System Benchmarks";
  section.tables[0].score = 1633.3;
  section.tables[0].partial = true;

  const auto summary = summary_of(report);

  EXPECT_EQ(summary.program, "unixmark");
  EXPECT_EQ(summary.processor, "AMD EPYC 7763 64-Core");
  EXPECT_EQ(summary.processors, 2U);
  EXPECT_EQ(summary.marks, (std::vector<std::string>{"grade C", "quick", "unfinished"}));
  EXPECT_EQ(summary.runs.at(0).index, 1633.3);
  EXPECT_TRUE(summary.runs.at(0).partial);
  EXPECT_EQ(summary.runs.at(0).failed, 1U);
}

TEST(ShortModel, LeavesOutWhatIsNoPartOfTheName) {
  EXPECT_EQ(short_model("CPU 0: Intel(R) Core(TM) i7 CPU 950 @ 3.07GHz (6146.5 bogomips)"),
            "Intel Core i7 950");
  EXPECT_EQ(short_model("Intel(R) Xeon(R) CPU @ 2.60GHz"), "Intel Xeon");
  EXPECT_EQ(short_model("CPU 0:  (38.0 bogomips)"), "");
  EXPECT_EQ(short_model("(38.0 bogomips)"), "");
  EXPECT_EQ(short_model("ARMv7 Processor rev 4 (v7l)"), "ARMv7 rev 4");
  EXPECT_EQ(short_model(""), "");
}

}  // namespace
}  // namespace unixmark::report
