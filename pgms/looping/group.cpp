#include "looping/group.hpp"

#include <cerrno>
#include <csignal>
#include <ctime>
#include <initializer_list>

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace looper {
namespace {

// The child that runs, for the end of the time to find; 0: none.
volatile sig_atomic_t running = 0;

void pause_for_ms(long ms) {
  const timespec length = {ms / 1000, ms % 1000 * 1'000'000};
  nanosleep(&length, nullptr);
}

// Waits up to `ms` for every process that the child left; false: some are still there.
bool all_ended_within(long ms) {
  const long step_ms = 5;
  for (long waited = 0; waited < ms; waited += step_ms) {
    pid_t ended = 0;
    while ((ended = waitpid(-1, nullptr, WNOHANG)) > 0) {
    }
    if (ended < 0 && errno == ECHILD) return true;
    pause_for_ms(step_ms);
  }
  return false;
}

void end_on_signal(int number) {
  end_group();
  std::signal(number, SIG_DFL);
  raise(number);
  // Blocked while its handler runs.
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  sigprocmask(SIG_UNBLOCK, &one, nullptr);
}

}  // namespace

void set_running(pid_t child) {
  running = child;
}

void end_group() {
  if (running == 0) return;
  // A script that is told alone ends its own; told together with them, its shell would remark on
  // every one that was ended.
  kill(running, SIGTERM);
  if (all_ended_within(500)) return;
  kill(-running, SIGTERM);
  if (all_ended_within(2000)) return;
  kill(-running, SIGKILL);
}

void prepare_to_clean_up() {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  struct sigaction action {};
  action.sa_handler = end_on_signal;
  sigfillset(&action.sa_mask);
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaction(number, &action, nullptr);
}

}  // namespace looper
