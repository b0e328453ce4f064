#include "sys/limits.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <fstream>

#include <sys/resource.h>
#include <unistd.h>

namespace unixmark::sys {

namespace {

using Resource = decltype(RLIMIT_NOFILE);

constexpr rlim_t least_stack = rlim_t{256} << 10U;

std::optional<std::uint64_t> finite(rlim_t limit) {
  if (limit == RLIM_INFINITY) return {};
  return limit;
}

std::optional<std::uint64_t> limit_of(Resource resource) {
  rlimit limit{RLIM_INFINITY, RLIM_INFINITY};
  ::getrlimit(resource, &limit);
  return finite(limit.rlim_cur);
}

void raise(Resource resource) {
  rlimit limit{};
  if (::getrlimit(resource, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(resource, &limit);
}

std::optional<std::uint64_t> number_in(const std::string& file) {
  std::string word;
  std::ifstream(file) >> word;
  const auto number = to_integer(word);  // "max" is no number
  if (!number || *number < 0) return {};
  return static_cast<std::uint64_t>(*number);
}

// The folder of the control group that a line of /proc/self/cgroup names, for both versions.
std::optional<std::string> pids_folder(std::string_view line, const std::string& root) {
  const auto parts = split(line, ':');
  if (parts.size() < 3) return {};
  const auto base = cat(root, "sys/fs/cgroup");
  if (parts[1].empty()) return cat(base, parts[2]);
  if (parts[1] == "pids") return cat(base, "/pids", parts[2]);
  return {};
}

// The least room in the group in `folder` and in all above it.
std::optional<std::uint64_t> room_up_from(std::string folder, std::size_t shortest) {
  std::optional<std::uint64_t> room;
  while (folder.size() >= shortest) {
    const auto most = number_in(folder + "/pids.max");
    const auto now = number_in(folder + "/pids.current");
    if (most && now) room = std::min(room.value_or(UINT64_MAX), *most > *now ? *most - *now : 0);
    folder.resize(folder.rfind('/'));
  }
  return room;
}

}  // namespace

std::optional<std::uint64_t> descriptor_limit() {
  return limit_of(RLIMIT_NOFILE);
}

std::optional<std::uint64_t> process_limit() {
  return limit_of(RLIMIT_NPROC);
}

void raise_limits() {
  raise(RLIMIT_NOFILE);
  raise(RLIMIT_NPROC);
  raise(RLIMIT_SIGPENDING);
}

// The system looks at the limit when a stack grows, so this takes effect at once.
void raise_stack() {
  constexpr rlim_t usual = rlim_t{8} << 20U;
  rlimit had{};
  if (::getrlimit(RLIMIT_STACK, &had) != 0 || had.rlim_cur >= least_stack) return;
  const rlimit wanted{usual, std::max(had.rlim_max, usual)};
  if (::setrlimit(RLIMIT_STACK, &wanted) != 0) raise(RLIMIT_STACK);  // only root goes beyond
}

std::optional<std::string> too_small_a_stack() {
  const auto limit = limit_of(RLIMIT_STACK);
  if (!limit || *limit >= least_stack) return {};
  return cat("needs a stack of ", least_stack / 1024, " KiB, but the limit (RLIMIT_STACK) is ",
             *limit / 1024, " KiB; raise it with `ulimit -s ", least_stack / 1024,
             "`, as root or in a new session");
}

std::optional<std::uint64_t> free_in_cgroup(const std::string& root) {
  std::ifstream groups(root + "proc/self/cgroup");
  std::optional<std::uint64_t> room;
  for (std::string line; std::getline(groups, line);) {
    const auto folder = pids_folder(line, root);
    if (!folder) continue;
    const auto here = room_up_from(*folder, cat(root, "sys/fs/cgroup").size());
    if (here) room = std::min(room.value_or(UINT64_MAX), *here);
  }
  return room;
}

std::optional<std::string> too_few_processes(std::uint64_t needed) {
  const auto limit = process_limit();
  const bool bound = ::geteuid() != 0;  // the system does not hold root to it
  if (bound && limit && *limit < needed) {
    return cat("needs ", needed, " processes at once, but the limit (RLIMIT_NPROC) is ", *limit,
               "; as root raise it with `ulimit -u ", needed, "`, or in /etc/security/limits.conf");
  }
  const auto room = free_in_cgroup();
  if (room && *room < needed) {
    return cat("needs ", needed,
               " processes at once, but the control group (pids.max) has room for ", *room,
               "; raise it with `systemctl set-property UNIT TasksMax=` or the container's "
               "--pids-limit");
  }
  return {};
}

std::optional<std::string> too_few_descriptors(std::uint64_t needed) {
  const auto limit = descriptor_limit();
  if (!limit || *limit >= needed) return {};
  return cat("needs ", needed, " open descriptors, but the limit (RLIMIT_NOFILE) is ", *limit,
             "; as root raise it with `ulimit -n ", needed, "`, or in /etc/security/limits.conf");
}

std::string describe_process_limits() {
  const auto limit = process_limit();
  const auto room = free_in_cgroup();
  auto text = cat("A limit on processes was hit: RLIMIT_NPROC is ",
                  limit ? std::to_string(*limit) : "unlimited");
  if (room) text += cat(", and the control group (pids.max) has room for ", *room, " more");
  return text + "; raise it with `ulimit -u` or the control group's pids.max";
}

std::string describe_signal_limit() {
  const auto limit = limit_of(RLIMIT_SIGPENDING);
  return cat("Each timer counts as a waiting signal of its user: RLIMIT_SIGPENDING is ",
             limit ? std::to_string(*limit) : "unlimited",
             "; as root raise it with `ulimit -i`, or in /etc/security/limits.conf");
}

}  // namespace unixmark::sys
