#include "write/date.hpp"

#include "base/text.hpp"
#include "report/published.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <string_view>

#include <fmt/format.h>

namespace unixmark::write {

namespace {

using std::chrono::days;
using std::chrono::seconds;

constexpr std::array<std::string_view, 7> weekdays = {"Sun", "Mon", "Tue", "Wed",
                                                      "Thu", "Fri", "Sat"};
constexpr std::array<std::string_view, 12> months = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};

// A file can claim any moment; years beyond these two have no place in a report.
constexpr std::int64_t year_0 = -62'167'219'200;
constexpr std::int64_t year_10000 = 253'402'300'800;

std::chrono::sys_seconds clock_face(WallTime moment) {
  const auto shown =
      std::clamp(moment.unix_seconds, year_0, year_10000) + std::int64_t{moment.utc_offset_seconds};
  return std::chrono::sys_seconds(seconds(std::clamp(shown, year_0, year_10000 - 1)));
}

std::string offset_text(std::int32_t offset_seconds) {
  const auto size = std::abs(std::int64_t{offset_seconds});
  const char sign = offset_seconds < 0 ? '-' : '+';
  return fmt::format("{}{:02}:{:02}", sign, size / 3600, size / 60 % 60);
}

}  // namespace

std::string clock_time(WallTime moment) {
  const auto face = clock_face(moment);
  const std::chrono::hh_mm_ss time(face - std::chrono::floor<days>(face));
  return fmt::format("{:02}:{:02}:{:02}", time.hours().count(), time.minutes().count(),
                     time.seconds().count());
}

std::string long_date(WallTime moment) {
  const auto day = std::chrono::floor<days>(clock_face(moment));
  const std::chrono::year_month_day date(day);
  return fmt::format("{} {} {:02} {} {}", weekdays[std::chrono::weekday(day).c_encoding()],
                     months[unsigned{date.month()} - 1], unsigned{date.day()}, int{date.year()},
                     clock_time(moment));
}

std::string iso_date(WallTime moment) {
  const std::chrono::year_month_day date(std::chrono::floor<days>(clock_face(moment)));
  return fmt::format("{:04}-{:02}-{:02}T{}{}", int{date.year()}, unsigned{date.month()},
                     unsigned{date.day()}, clock_time(moment),
                     offset_text(moment.utc_offset_seconds));
}

std::string told_date(WallTime moment) {
  return moment == WallTime{} ? std::string(report::not_told) : long_date(moment);
}

std::string told_iso_date(WallTime moment) {
  return moment == WallTime{} ? std::string(report::not_told) : iso_date(moment);
}

std::string times_of_run(WallTime began, WallTime ended) {
  if (began == WallTime{}) return std::string(report::not_told);
  return cat(long_date(began), " - ", clock_time(ended));
}

}  // namespace unixmark::write
