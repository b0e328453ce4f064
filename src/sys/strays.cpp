#include "sys/strays.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "sys/file.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <system_error>

#include <sys/random.h>
#include <unistd.h>

namespace unixmark::sys {

namespace {

namespace fs = std::filesystem;

// What cannot be looked into is passed over: it has ended meanwhile, or is another user's.
std::string text_of(pid_t pid, std::string_view file) {
  try {
    return read_file(cat("/proc/", pid, '/', file));
  } catch (const Error&) {
    return {};
  }
}

std::vector<pid_t> processes_that(const std::function<bool(pid_t)>& fit) {
  std::vector<pid_t> found;
  std::error_code failure;
  for (fs::directory_iterator one("/proc", failure), end; !failure && one != end;
       one.increment(failure)) {
    const auto number = to_integer(one->path().filename().string());
    if (!number || *number <= 1) continue;
    const auto pid = static_cast<pid_t>(*number);
    if (pid != ::getpid() && fit(pid)) found.push_back(pid);
  }
  return found;
}

// "12 (name) S 7 ...": the parent is 7. The name may hold anything.
pid_t parent_of(pid_t pid) {
  const std::string stat = text_of(pid, "stat");
  const auto name_end = stat.rfind(')');
  if (name_end == std::string::npos) return 0;
  const auto fields = words(std::string_view(stat).substr(name_end + 1));
  return fields.size() < 2 ? 0 : static_cast<pid_t>(to_integer(fields[1]).value_or(0));
}

}  // namespace

std::string new_mark() {
  std::uint32_t number = 0;
  // Where there is no chance to be had, the process's number is as good for a while.
  if (::getrandom(&number, sizeof number, GRND_NONBLOCK) != sizeof number) {
    number = static_cast<std::uint32_t>(::getpid());
  }
  std::string mark = "UM=";
  for (int shift = 28; shift >= 0; shift -= 4) mark += "0123456789abcdef"[number >> shift & 0xFU];
  return mark;
}

std::vector<pid_t> marked_processes(std::string_view mark) {
  const std::string whole = cat('\0', mark, '\0');
  return processes_that([&](pid_t pid) {
    return cat('\0', text_of(pid, "environ"), '\0').find(whole) != std::string::npos;
  });
}

std::vector<pid_t> child_processes() {
  const pid_t self = ::getpid();
  return processes_that([&](pid_t pid) { return parent_of(pid) == self; });
}

}  // namespace unixmark::sys
