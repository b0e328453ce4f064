#include "sys/process.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "sys/fd.hpp"
#include "sys/limits.hpp"

#include <algorithm>
#include <csignal>

#include <fcntl.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace unixmark::sys {

namespace {

// Where the child came to grief, told through a pipe that closes when the program takes over.
struct Failure {
  enum Step : int { Orphaned, Descriptors, Folder, Processor, Program } step;
  int error_number;
};

std::string_view step_text(Failure::Step step) {
  switch (step) {
    case Failure::Orphaned:
      return "its parent is gone";
    case Failure::Descriptors:
      return "handing over descriptors";
    case Failure::Folder:
      return "entering the working folder";
    case Failure::Processor:
      return "binding it to a processor";
    case Failure::Program:
      return "executing it";
  }
  return "";
}

std::vector<char*> pointers(const std::vector<std::string>& words) {
  std::vector<char*> list;
  list.reserve(words.size() + 1);
  for (const auto& word : words) list.push_back(const_cast<char*>(word.c_str()));
  list.push_back(nullptr);
  return list;
}

// A Ctrl-C that came to our former group before we left it still waits, and is not for us: to
// ignore it is to discard it.
void default_signals() {
  for (int signal = 1; signal < NSIG; ++signal) {
    ::signal(signal, SIG_IGN);
    ::signal(signal, SIG_DFL);
  }
  sigset_t none;
  ::sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

// Gives the child exactly the descriptors asked for; `report` moves out of their way.
bool hand_over(const std::vector<Handover>& wanted, int& report) {
  int beyond = 0;
  for (const auto& one : wanted) beyond = std::max(beyond, one.to + 1);
  const auto aside = [&](int fd) { return ::fcntl(fd, F_DUPFD_CLOEXEC, beyond); };
  std::vector<Handover> moved = wanted;
  if ((report = aside(report)) < 0) return false;
  for (auto& one : moved) {
    if ((one.from = aside(one.from)) < 0) return false;
  }
  for (const auto& one : moved) {
    if (::dup2(one.from, one.to) < 0) return false;
  }
  close_from_on_exec(beyond);
  return true;
}

bool bind_to(int processor) {
  cpu_set_t* set = CPU_ALLOC(static_cast<std::size_t>(processor) + 1);
  const auto bytes = CPU_ALLOC_SIZE(static_cast<std::size_t>(processor) + 1);
  CPU_ZERO_S(bytes, set);
  CPU_SET_S(static_cast<std::size_t>(processor), bytes, set);
  return ::sched_setaffinity(0, bytes, set) == 0;
}

void limit_descriptors(std::uint64_t soft) {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = static_cast<rlim_t>(std::min<std::uint64_t>(soft, limit.rlim_max));
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

// The child's side up to the exec; returns the step that failed.
Failure::Step become(const SpawnRequest& request, pid_t parent, int& report) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) return Failure::Orphaned;  // it died before the line above
  default_signals();
  if (!hand_over(request.descriptors, report)) return Failure::Descriptors;
  const auto& folder = request.working_folder;
  if (!folder.empty() && ::chdir(folder.c_str()) != 0) return Failure::Folder;
  if (request.processor && !bind_to(*request.processor)) return Failure::Processor;
  if (request.descriptor_limit) limit_descriptors(*request.descriptor_limit);
  const auto arguments = pointers(request.arguments);
  const auto environment = pointers(request.environment);
  ::execve(arguments[0], arguments.data(), environment.data());
  return Failure::Program;
}

[[noreturn]] void run_child(const SpawnRequest& request, pid_t parent, int report) {
  const Failure::Step step = become(request, parent, report);
  const Failure failure{step, errno};
  if (::write(report, &failure, sizeof failure) < 0) ::_exit(126);
  ::_exit(127);
}

void check_started(const SpawnRequest& request, const Fd& report) {
  Failure failure{};
  if (read_into(report, &failure, sizeof failure) != sizeof failure) return;
  auto doing = cat("starting ", request.arguments[0], ", ", step_text(failure.step));
  if (failure.step == Failure::Folder) doing += cat(' ', request.working_folder.string());
  throw system_error(doing, failure.error_number);
}

}  // namespace

Process spawn(const SpawnRequest& request) {
  Pipe report = make_pipe();
  const pid_t parent = ::getpid();
  const pid_t pid = ::fork();
  if (pid < 0) {
    const int why = errno;
    throw system_error(cat("starting ", request.arguments[0]), why,
                       why == EAGAIN ? describe_process_limits() : std::string());
  }
  if (pid == 0) run_child(request, parent, report.write.number());
  Process process(pid);
  ::setpgid(pid, pid);  // both sides do it, so that neither has to wait for the other
  report.write.close();
  check_started(request, report.read);
  return process;
}

}  // namespace unixmark::sys
