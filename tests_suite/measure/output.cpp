#include "measure/output.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

TEST(ParseOutput, ReadsTheResultOfAKernel) {
  const auto output = parse_output("COUNT|12345|60|lpm\nSPAN|1000|2500\n");

  EXPECT_EQ(output.count, 12345);
  EXPECT_EQ(output.timebase, 60);
  EXPECT_EQ(output.begin, Nanos(1000));
  EXPECT_EQ(output.end, Nanos(2500));
  EXPECT_EQ(output.error, "");
}

TEST(ParseOutput, ReadsTheClassicTimeLine) {
  EXPECT_EQ(parse_output("COUNT|1.5|0|MWIPS\nTIME|9.98").time, Seconds(9.98));
}

TEST(ParseOutput, ReadsSecondFigures) {
  const auto output = parse_output("METRIC|loss|0.5|%\nSERIES|rate|MB/s|0.5|1,2.5,3\n");

  ASSERT_EQ(output.metrics.size(), 1);
  EXPECT_EQ(output.metrics[0], (Metric{"loss", 0.5, "%"}));
  ASSERT_EQ(output.series.size(), 1);
  EXPECT_EQ(output.series[0], (Series{"rate", "MB/s", Seconds(0.5), {1, 2.5, 3}}));
}

TEST(ParseOutput, TakesTheTextOfAnError) {
  EXPECT_EQ(parse_output("ERROR|fork: no more|really\n").error, "fork: no more|really");
}

TEST(ParseOutput, KeepsTheFirstOtherLinesAsNotes) {
  const auto output = parse_output("one\n\ntwo\nCOUNT|1|1|lps\n3\n4\n5\n6\n");

  EXPECT_EQ(output.notes, (std::vector<std::string>{"one", "two", "3", "4", "5"}));
}

TEST(ParseOutput, ComplainsOfNumbersThatAreNone) {
  for (const char* line :
       {"COUNT|abc|1|lps", "COUNT|nan|1|lps", "COUNT|inf|1|lps", "COUNT|-5|1|lps", "COUNT|5|x|lps",
        "COUNT|5", "SPAN|10|5", "SPAN|a|b", "TIME|0", "TIME|-1", "METRIC|loss|much|%",
        "SERIES|rate|MB/s|0|1,2", "SERIES|rate|MB/s|1|1,,2"}) {
    EXPECT_NE(parse_output(line).error.find("cannot be read"), std::string::npos) << line;
  }
}

TEST(ParseOutput, ComplainsOfNumbersThatNothingMeasured) {
  for (const auto* line : {"COUNT|1e308|1|lps", "COUNT|1e-300|1|lps", "TIME|1e308", "TIME|1e-300",
                           "SERIES|t|C|1e300|1", "SPAN|1|9223372036854775807"}) {
    EXPECT_EQ(parse_output(line).error, std::string("gave a line that cannot be read: ") + line);
  }
  EXPECT_EQ(parse_output("COUNT|1e18|1|lps\nTIME|0.001").error, "");
  EXPECT_EQ(parse_output("COUNT|0|1|lps").error, "");
}

TEST(Printable, KeepsTextOfAnyLanguage) {
  EXPECT_EQ(printable("lör ‘日曜’ 🙂"), "lör ‘日曜’ 🙂");
}

TEST(Printable, ReplacesWhatIsNoText) {
  EXPECT_EQ(printable("a\x1b[31m\tb\xff\xc3"), "a?[31m b??");
  EXPECT_EQ(printable("\xc0\xaf \xed\xa0\x80 \xf4\x90\x80\x80"), "?? ??? ????");
}

}  // namespace
}  // namespace unixmark::measure
