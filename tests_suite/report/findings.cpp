#include "report/findings.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace unixmark::report {
namespace {

using Lines = std::vector<std::string>;

Row row_with(const score::Checks& checks) {
  Row row;
  row.robust = score::Robust{.passes = 9, .interval = {}, .checks = checks};
  return row;
}

TEST(Findings, OfIndependentPassesAreNone) {
  EXPECT_EQ(
      findings_on(row_with({.correlation = 0.3, .trend = score::Trend{}, .warm_up = {}}), false),
      Lines{});
}

TEST(Findings, SayWhatCorrelationDoesToTheInterval) {
  const score::Checks checks{.correlation = 0.6, .widening = 2, .trend = {}, .warm_up = {}};

  EXPECT_EQ(
      findings_on(row_with(checks), false),
      Lines{"correlated passes (0.60 from one to the next): the interval is widened 2.0 times"});
}

TEST(Findings, SayWhereOnlyTheClassicPassesAreCorrelated) {
  auto row = row_with({.correlation = 0.3, .trend = {}, .warm_up = {}});
  row.classic = score::ClassicInterval{.widening = 1.6, .logarithm = {}};

  EXPECT_EQ(findings_on(row, false),
            Lines{"correlated passes: the interval of the classic result is widened 1.6 times"});
}

TEST(Findings, TellATrendAndHowItWasTested) {
  const score::Trend grew{.change = 0.0213, .p = 0.0042, .exact = true, .flagged = true};
  const score::Trend fell{.change = -0.05, .p = 1e-5, .exact = false, .flagged = true};
  const score::Trend small{.change = 0.005, .p = 0.001, .exact = true, .flagged = false};

  EXPECT_EQ(findings_on(row_with({.correlation = {}, .trend = grew, .warm_up = {}}), false),
            Lines{"grew by 2.1 % over the run (trend test, exact: p 0.004)"});
  EXPECT_EQ(findings_on(row_with({.correlation = {}, .trend = fell, .warm_up = {}}), false),
            Lines{"fell by 5.0 % over the run (trend test, normal approximation: p below 0.001)"});
  EXPECT_EQ(findings_on(row_with({.correlation = {}, .trend = small, .warm_up = {}}), false),
            Lines{});
}

TEST(Findings, TellAFirstPassThatStandsApart) {
  EXPECT_EQ(findings_on(row_with({.correlation = {}, .trend = {}, .warm_up = -0.052}), false),
            Lines{"the first pass was 5.2 % slower than the others' median"});
}

TEST(Findings, TellWhereTheClassicRuleDroppedOthersThanTheSlowest) {
  EXPECT_EQ(
      findings_on(row_with({}), true),
      Lines{"the passes with the smallest counts, which the classic rule drops, were not those "
            "with the lowest rates"});
}

}  // namespace
}  // namespace unixmark::report
