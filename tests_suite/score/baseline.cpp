#include "score/baseline.hpp"

#include "base/error.hpp"

#include <fstream>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

namespace unixmark::score {
namespace {

std::string complaint_about(std::string_view text) {
  try {
    return "read " + std::to_string(parse_baseline(text, "baselines/x.base").rows.size());
  } catch (const Error& error) {
    return error.what();
  }
}

TEST(ParseBaseline, ReadsTheFirstScoreOfEachLine) {
  const auto baseline =
      parse_baseline("pipe|10|lps|12440|99|7\nwhetstone-double|10|MWIPS|55.5|1|7", "mine.base");

  EXPECT_EQ(baseline.name, "mine.base");
  EXPECT_EQ(baseline.score("pipe"), 12440);
  EXPECT_EQ(baseline.score("whetstone-double"), 55.5);
  EXPECT_EQ(baseline.score("spawn"), std::nullopt);
}

TEST(ParseBaseline, PassesOverCommentsEmptyLinesAndBlanks) {
  const auto baseline = parse_baseline(
      "# made in May\r\n\r\n  pipe | 10 |lps| 12440 |12440|7  # on the old one\r\n", "x");

  ASSERT_EQ(baseline.rows.size(), 1U);
  EXPECT_EQ(baseline.rows[0], (BaselineRow{.test = "pipe", .score = 12440}));
}

TEST(ParseBaseline, RefusesAnUnknownTestWithTheNearestOne) {
  EXPECT_EQ(complaint_about("# a\n\npipe|10|lps|1|1|7\n\nwhetstone-duble|10|MWIPS|55|55|7\n"),
            "baselines/x.base line 5: there is no test 'whetstone-duble'. "
            "Did you mean 'whetstone-double'?");
  EXPECT_EQ(complaint_about("memory-bandwidth|10|lps|1|1|7"),
            "baselines/x.base line 1: there is no test 'memory-bandwidth'. "
            "'unixmark list tests' shows them all.");
}

TEST(ParseBaseline, RefusesARepeatedTest) {
  EXPECT_EQ(complaint_about("pipe|10|lps|1|1|7\npipe|10|lps|2|2|7"),
            "baselines/x.base line 2: the test 'pipe' has a row already");
}

TEST(ParseBaseline, RefusesWhatIsNoNumber) {
  EXPECT_EQ(complaint_about("pipe|10|lps|12,440|12440|7"),
            "baselines/x.base line 1: the score '12,440' is not a number");
  EXPECT_EQ(complaint_about("pipe|10|lps||12440|7"),
            "baselines/x.base line 1: the score '' is not a number");
  EXPECT_EQ(complaint_about("pipe|10|lps|nan|12440|7"),
            "baselines/x.base line 1: the score 'nan' is not a number");
  EXPECT_EQ(complaint_about("pipe|ten|lps|12440|12440|7"),
            "baselines/x.base line 1: the length 'ten' is not a number");
  EXPECT_EQ(complaint_about("pipe|10|lps|12440|x|7"),
            "baselines/x.base line 1: the second score 'x' is not a number");
  EXPECT_EQ(complaint_about("pipe|10|lps|12440|12440|7 samples"),
            "baselines/x.base line 1: the number of samples '7 samples' is not a number");
}

TEST(ParseBaseline, RefusesScoresThatAreNotAboveZero) {
  EXPECT_EQ(complaint_about("pipe|10|lps|0|0|7"),
            "baselines/x.base line 1: the score 0 is not above 0");
  EXPECT_EQ(complaint_about("pipe|10|lps|-3|-3|7"),
            "baselines/x.base line 1: the score -3 is not above 0");
}

TEST(ParseBaseline, RefusesNumbersThatNothingMeasured) {
  EXPECT_EQ(complaint_about("pipe|10|lps|1e308|12440|7"),
            "baselines/x.base line 1: the score 1e308 is not between 0.001 and 1e12");
  EXPECT_EQ(complaint_about("pipe|10|lps|1e-308|12440|7"),
            "baselines/x.base line 1: the score 1e-308 is not between 0.001 and 1e12");
  EXPECT_EQ(complaint_about("pipe|10|lps|12440|1e13|7"),
            "baselines/x.base line 1: the second score 1e13 is not between 0.001 and 1e12");
  EXPECT_EQ(complaint_about("\npipe|1e9|lps|12440|12440|7"),
            "baselines/x.base line 2: the length 1e9 is not between 0.001 and 1e6");
  EXPECT_EQ(complaint_about("pipe|10|lps|12440|12440|1e9"),
            "baselines/x.base line 1: the number of samples 1e9 is not between 1 and 1e6");
  EXPECT_EQ(complaint_about("pipe|10|lps|12440|12440|2.5"),
            "baselines/x.base line 1: the number of samples 2.5 is not a whole number");
}

TEST(ParseBaseline, RefusesWhatIsInfinite) {
  for (const std::string number : {"inf", "-inf", "1e999", "nan", "-nan", "NaN(1)", "1e-999"}) {
    EXPECT_EQ(complaint_about("pipe|10|lps|" + number + "|12440|7"),
              "baselines/x.base line 1: the score '" + number + "' is not a number");
  }
}

TEST(ParseBaseline, TakesTheWidestNumbersThatMakeSense) {
  EXPECT_EQ(complaint_about("pipe|1000000|lps|1e12|0.001|1000000\nspawn|0.001|lps|0.001|1e12|1"),
            "read 2");
}

TEST(ParseBaseline, RefusesAUnitThatTheTestIsNotMeasuredIn) {
  EXPECT_EQ(complaint_about("pipe|10|lps|1|1|7\nshell8|60|lps|6|6|2"),
            "baselines/x.base line 2: the unit of 'shell8' is lpm, not 'lps'");
  EXPECT_EQ(complaint_about("pipe|10||1|1|7"),
            "baselines/x.base line 1: the unit of 'pipe' is lps, not ''");
}

TEST(ParseBaseline, RefusesALineWithoutItsSixFields) {
  EXPECT_EQ(complaint_about("pipe|10|lps|12440"),
            "baselines/x.base line 1: 'pipe|10|lps|12440' has 4 fields, not the six of "
            "name|seconds|unit|score|score|samples");
  EXPECT_EQ(complaint_about("pipe 12440"),
            "baselines/x.base line 1: 'pipe 12440' has 1 field, not the six of "
            "name|seconds|unit|score|score|samples");
}

TEST(ParseBaseline, RefusesATableWithoutRows) {
  EXPECT_EQ(complaint_about("# nothing\n"),
            "baselines/x.base: no test in it. A baseline has lines such as "
            "'pipe|10|lps|12440|12440|7'; see baselines/README.md");
}

TEST(Sparc20, IsTheMachineThatUnixBenchRatedTen) {
  std::ifstream file(SOURCE_DIR "/baselines/sparc20.base");
  const std::string text(std::istreambuf_iterator<char>(file), {});

  const auto baseline = parse_baseline(text, "sparc20");

  EXPECT_EQ(baseline.rows.size(), 21U);
  EXPECT_EQ(baseline.score("dhry2reg"), 116700);
  EXPECT_EQ(baseline.score("shell1"), 42.4);
  EXPECT_EQ(baseline.score("sysexec"), 25);
  EXPECT_EQ(baseline.score("ubgears"), 33.4);
}

}  // namespace
}  // namespace unixmark::score
