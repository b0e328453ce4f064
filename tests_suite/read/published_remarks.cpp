// The block How sure of a text of ours that lost its journal.
#include "base/text.hpp"
#include "read/published.hpp"
#include "tests_suite/read/printed.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace unixmark::read {
namespace {

using Remarks = std::vector<std::string>;

// A text of ours whose only run says this of itself.
std::string text_with(const std::string& how_sure) {
  return "BYTE UNIX Benchmarks (Version 6.0.0)\n\nSystem: mill: GNU/Linux\n"
         "Measured by: unixmark 0.1.0, profile 6.0, gcc 12.2.0 -O3, kernels 0123\n\n" +
         std::string(72, '-') +
         "\nBenchmark Run: Mon Jun 12 2017 07:03:04 - 07:31:19\n"
         "2 CPUs in system; running 1 parallel copy of tests\n\n"
         "Process Creation 1244.0 lps (30.0 s, 2 samples)\n\n" +
         how_sure;
}

report::Published told_by(const std::string& how_sure) {
  return parse_published(text_with(how_sure)).value();
}

const std::string block =
    "How sure\n"
    "  grade B: other processes used 1.2 % of a processor\n"
    "  interrupted: stopped before its end; what had been measured is shown\n"
    "  Pipe Throughput: failed: pass 1: copy 2 of 2: fork: Resource temporarily\n"
    "      unavailable\n"
    "  Process Creation: 3 passes, within -0.4 % to +0.9 % of the median, MAD 0.6 %;\n"
    "    classic result +-5.7 % (wide: so few passes)\n"
    "    said 'sort: using the C locale'\n"
    "  Shell Scripts (1 concurrent): not run: interrupted\n"
    "\n";

TEST(PublishedRemarks, AreKeptLineByLine) {
  const auto report = told_by(block);

  EXPECT_EQ(
      report.sections.at(0).remarks,
      (Remarks{"grade B: other processes used 1.2 % of a processor",
               "interrupted: stopped before its end; what had been measured is shown",
               "Pipe Throughput: failed: pass 1: copy 2 of 2: fork: Resource temporarily",
               "    unavailable",
               "Process Creation: 3 passes, within -0.4 % to +0.9 % of the median, MAD 0.6 %;",
               "  classic result +-5.7 % (wide: so few passes)",
               "  said 'sort: using the C locale'",
               "Shell Scripts (1 concurrent): not run: interrupted"}));
  EXPECT_EQ(list_of(report.lost), "7: the index table of this run\n");
}

TEST(PublishedRemarks, TellOfAFailureInAsManyLinesAsItTakes) {
  const auto report = told_by(block);

  ASSERT_EQ(report.sections.at(0).rows.size(), 2U);
  EXPECT_EQ(report.sections[0].rows[1].test, "pipe");
  EXPECT_EQ(report.sections[0].rows[1].failure,
            "pass 1: copy 2 of 2: fork: Resource temporarily unavailable");
  EXPECT_EQ(report.sections[0].rows[1].line, 15);
}

TEST(PublishedRemarks, MayQuoteWhatBeginsOtherLines) {
  const auto report = told_by(
      "How sure\n  Process Creation: 3 passes\n    said 'BYTE UNIX Benchmarks (Version 9.9.9)'\n"
      "    said 'Pipe Throughput 5.0 lps (10.0 s, 7 samples)'\n    "
      "---------------------------\n\n");

  EXPECT_EQ(report.sections.size(), 1U);
  EXPECT_EQ(report.sections.at(0).rows.size(), 1U);
  EXPECT_EQ(report.sections.at(0).remarks.size(), 4U);
  EXPECT_EQ(list_of(report.warnings), "");
}

TEST(PublishedRemarks, EndWhereTheNextRunBeginsAlsoWithoutAnEmptyLine) {
  const auto rule = std::string(72, '-') + "\n";
  const auto run =
      "Benchmark Run: Mon Jun 12 2017 07:31:19 - 07:41:19\n"
      "2 CPUs in system; running 2 parallel copies of tests\n\n"
      "Process Creation 2444.0 lps (30.0 s, 2 samples)\n\n";

  for (const auto& begin : {rule + run, std::string(run)}) {
    const auto report = told_by("How sure\n  grade A: nothing disturbed the passes\n" + begin +
                                "How sure\n  one\n");

    ASSERT_EQ(report.sections.size(), 2U) << begin;
    EXPECT_EQ(report.sections[0].remarks.size(), 1U);
    EXPECT_EQ(report.sections[1].remarks, Remarks{"one"});
  }
}

TEST(PublishedRemarks, AreMissedOfATextOfOursAlone) {
  EXPECT_NE(list_of(told_by("").lost).find(": how sure this run is\n"), std::string::npos);

  auto foreign = text_with("");
  replace_all(foreign, "Measured by: unixmark", "Measured by: somebody");
  EXPECT_EQ(list_of(parse_published(foreign).value().lost).find("how sure"), std::string::npos);
}

TEST(PublishedRemarks, AreNoneWhereATextWasMadeOfAPrintedReport) {
  const auto report = told_by(
      cat("How sure\n  index of System Benchmarks: none was printed\n  ", report::only_printed,
          "\n\nWhat was lost\n  line 7: something whose telling takes more than a line of eighty\n"
          "      columns\n  line 8: another thing\n"));

  EXPECT_EQ(report.sections.at(0).remarks, Remarks{});
  EXPECT_EQ(list_of(report.lost),
            "0: line 7: something whose telling takes more than a line of eighty columns\n"
            "0: line 8: another thing\n");
}

}  // namespace
}  // namespace unixmark::read
