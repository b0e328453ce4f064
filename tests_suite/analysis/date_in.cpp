#include "analysis/date_in.hpp"

#include <gtest/gtest.h>

namespace unixmark::analysis {
namespace {

// 2011-08-19 08:24:14
constexpr std::int64_t august = 1'313'742'254;

TEST(DateIn, ReadsEnglishMonths) {
  EXPECT_EQ(date_in("Fri Aug 19 2011 08:24:14"), (WallTime{august, 0}));
  EXPECT_EQ(date_in("Fri, August 19, 2011 08:24:14"), (WallTime{august, 0}));
}

TEST(DateIn, ReadsNumberedMonthsWhateverTheDayIsCalled) {
  EXPECT_EQ(date_in("金  8月 19 2011 08:24:14"), (WallTime{august, 0}));
  EXPECT_EQ(date_in("日  8 19 2011 08:24:14"), (WallTime{august, 0}));
}

TEST(DateIn, NeedsNoTimeOfDay) {
  EXPECT_EQ(date_in("Fri Aug 19 2011"), (WallTime{august - 8 * 3600LL - 24 * 60LL - 14, 0}));
}

TEST(DateIn, IsNothingWhereThereIsNoDate) {
  for (const auto* text : {"", "08:24:14", "Aug 2011", "19 2011", "Feb 30 2011", "2011-08-19",
                           "Aug 19 99999", "Aug 0 2011", "\xFF\xFE 1 2 3"}) {
    EXPECT_FALSE(date_in(text)) << text;
  }
}

}  // namespace
}  // namespace unixmark::analysis
