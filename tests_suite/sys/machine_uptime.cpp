#include "sys/machine_parts.hpp"

#include "tests_suite/sys/fixture.hpp"

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

constexpr std::int64_t minute = 60;
constexpr std::int64_t hour = 3600;
constexpr std::int64_t day = 86400;

TEST(UptimeLine, SaysMinutesInTheFirstHour) {
  EXPECT_EQ(uptime_line({.second_of_day = 11 * hour + 23 * minute + 12,
                         .up_seconds = 44 * minute + 59,
                         .users = 2,
                         .load_5 = 0.13,
                         .load_15 = 0.17}),
            "11:23:12 up 44 min,  2 users,  load average: 0.00, 0.13, 0.17");
}

TEST(UptimeLine, SaysHoursAndMinutes) {
  EXPECT_EQ(uptime_line({.second_of_day = 0, .up_seconds = 5 * hour + 5 * minute, .users = 1}),
            "00:00:00 up  5:05,  1 user,  load average: 0.00, 0.00, 0.00");
}

TEST(UptimeLine, SaysOneDay) {
  EXPECT_EQ(uptime_line({.second_of_day = day - 1, .up_seconds = day + 2 * hour + 3 * minute}),
            "23:59:59 up 1 day,  2:03,  0 users,  load average: 0.00, 0.00, 0.00");
}

TEST(UptimeLine, SaysDaysAndMinutes) {
  EXPECT_EQ(uptime_line({.up_seconds = 17 * day + 8 * minute, .users = 12, .load_1 = 14.014}),
            "00:00:00 up 17 days, 8 min, 12 users,  load average: 14.01, 0.00, 0.00");
}

TEST(DescribeUptime, SetsTheClockByTheFilesOfAnotherRoot) {
  Machine machine;

  describe_uptime(Root(fixture("hybrid")), machine);

  EXPECT_EQ(machine.uptime_line,
            "00:16:20 up 1 day,  2:03,  0 users,  load average: 0.52, 0.58, 0.59");
  EXPECT_EQ(machine.runlevel, "");
}

}  // namespace
}  // namespace unixmark::sys
