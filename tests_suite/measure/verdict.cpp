#include "measure/verdict.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

Ending ending(std::string_view said) {
  Ending one;
  one.output = parse_output(said);
  one.lifetime = Seconds(10);
  return one;
}

TEST(Judge, TakesTheTimeOfTheSpanFirst) {
  EXPECT_EQ(judge(ending("COUNT|5|1|lps\nTIME|3\nSPAN|0|2000000000")).time, Seconds(2));
  EXPECT_EQ(judge(ending("COUNT|5|1|lps\nTIME|3")).time, Seconds(3));
  EXPECT_EQ(judge(ending("COUNT|5|1|lps")).time, Seconds(10));
}

TEST(Judge, KeepsAWarningAsANote) {
  const auto copy = judge(ending("careful\nCOUNT|5|1|lps"));

  EXPECT_EQ(copy.complaint, "");
  EXPECT_EQ(copy.notes, (std::vector<std::string>{"careful"}));
}

TEST(Judge, NamesTheSignal) {
  auto killed = ending("COUNT|5|1|lps");
  killed.exit.signal = 11;

  EXPECT_EQ(judge(killed).complaint, "ended by signal 11 (segmentation fault)");
}

TEST(Judge, QuotesWhatWasSaidBesides) {
  auto failed = ending("no such file");
  failed.exit.status = 2;

  EXPECT_EQ(judge(failed).complaint, "ended with exit status 2; it said: no such file");
  EXPECT_EQ(judge(ending("oops")).complaint, "gave no result; it said: oops");
}

TEST(Judge, RefusesCountsWithoutALoopBehindThem) {
  EXPECT_EQ(judge(ending("COUNT|0|1|lps")).complaint, "counted nothing in 10.0 s");
  EXPECT_EQ(judge(ending("COUNT|1|1|lps")).complaint,
            "counted 1 in 10.0 s: its count does not grow");
  EXPECT_EQ(judge(ending("COUNT|5|1|lps\nSPAN|7|7")).complaint,
            "got no processor before the pass was over; try fewer copies (-c) or longer passes "
            "(--seconds)");
}

TEST(Judge, AcceptsOneRunInAMinute) {
  EXPECT_EQ(judge(ending("COUNT|1|60|lpm")).complaint, "");
}

Copy with_running(std::vector<std::uint64_t> running) {
  Copy copy;
  copy.running = std::move(running);
  return copy;
}

const std::vector<std::uint64_t> standing = {10, 20, 20, 20, 20, 20, 20};
const std::vector<std::uint64_t> growing = {10, 20, 30, 40, 50, 60, 70};

TEST(RefuseStandstill, ComplainsWhenAllCopiesStoodStill) {
  std::vector<Copy> copies = {with_running(standing), with_running(standing)};

  refuse_standstill(copies, Seconds(10), {});

  EXPECT_EQ(copies[0].complaint, "its count stopped growing after 0.2 s");
  EXPECT_EQ(copies[1].complaint, copies[0].complaint);
}

TEST(RefuseStandstill, LetsASingleStarvedCopyBe) {
  std::vector<Copy> copies = {with_running(growing), with_running(standing)};

  refuse_standstill(copies, Seconds(10), {});

  EXPECT_EQ(copies[1].complaint, "");
}

TEST(RefuseStandstill, LetsCopiesBeThatWaitedForAProcessor) {
  std::vector<Copy> copies = {with_running(standing)};

  refuse_standstill(copies, Seconds(1), std::chrono::milliseconds(500));

  EXPECT_EQ(copies[0].complaint, "");
}

TEST(RefuseStandstill, LooksAtThePlannedTimeAlone) {
  std::vector<Copy> copies = {with_running(standing)};

  refuse_standstill(copies, Seconds(0.3), {});

  EXPECT_EQ(copies[0].complaint, "");
}

TEST(RefuseStandstill, LetsCopiesWithoutRunningCountsBe) {
  std::vector<Copy> copies = {Copy{}};

  refuse_standstill(copies, Seconds(10), {});

  EXPECT_EQ(copies[0].complaint, "");
}

Copy complaining(std::string complaint) {
  Copy copy;
  copy.complaint = std::move(complaint);
  return copy;
}

TEST(ComplaintOf, NamesTheFirstCopyAndCountsTheOthers) {
  EXPECT_EQ(complaint_of({Copy{}, complaining("broke"), complaining("broke too")}),
            "copy 2 of 3: broke (and 1 other copy)");
  EXPECT_EQ(complaint_of({complaining("broke")}), "broke");
  EXPECT_EQ(complaint_of({Copy{}, Copy{}}), "");
}

TEST(ComplaintOf, DoesNotBlameThoseThatHadToEndWithIt) {
  EXPECT_EQ(complaint_of({complaining(std::string(ended_for_another)), complaining("broke")}),
            "copy 2 of 2: broke");
}

}  // namespace
}  // namespace unixmark::measure
