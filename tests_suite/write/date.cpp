#include "write/date.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

namespace unixmark::write {
namespace {

TEST(LongDate, ShowsTheClockFaceOfWhereItWasTaken) {
  EXPECT_EQ(long_date({1'796'071'702, 3'600}), "Mon Nov 30 2026 21:48:22");
  EXPECT_EQ(long_date({1'796'071'702, -43'200}), "Mon Nov 30 2026 08:48:22");
  EXPECT_EQ(long_date({0, 0}), "Thu Jan 01 1970 00:00:00");
  EXPECT_EQ(long_date({951'782'400, 0}), "Tue Feb 29 2000 00:00:00");
  EXPECT_EQ(long_date({-1, 0}), "Wed Dec 31 1969 23:59:59");
}

TEST(ToldDate, IsNoneOfAMomentThatNoFileTold) {
  EXPECT_EQ(told_date({}), "not told");
  EXPECT_EQ(told_iso_date({}), "not told");
  EXPECT_EQ(times_of_run({}, {}), "not told");
  EXPECT_EQ(told_date({1, 0}), "Thu Jan 01 1970 00:00:01");  // of a machine without a clock
  EXPECT_EQ(times_of_run({1, 0}, {61, 0}), "Thu Jan 01 1970 00:00:01 - 00:01:01");
}

TEST(ClockTime, IsTheTimeOfDayAlone) {
  EXPECT_EQ(clock_time({1'796'071'702, 3'600}), "21:48:22");
}

TEST(IsoDate, CarriesItsOffset) {
  EXPECT_EQ(iso_date({1'796'071'702, 3'600}), "2026-11-30T21:48:22+01:00");
  EXPECT_EQ(iso_date({1'796'071'702, -12'600}), "2026-11-30T17:18:22-03:30");
}

TEST(LongDate, StaysWithinFourDigitsWhateverAFileClaims) {
  constexpr auto most = std::numeric_limits<std::int64_t>::max();
  constexpr auto least = std::numeric_limits<std::int64_t>::min();

  EXPECT_EQ(long_date({most, std::numeric_limits<std::int32_t>::max()}),
            "Fri Dec 31 9999 23:59:59");
  EXPECT_EQ(iso_date({least, std::numeric_limits<std::int32_t>::min()}),
            "0000-01-01T00:00:00-596523:14");
}

}  // namespace
}  // namespace unixmark::write
