#include "sys/guardian.hpp"

#include "sys/folder.hpp"
#include "sys/process.hpp"

#include <csignal>

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
