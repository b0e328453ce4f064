#include "sys/guardian.hpp"

#include "base/error.hpp"
#include "sys/folder.hpp"
#include "sys/process.hpp"
#include "sys/strays.hpp"

#include <array>
#include <csignal>
#include <cstdio>

#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

// A guardian's side with messages that wait for it and a runner that is gone.
void stand_guard_after(const std::vector<std::string>& messages) {
  int ends[2];
  ASSERT_EQ(socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends), 0);
  const Fd ours(ends[1]);
  {
    const Fd theirs(ends[0]);
    for (const auto& message : messages) {
      ASSERT_EQ(send(theirs.number(), message.data(), message.size(), 0),
                static_cast<ssize_t>(message.size()));
    }
  }
  stand_guard(ours.number());
}

TEST(Guardian, RemovesFoldersOfARunnerThatDied) {
  const PrivateFolder parent(std::filesystem::temp_directory_path(), "sys-test-");
  const auto folder = parent.path() / "left";
  make_folder(folder);
  make_folder(folder / "deeper");

  stand_guard_after({"F" + folder.string()});

  EXPECT_FALSE(std::filesystem::exists(folder));
}

TEST(Guardian, LeavesEverythingAloneAfterAGoodbye) {
  const PrivateFolder folder(std::filesystem::temp_directory_path(), "sys-test-");

  stand_guard_after({"F" + folder.path().string(), "Q"});

  EXPECT_TRUE(std::filesystem::exists(folder.path()));
}

TEST(Guardian, KillsGroupsThatHaveNotEnded) {
  const Process alive = spawn({.arguments = {"/bin/sleep", "1000"}});
  const Process ended = spawn({.arguments = {"/bin/sleep", "1000"}});
  const auto number = [](const Process& one) { return std::to_string(one.pid()); };

  stand_guard_after({"G" + number(alive), "G" + number(ended), "g" + number(ended)});

  siginfo_t state{};
  EXPECT_EQ(waitid(P_PID, static_cast<id_t>(alive.pid()), &state, WEXITED | WNOWAIT), 0);
  EXPECT_EQ(state.si_status, SIGKILL);
  EXPECT_EQ(kill(ended.pid(), 0), 0);
  state = {};
  waitid(P_PID, static_cast<id_t>(ended.pid()), &state, WEXITED | WNOHANG | WNOWAIT);
  EXPECT_EQ(state.si_pid, 0);
}

TEST(Guardian, KillsWhatBearsTheMarkWhereverItWent) {
  const auto mark = new_mark();
  const Process ours = spawn({.arguments = {"/bin/sleep", "1000"}, .environment = {"A=b", mark}});
  const Process other = spawn({.arguments = {"/bin/sleep", "1000"}, .environment = {mark + "0"}});

  stand_guard_after({"M" + mark});

  siginfo_t state{};
  EXPECT_EQ(waitid(P_PID, static_cast<id_t>(ours.pid()), &state, WEXITED | WNOWAIT), 0);
  EXPECT_EQ(state.si_status, SIGKILL);
  state = {};
  waitid(P_PID, static_cast<id_t>(other.pid()), &state, WEXITED | WNOHANG | WNOWAIT);
  EXPECT_EQ(state.si_pid, 0);
}

// What is said of a guardian that cannot be started, to the end of the pipe that is returned.
Fd complaint_under_limit(uid_t user) {
  int ends[2];
  EXPECT_EQ(pipe(ends), 0);
  const Fd theirs(ends[1]);
  const pid_t child = fork();
  if (child == 0) {
    const rlimit none{0, 0};
    if (setrlimit(RLIMIT_NPROC, &none) != 0 || setuid(user) != 0) _exit(99);
    try {
      const Guardian guardian;
    } catch (const Error& error) {
      _exit(dprintf(ends[1], "%s", error.what()) > 0 ? 0 : 99);
    }
    _exit(1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
  return Fd(ends[0]);
}

TEST(Guardian, ThatCannotBeStartedSaysWhyAndWhichLimit) {
  if (geteuid() != 0) GTEST_SKIP() << "only root can become a user whom a limit binds";

  const Fd complaint = complaint_under_limit(64009);

  std::array<char, 200> text{};
  ASSERT_GT(read(complaint.number(), text.data(), text.size() - 1), 0);
  EXPECT_EQ(std::string_view(text.data())
                .find("starting the guardian process: Resource temporarily unavailable. A limit on "
                      "processes was hit: RLIMIT_NPROC is 0"),
            0);
}

TEST(Guardian, IsGoneWithItsOwner) {
  pid_t pid = 0;
  {
    const Guardian guardian;
    pid = guardian.pid();
    EXPECT_EQ(kill(pid, 0), 0);
  }
  EXPECT_NE(kill(pid, 0), 0);
}

}  // namespace
}  // namespace unixmark::sys
