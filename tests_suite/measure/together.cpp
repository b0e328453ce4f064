#include "measure/together.hpp"

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

Copy copy(double count, Nanos begin, Nanos end) {
  Copy one;
  one.count = count;
  one.begin = begin;
  one.end = end;
  return one;
}

Pass pass_of(std::vector<Copy> members) {
  Pass pass;
  pass.members = std::move(members);
  return pass;
}

Course line(Nanos begin, Nanos end, std::uint64_t last) {
  return course_of({}, 0, begin, end, last);
}

TEST(SumUp, MeasuresHowCopiesOverlap) {
  auto pass = pass_of({copy(100, Nanos(0), Nanos(100)), copy(80, Nanos(20), Nanos(120))});

  sum_up(pass, {line(Nanos(0), Nanos(100), 100), line(Nanos(20), Nanos(120), 80)});

  EXPECT_EQ(pass.skew, Nanos(20));
  EXPECT_EQ(pass.window, Nanos(80));
  EXPECT_DOUBLE_EQ(*pass.overlap, 80.0 / 120);
  EXPECT_DOUBLE_EQ(*pass.fairness, 0.8);
  EXPECT_DOUBLE_EQ(*pass.window_count, 80 + 64);
  EXPECT_EQ(pass.complaint, "");
}

TEST(SumUp, RefusesCopiesThatNeverRanTogether) {
  auto pass = pass_of({copy(100, Nanos(0), Nanos(100)), copy(80, Nanos(100), Nanos(200))});

  sum_up(pass, {std::nullopt, std::nullopt});

  EXPECT_EQ(pass.complaint, "its copies did not run at the same time");
  EXPECT_EQ(pass.window_count, std::nullopt);
}

TEST(SumUp, LeavesOutWhatCopiesDidNotTell) {
  auto pass = pass_of({Copy{}, copy(80, Nanos(0), Nanos(100))});

  sum_up(pass, {std::nullopt, std::nullopt});

  EXPECT_EQ(pass.skew, std::nullopt);
  EXPECT_EQ(pass.window, std::nullopt);
}

TEST(SumUp, PassesOverCopiesThatFailed) {
  auto broken = copy(0, Nanos(500), Nanos(600));
  broken.complaint = "broke";
  auto pass = pass_of({copy(100, Nanos(0), Nanos(100)), broken});

  sum_up(pass, {std::nullopt, std::nullopt});

  EXPECT_EQ(pass.skew, Nanos(0));
  EXPECT_EQ(pass.fairness, 1.0);
}

TEST(TotalCount, SumsOverCopiesAndMeansTheirTimes) {
  auto pass = pass_of({Copy{}, Copy{}});
  pass.members[0].count = 10;
  pass.members[0].time = Seconds(1);
  pass.members[1].count = 5;
  pass.members[1].time = Seconds(2);

  EXPECT_EQ(total_count(pass), 15);
  EXPECT_EQ(mean_time(pass), Seconds(1.5));
}

}  // namespace
}  // namespace unixmark::measure
