// Oddities of single lines, each in a report as small as it can be.
#include "read/published.hpp"

#include "tests_suite/read/printed.hpp"

#include <gtest/gtest.h>

#include <string>

namespace unixmark::read {
namespace {

const std::string run =
    "Benchmark Run: Mon Jun 12 2017 07:03:04 - 07:31:19\n"
    "2 CPUs in system; running 1 parallel copy of tests\n\n";
const std::string row = "Pipe Throughput 1244.0 lps (10.0 s, 7 samples)\n";
const std::string table =
    "System Benchmarks Partial Index BASELINE RESULT INDEX\n"
    "Pipe Throughput 12440.0 1244.0 1.0\n"
    "System Benchmarks Index Score (Partial Only) 1.0\n";

report::Published read_odd(const std::string& text) {
  const auto report = parse_published(text);
  if (!report) return {};
  return *report;
}

std::string times_of(const std::string& line) {
  const auto report = read_odd(line + "\n" + row);
  if (report.sections.empty()) return "none";
  return report.sections[0].began + "|" + report.sections[0].ended;
}

TEST(PublishedRuns, AreFoundByTheirTwoTimesWhateverTheDate) {
  EXPECT_EQ(times_of("Benchmark Run: \xE6\x97\xA5  4 27 2025 17:12:03 - 17:40:05"),
            "\xE6\x97\xA5 4 27 2025 17:12:03|17:40:05");
  EXPECT_EQ(times_of("Benchmark run: Mon, June 25, 2018 20:25:47 - 20:54:19"),
            "Mon, June 25, 2018 20:25:47|20:54:19");
  EXPECT_EQ(times_of("Benchmark Run: l\xC3\xB6r mar 28 2015 05:03:04 \xE2\x80\x93 05:31:19"),
            "l\xC3\xB6r mar 28 2015 05:03:04|05:31:19");
  EXPECT_EQ(times_of("Benchmark Run: 23:49:45 - 00:17:52"), "23:49:45|00:17:52");
}

TEST(PublishedRuns, BeginWithWhicheverPartIsThere) {
  for (const std::string& text :
       {run + row + table + run + row + table, run + row + table + row + table,
        row + table + std::string(72, '-') + "\n" + row + table,
        row + table + "2 CPUs in system; running 2 parallel copies of tests\n" + row,
        row + table + table, table + row, row + row}) {
    EXPECT_EQ(read_odd(text).sections.size(), 2) << text;
  }
}

TEST(PublishedRuns, ThatRepeatATestWithoutATableAreWarnedOf) {
  const auto report = read_odd(run + row + row);

  EXPECT_EQ(list_of(report.warnings),
            "5: 'Pipe Throughput' comes a second time: taken for the next run\n");
}

TEST(PublishedRuns, ArePartedByRulesOfSixtyHyphensOrMore) {
  for (const std::size_t length : {71U, 72U, 78U}) {
    EXPECT_EQ(read_odd(row + std::string(length, '-') + "\n" +
                       "Process Creation 5.0 lps (30.0 s, 2 "
                       "samples)\n")
                  .sections.size(),
              2);
  }
}

TEST(PublishedRuns, OfNoProcessorsAreWarnedOf) {
  const auto report = read_odd("0 CPUs in system; running 1 parallel copy of tests\n" + row);

  EXPECT_EQ(runs_of(report), "1 on 0");
  EXPECT_EQ(list_of(report.warnings),
            "1: a system of 0 processors: its program could not count them\n");
}

TEST(PublishedRuns, ThatWereGivenUpShowWhy) {
  const auto report = read_odd(
      run + row + "Run: \"Execl Throughput\": slave write failed at ./Run line 7; aborting\n");

  ASSERT_EQ(report.sections.size(), 1);
  ASSERT_EQ(report.sections[0].rows.size(), 2);
  EXPECT_EQ(report.sections[0].rows[1].test, "execl");
  EXPECT_EQ(report.sections[0].rows[1].failure,
            "Run: \"Execl Throughput\": slave write failed at ./Run line 7; aborting");
}

TEST(PublishedNumbers, ThatContradictEachOtherAreWarnedOf) {
  const auto warnings = [](const std::string& text) { return list_of(read_odd(text).warnings); };

  EXPECT_EQ(warnings(run + row + table), "");
  EXPECT_EQ(warnings(run + "Pipe Throughput 1234.0 lps (10.0 s, 7 samples)\n" + table),
            "6: 'Pipe Throughput' is 1244.0 here and 1234.0 in line 4\n");
  EXPECT_EQ(warnings("System Benchmarks Partial Index BASELINE RESULT INDEX\n"
                     "Pipe Throughput 12440.0 1244.0 1.2\n"),
            "2: 'Pipe Throughput': 1244.0 over 12440.0 makes an index of 1.0, and 1.2 is shown\n");
  EXPECT_EQ(warnings("System Benchmarks Partial Index BASELINE RESULT INDEX\n"
                     "Pipe Throughput 12440.0 1244.0 1.0\n"
                     "System Benchmarks Index Score (Partial Only) 2.0\n"),
            "3: a score of 2.0 is shown, and the rows make 1.0\n");
  EXPECT_EQ(warnings(run + "Pipe Throughput 1244.0 KBps (10.0 s, 7 samples)\n"),
            "4: 'Pipe Throughput' is in KBps and not in lps\n");
}

TEST(PublishedNumbers, MayDifferByAsMuchAsOneDecimalHides) {
  const auto report = read_odd(
      "System Benchmarks Partial Index BASELINE RESULT INDEX\n"
      "Shell Scripts (8 concurrent) 6.0 3.1 5.1\n"  // 5.08 to 5.25
      "System Benchmarks Index Score (Partial Only) 5.2\n");

  EXPECT_EQ(list_of(report.warnings), "");
}

TEST(PublishedNumbers, OfZeroAreFailures) {
  const auto report = read_odd(run + "Execl Throughput 0.0 lps (30.0 s, 2 samples)\n");

  ASSERT_EQ(report.sections.size(), 1);
  EXPECT_EQ(report.sections[0].rows.at(0).value, std::nullopt);
  EXPECT_EQ(report.sections[0].rows.at(0).failure, "its result is 0.0, which stands for a failure");
}

TEST(PublishedNumbers, OfOneAreValuesInVersionFive) {
  const auto report = read_odd(run + "Arithmetic Test (double) 1.0 lps (10.0 s, 2 samples)\n");

  EXPECT_EQ(report.sections.at(0).rows.at(0).value, 1.0);
}

TEST(PublishedNumbers, WithAnIndexOfZeroAreFailuresUnlessItContradictsThem) {
  const auto report = read_odd(
      "System Benchmarks Partial Index BASELINE RESULT INDEX\n"
      "Pipe Throughput 12440.0 1.0 0.0\n"
      "Process Creation 126.0 1260.0 0.0\n");

  const auto& rows = report.sections.at(0).tables.at(0).rows;
  EXPECT_EQ(rows.at(0).failure, "its index is 0.0, which stands for a failure");
  EXPECT_EQ(rows.at(0).value, std::nullopt);
  EXPECT_EQ(rows.at(1).value, 1260.0);
  EXPECT_EQ(list_of(report.warnings),
            "3: 'Process Creation': 1260.0 over 126.0 makes an index of 100.0, and 0.0 is shown\n");
}

TEST(PublishedHeads, ThatComeTwiceAreComparedAndTheFirstIsKept) {
  const auto head = [](const std::string& version, const std::string& machine) {
    return "BYTE UNIX Benchmarks (Version " + version +
           ")\n\nSystem: mill: GNU/Linux\nMachine: " + machine + "\n\n";
  };

  const auto report = read_odd(head("5.1.3", "x86_64") + run + row + table + head("5.1.2", "mips") +
                               run + row + table);

  EXPECT_EQ(report.version, "5.1.3");
  EXPECT_EQ(report.sections.size(), 2);
  EXPECT_EQ(report::fact(report, "machine"), "x86_64");
  EXPECT_EQ(list_of(report.warnings),
            "13: another report begins, of version 5.1.2 and not 5.1.3\n"
            "16: another report begins, whose machine is 'mips' and not 'x86_64'\n");
}

TEST(PublishedHeads, MayLackTheHostOrTheBanner) {
  const auto report =
      read_odd("System: GNU/Linux\nOS: GNU/Linux -- 6.1 -- #1 SMP\nMachine: mips\n" + run);

  EXPECT_EQ(report.host, "");
  EXPECT_EQ(report::fact(report, "os"), "GNU/Linux -- 6.1 -- #1 SMP");
  EXPECT_EQ(report::fact(report, "machine"), "mips");
}

TEST(PublishedHeads, TellWhereLinesWereCutOut) {
  const auto report = read_odd(
      "BYTE UNIX Benchmarks (Version 5.1.3)\nCPU 0: Quern (1.0 bogomips)\nMMX\n(snip)\n"
      "CPU 7: Quern (1.0 bogomips)\nMMX\n" +
      run + row + table);

  EXPECT_EQ(list_of(report.lost), "4: lines were cut out here: '(snip)'\n");
}

std::string processors_of(const std::string& lines) {
  const auto report = read_odd("BYTE UNIX Benchmarks (Version 5.1.3)\n" + lines + "\n" + run + row);
  std::string all;
  for (const auto& fact : report.facts) {
    if (fact.name.starts_with("processor")) all += fact.name + ": " + fact.value + "; ";
  }
  return all;
}

TEST(PublishedHeads, KeepNumbersOfProcessorsThatDoNotFollowEachOther) {
  EXPECT_EQ(processors_of("CPU 0: A (1.0 bogomips)\nMMX\nCPU 1: A (1.0 bogomips)\nMMX\n"),
            "processor: A (1.0 bogomips); processor: A (1.0 bogomips); ");
  EXPECT_EQ(processors_of("CPU 0-63: A\nMMX\nCPU 64,66: B\nCPU 67: B\n(snip)\nCPU 95: B\n"),
            "processors: 0-63; processor: A; processors: 64,66; processor: B; processor: B; "
            "processors: 95; processor: B; ");
}

TEST(PublishedHeads, ThatKnowNothingOfProcessorsHaveNone) {
  EXPECT_EQ(processors_of("CPU: no details available\n"), "");
}

TEST(PublishedHeads, LackAVersionThatIsCutOff) {
  EXPECT_EQ(read_odd("BYTE UNIX Benchmarks (Version 5.1").version, "");
  EXPECT_EQ(read_odd("BYTE UNIX Benchmarks (Version unknown)\n").version, "");
}

TEST(PublishedHeads, OfProgramsFromElsewhereNameNoCompiler) {
  const auto report = read_odd(
      "BYTE UNIX Benchmarks (Version of the programs in UB_BINDIR)\n"
      "Measured by: unixmark 0.1.0, profile foreign, programs of UB_BINDIR, kernels 0123\n" +
      run + row + table);

  EXPECT_EQ(report.version, "0.1.0");
  EXPECT_EQ(report::fact(report, "profile"), "foreign");
  EXPECT_EQ(report::fact(report, "compiler"), "");
  EXPECT_EQ(report::fact(report, "kernels"), "0123");
}

}  // namespace
}  // namespace unixmark::read
