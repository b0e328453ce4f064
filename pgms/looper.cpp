// Running a program to its end, again and again.
#include "abi/kernel.hpp"
#include "abi/line.hpp"
#include "looping/group.hpp"
#include "looping/program.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr const char* usage = "looper [-i FILE] SECONDS PROGRAM [ARGUMENT...]";

[[noreturn]] void become(const looper::Job& job, const sigset_t& unblocked) {
  abi::die_with_parent(SIGTERM);
  const int input = open(job.input, O_RDONLY | O_CLOEXEC);
  if (input < 0) abi::fail("opening the input", job.input, errno);
  const int output = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (output < 0) abi::fail("opening /dev/null", errno);
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  sigprocmask(SIG_SETMASK, &unblocked, nullptr);
  execv(job.path, job.arguments);
  abi::fail("executing", job.path, errno);
}

// Signals wait while the child comes into being: whoever ends it must know it.
pid_t begin(const looper::Job& job) {
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &before);
  const pid_t child = abi::new_process();
  if (!abi::under_runner()) setpgid(child, child);
  if (child == 0) become(job, before);
  looper::set_running(child);
  sigprocmask(SIG_SETMASK, &before, nullptr);
  return child;
}

[[noreturn]] void complain(const looper::Job& job, int status) {
  abi::Line line;
  line.add("ERROR|running");
  for (char** argument = job.arguments; *argument != nullptr; ++argument)
    line.add(' ').add(*argument);
  const bool died = WIFSIGNALED(status);
  line.add(died ? ": ended by signal " : ": exit status ");
  line.add(static_cast<std::uint64_t>(died ? WTERMSIG(status) : WEXITSTATUS(status))).add('\n');
  line.send(STDERR_FILENO);
  _exit(1);
}

void run_once(const looper::Job& job) {
  const pid_t child = begin(job);
  int status = 0;
  if (waitpid(child, &status, 0) != child) abi::fail("waiting for the program", errno);
  looper::set_running(0);
  if (status != 0) complain(job, status);
}

// The runner ends whatever a kernel started and removes the folder that it made for it. In a folder
// that the user named, as by hand, scripts must have the time to remove their own files.
bool ends_politely() {
  return !abi::under_runner() || std::getenv("UB_TESTDIR") != nullptr;
}

double read_options(int argc, char** argv, looper::Job& job) {
  opterr = 0;
  for (int option = 0; (option = getopt(argc, argv, "+i:")) != -1;) {
    if (option != 'i') abi::wrong_use(usage);
    job.input = optarg;
  }
  if (argc - optind < 2) abi::wrong_use(usage);
  job.arguments = argv + optind + 1;
  job.program = job.arguments[0];
  return abi::seconds_of(argv[optind], usage);
}

}  // namespace

int main(int argc, char** argv) {
  abi::set_up();
  looper::Job job;
  const double seconds = read_options(argc, argv, job);
  looper::set_environment();
  looper::find_program(job);
  if (access(job.input, R_OK) != 0) abi::fail("opening the input", job.input, errno);
  if (ends_politely()) looper::prepare_to_clean_up();

  const abi::Result result = {
      .label = "lpm", .timebase = 60, .after = ends_politely() ? looper::end_group : nullptr};
  volatile std::uint64_t* count = abi::start(seconds, result);
  for (std::uint64_t n = 1;; ++n) {
    run_once(job);
    *count = n;
  }
}
