#include "sys/process.hpp"

#include "base/error.hpp"
#include "sys/fd.hpp"
#include "sys/signals.hpp"

#include <chrono>
#include <csignal>
#include <thread>

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

struct Ran {
  Exit exit;
  std::string output;
};

// Runs a shell line and waits for its end.
Ran run_shell(const std::string& line, SpawnRequest request = {}) {
  Pipe output = make_pipe();
  const Fd nowhere = open_nowhere();
  request.arguments = {"/bin/sh", "-c", line};
  request.descriptors = {{nowhere.number(), 0}, {output.write.number(), 1}};
  Process process = spawn(request);
  output.write.close();
  Ran ran;
  while (const auto piece = read_some(output.read, 4096)) ran.output += *piece;
  std::optional<Exit> exit;
  while (!(exit = reap_any())) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  process.forget();
  ran.exit = *exit;
  return ran;
}

TEST(Spawn, TellsHowTheProgramEnded) {
  EXPECT_EQ(run_shell("exit 3").exit.status, 3);
  EXPECT_EQ(run_shell("kill -TERM $$").exit.signal, SIGTERM);
}

TEST(Spawn, GivesExactlyTheEnvironmentAsked) {
  EXPECT_EQ(run_shell("echo $COLOUR", {.environment = {"COLOUR=red"}}).output, "red\n");
}

TEST(Spawn, StartsInTheFolderAsked) {
  EXPECT_EQ(run_shell("pwd", {.working_folder = "/usr"}).output, "/usr\n");
}

TEST(Spawn, LeadsAGroupOfItsOwn) {
  EXPECT_EQ(run_shell("read a b c d group rest < /proc/$$/stat; [ $group = $$ ]").exit.status, 0);
}

TEST(Spawn, HandsOverNoOtherDescriptors) {
  const Pipe other = make_pipe();

  EXPECT_EQ(run_shell("ls /proc/$$/fd", {.environment = {"PATH=/usr/bin:/bin"}}).output, "0\n1\n");
}

TEST(Spawn, ResetsSignals) {
  const Disposition ignored({SIGPIPE, SIGINT}, SIG_IGN);
  const SignalReader held({SIGTERM});

  const auto status = run_shell(
      "while read k v; do case $k in SigBlk:|SigIgn:) echo $v;; esac; "
      "done < /proc/$$/status");

  EXPECT_EQ(status.output, "0000000000000000\n0000000000000000\n");
}

// How many of 300 programs were ended by SIGINTs that come to our group all the time.
int struck_programs() {
  const SignalReader held({SIGINT});
  const Process storm(fork());
  if (storm.pid() == 0) {
    const pid_t group = getpgid(getppid());
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    while (true) kill(-group, SIGINT);
  }
  int struck = 0;
  for (int program = 0; program < 300; ++program) {
    Process process = spawn({.arguments = {"/bin/true"}});
    int status = 0;
    waitpid(process.pid(), &status, 0);
    process.forget();
    if (WIFSIGNALED(status)) ++struck;
  }
  return struck;
}

TEST(Spawn, KeepsTheProgramFromSignalsToItsParentsGroup) {
  const pid_t parent = fork();
  if (parent == 0) {
    setpgid(0, 0);
    _exit(struck_programs() == 0 ? 0 : 1);
  }

  int status = 0;
  waitpid(parent, &status, 0);

  EXPECT_EQ(status, 0);
}

TEST(Spawn, LowersTheDescriptorLimitOnRequest) {
  EXPECT_EQ(run_shell("ulimit -Sn", {.descriptor_limit = 50}).output, "50\n");
}

TEST(Spawn, SaysWhyAProgramCannotBeExecuted) {
  try {
    const Process process = spawn({.arguments = {"/no/such/program"}});
    FAIL() << "it was started";
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(),
                 "starting /no/such/program, executing it: No such file or directory");
  }
}

TEST(Process, EndsWithItsOwner) {
  pid_t pid = 0;
  {
    const Process process = spawn({.arguments = {"/bin/sleep", "1000"}});
    pid = process.pid();
    EXPECT_EQ(::kill(pid, 0), 0);
  }
  EXPECT_NE(::kill(pid, 0), 0);
}

TEST(FindProgram, LooksThroughThePath) {
  EXPECT_EQ(find_program("sh", "/nowhere:/bin"), "/bin/sh");
  EXPECT_EQ(find_program("no-such-tool", "/usr/bin:/bin"), std::nullopt);
  EXPECT_EQ(find_program("bin", "/usr"), std::nullopt);
}

TEST(SignalText, IsInPlainWords) {
  EXPECT_EQ(signal_text(SIGSEGV), "segmentation fault");
}

}  // namespace
}  // namespace unixmark::sys
