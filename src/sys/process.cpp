#include "sys/process.hpp"

#include "base/text.hpp"
#include "sys/strays.hpp"

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstring>
#include <ctime>

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace unixmark::sys {

namespace {

Nanos nanos(const timeval& time) {
  return std::chrono::seconds(time.tv_sec) + std::chrono::microseconds(time.tv_usec);
}

Exit exit_of(pid_t pid, int status, const rusage& used) {
  return {.pid = pid,
          .status = WIFEXITED(status) ? WEXITSTATUS(status) : 0,
          .signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0,
          .user = nanos(used.ru_utime),
          .system = nanos(used.ru_stime),
          .voluntary_switches = used.ru_nvcsw,
          .involuntary_switches = used.ru_nivcsw,
          .peak_memory_kib = used.ru_maxrss,
          .task = {}};
}

constexpr timespec reaping_pause{.tv_sec = 0, .tv_nsec = 250'000};

// A child of ours in `group` that has ended: its use; nothing when there is none. `any` tells
// whether there still are children in that group.
std::optional<rusage> reap_in_group(pid_t group, bool& any) {
  rusage used{};
  const pid_t ended = ::wait4(-group, nullptr, WNOHANG, &used);
  any = ended >= 0;
  if (ended <= 0) return {};
  return used;
}

// Adds what the killed members of `group` had used: adopted orphans, and theirs as these end. One
// that the system does not let go within 250 ms is left to later.
void add_orphans(pid_t group, Exit& exit) {
  int patience = 1000;
  bool any = true;
  while (patience > 0) {
    const auto used = reap_in_group(group, any);
    if (!any) return;
    if (used) {
      exit.user += nanos(used->ru_utime);
      exit.system += nanos(used->ru_stime);
    } else {
      ::nanosleep(&reaping_pause, nullptr);
      --patience;
    }
  }
}

// For 250 ms at most.
void reap_killed(pid_t child) {
  for (int patience = 1000; patience > 0 && ::waitpid(child, nullptr, WNOHANG) == 0; --patience) {
    ::nanosleep(&reaping_pause, nullptr);
  }
}

}  // namespace

Process::~Process() {
  if (pid_ <= 0) return;
  kill_group();
  while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void Process::kill_group() const {
  if (pid_ > 0) ::kill(-pid_, SIGKILL);
}

std::optional<Exit> reap_any() {
  siginfo_t ended{};
  // Whoever asks is woken once for a program that ended, so no answer may be lost.
  int asked = 0;
  do asked = ::waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT);
  while (asked != 0 && errno == EINTR);
  if (asked != 0 || ended.si_pid == 0) return {};
  // Before the reaping: until then nobody else can be given this number.
  ::kill(-ended.si_pid, SIGKILL);
  const TaskTimes task = task_times(ended.si_pid);
  int status = 0;
  rusage used{};
  while (::wait4(ended.si_pid, &status, 0, &used) < 0) {
    if (errno != EINTR) return {};
  }
  Exit exit = exit_of(ended.si_pid, status, used);
  exit.task = task;
  add_orphans(ended.si_pid, exit);
  return exit;
}

OrphanAdoption::OrphanAdoption() {
  former_ = child_processes();
  std::ranges::sort(former_);
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);
}

OrphanAdoption::~OrphanAdoption() {
  ::prctl(PR_SET_CHILD_SUBREAPER, 0);
}

// Again and again, since the children of those that were killed are the next to be adopted.
void OrphanAdoption::end_all() const {
  for (int generation = 0; generation < 40; ++generation) {
    auto strays = child_processes();
    std::erase_if(strays, [&](pid_t child) { return std::ranges::binary_search(former_, child); });
    if (strays.empty()) return;
    for (const pid_t child : strays) ::kill(child, SIGKILL);
    for (const pid_t child : strays) reap_killed(child);
  }
}

std::string signal_text(int signal) {
  std::string text = ::strsignal(signal);
  text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
  return text;
}

bool executable(const std::filesystem::path& file) {
  struct stat about {};
  return ::stat(file.c_str(), &about) == 0 && S_ISREG(about.st_mode) &&
         ::access(file.c_str(), X_OK) == 0;
}

std::string why_not_executable(const std::filesystem::path& file) {
  struct stat about {};
  if (::lstat(file.c_str(), &about) != 0) return {};
  if (::stat(file.c_str(), &about) != 0) return "is a link that leads to no file";
  if (S_ISDIR(about.st_mode)) return "is a folder and no program";
  if (!S_ISREG(about.st_mode)) return "is no regular file";
  return executable(file) ? "" : "may not be executed; its permissions want `chmod +x`";
}

std::optional<std::filesystem::path> find_program(std::string_view name,
                                                  std::string_view search_path) {
  for (const auto folder : split(search_path, ':')) {
    const auto file = std::filesystem::path(folder.empty() ? "." : folder) / name;
    if (executable(file)) return file;
  }
  return {};
}

}  // namespace unixmark::sys
