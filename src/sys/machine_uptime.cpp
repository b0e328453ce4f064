#include "base/text.hpp"
#include "sys/machine_parts.hpp"

#include <algorithm>
#include <array>
#include <ctime>

#include <utmpx.h>

namespace unixmark::sys {

namespace {

constexpr std::int64_t minute = 60;
constexpr std::int64_t hour = 60 * minute;
constexpr std::int64_t day = 24 * hour;

struct Utmp {
  int users = 0;
  std::string runlevel;
};

std::string padded(std::int64_t number, std::size_t width, char with) {
  const std::string digits = std::to_string(number);
  return std::string(width - std::min(width, digits.size()), with) + digits;
}

std::string clock_face(std::int64_t second_of_day) {
  return cat(padded(second_of_day / hour, 2, '0'), ':',
             padded(second_of_day % hour / minute, 2, '0'), ':',
             padded(second_of_day % minute, 2, '0'));
}

std::string time_up(std::int64_t seconds) {
  const std::int64_t days = seconds / day;
  const std::int64_t hours = seconds % day / hour;
  const std::int64_t minutes = seconds % hour / minute;
  std::string text = days == 0 ? "" : cat(days, days == 1 ? " day, " : " days, ");
  if (hours == 0) return cat(text, minutes, " min");
  return cat(text, padded(hours, 2, ' '), ':', padded(minutes, 2, '0'));
}

// Who is logged in, and the run level that init has written down as a letter.
Utmp read_utmp() {
  Utmp seen;
  ::setutxent();
  while (const utmpx* entry = ::getutxent()) {
    if (entry->ut_type == USER_PROCESS && entry->ut_user[0] != '\0') ++seen.users;
    // RUN_LVL is 1 wherever it is known; not every C library's header has it.
    if (entry->ut_type == 1) {
      const char level = static_cast<char>(entry->ut_pid & 0xff);
      seen.runlevel = clean_text(std::string(1, level));
    }
  }
  ::endutxent();
  return seen;
}

// The first `count` numbers of a text; 0 for what is none.
template <std::size_t count>
std::array<double, count> numbers(std::string_view text) {
  std::array<double, count> found{};
  const auto parts = words(text);
  for (std::size_t i = 0; i < std::min(count, parts.size()); ++i) {
    found[i] = std::clamp(to_double(parts[i]).value_or(0), 0.0, 1e12);
  }
  return found;
}

std::int64_t boot_time(const Root& root) {
  const std::string stat = root.read("proc/stat");
  for (const std::string_view line : split(stat, '\n')) {
    if (line.starts_with("btime ")) return static_cast<std::int64_t>(numbers<1>(line.substr(6))[0]);
  }
  return 0;
}

std::int64_t local_second_of_day() {
  const std::time_t now = std::time(nullptr);
  std::tm face{};
  ::localtime_r(&now, &face);
  return face.tm_hour * hour + face.tm_min * minute + face.tm_sec;
}

// Below another root the clock stands at what its files say, in UTC.
std::int64_t second_of_day(const Root& root, std::int64_t up_seconds) {
  return root.real() ? local_second_of_day() : (boot_time(root) + up_seconds) % day;
}

}  // namespace

std::string uptime_line(const Uptime& uptime) {
  return cat(clock_face(uptime.second_of_day), " up ", time_up(uptime.up_seconds), ", ",
             padded(uptime.users, 2, ' '), uptime.users == 1 ? " user" : " users",
             ",  load average: ", fixed(uptime.load_1, 2), ", ", fixed(uptime.load_5, 2), ", ",
             fixed(uptime.load_15, 2));
}

void describe_uptime(const Root& root, Machine& machine) {
  const Utmp utmp = root.real() ? read_utmp() : Utmp();
  const auto loads = numbers<3>(root.line("proc/loadavg"));
  machine.load_1 = loads[0];
  machine.load_5 = loads[1];
  machine.load_15 = loads[2];
  machine.runlevel = utmp.runlevel;
  const std::string up = root.line("proc/uptime");
  const auto seconds = static_cast<std::int64_t>(numbers<1>(up)[0]);
  machine.uptime_line = "unknown";
  if (up.empty()) return;
  machine.uptime_line = uptime_line(
      {second_of_day(root, seconds), seconds, utmp.users, loads[0], loads[1], loads[2]});
}

}  // namespace unixmark::sys
