#include "base/quantity.hpp"

#include <gtest/gtest.h>

namespace unixmark {
namespace {

TEST(ToDuration, ReadsSecondsMinutesAndHours) {
  EXPECT_EQ(to_duration("90"), Seconds(90));
  EXPECT_EQ(to_duration("2.5s"), Seconds(2.5));
  EXPECT_EQ(to_duration("10m"), Seconds(600));
  EXPECT_EQ(to_duration("1h30m"), Seconds(5400));
  EXPECT_EQ(to_duration("1.5h"), Seconds(5400));
}

TEST(ToDuration, RefusesWhatIsNone) {
  for (const char* text :
       {"", "m", "10 m m", "-5m", "10x", "1m1h", "nan", "1e3", "0", "0m", "inf"}) {
    EXPECT_FALSE(to_duration(text)) << text;
  }
}

TEST(DurationText, IsWhatToDurationReads) {
  EXPECT_EQ(duration_text(Seconds(5400)), "1h30m");
  EXPECT_EQ(duration_text(Seconds(600)), "10m");
  EXPECT_EQ(duration_text(Seconds(2.5)), "2.5s");
  EXPECT_EQ(duration_text(Seconds(61)), "1m1s");
}

TEST(ToShare, NeedsItsSign) {
  EXPECT_DOUBLE_EQ(to_share("0.5%").value(), 0.005);
  EXPECT_DOUBLE_EQ(to_share("1 %").value(), 0.01);
  for (const char* text : {"", "%", "1", "0.01", "0%", "-1%", "101%", "nan%", "1%%"}) {
    EXPECT_FALSE(to_share(text)) << text;
  }
}

}  // namespace
}  // namespace unixmark
