// Nothing outlives a kernel: no process and no file.
#include "tests_suite/contract/run_program.hpp"

#include <gtest/gtest.h>

#include <csignal>

namespace contract {
namespace {

struct Case {
  std::string name;
  std::vector<std::string> words;
  int signal;
  int processes;  // that run at least, once it is under way

  friend void PrintTo(const Case& one, std::ostream* out) { *out << one.name; }
};

std::vector<Case> cases() {
  const std::vector<std::string> scripts = {kernel("looper"), "100", kernel("multi.sh"), "4"};
  const std::vector<std::string> sleeper = {kernel("looper"), "100", "sleep", "100"};
  const std::vector<std::string> copier = {
      kernel("fstime"), "-c", "-t", "100", "-p", "0", "-s", "0"};
  return {{"Context1Killed", {kernel("context1"), "100"}, SIGKILL, 2},
          {"Context1Terminated", {kernel("context1"), "100"}, SIGTERM, 2},
          {"SpawnKilled", {kernel("spawn"), "100"}, SIGKILL, 1},
          {"ExeclKilled", {kernel("execl"), "100"}, SIGKILL, 1},
          {"FstimeKilled", copier, SIGKILL, 1},
          {"SleeperKilled", sleeper, SIGKILL, 2},
          {"SleeperInterrupted", sleeper, SIGINT, 2},
          {"ScriptsKilled", scripts, SIGKILL, 6},
          {"ScriptsTerminated", scripts, SIGTERM, 6},
          {"ScriptsHungUp", scripts, SIGHUP, 6}};
}

class End : public testing::TestWithParam<Case> {};

TEST_P(End, LeavesNoProcessAndNoFile) {
  const Folder folder;
  Running running({.words = GetParam().words, .folder = folder.path()});
  const pid_t session = running.pid();
  ASSERT_TRUE(eventually([&] { return processes_in_session(session) >= GetParam().processes; }));

  running.send(GetParam().signal);
  const Outcome outcome = running.wait();

  EXPECT_EQ(outcome.exit_status, -1) << outcome.err;
  EXPECT_TRUE(eventually([&] { return processes_in_session(session) == 0; }));
  EXPECT_TRUE(folder.empty());
}

INSTANTIATE_TEST_SUITE_P(Of, End, testing::ValuesIn(cases()),
                         [](const auto& instance) { return instance.param.name; });

class Deadline : public testing::TestWithParam<std::vector<std::string>> {};

TEST_P(Deadline, LeavesNoProcessAndNoFile) {
  const Folder folder;
  std::vector<std::string> words = GetParam();
  words[0] = kernel(words[0]);
  Running running({.words = words, .folder = folder.path()});
  const pid_t session = running.pid();

  const Outcome outcome = running.wait();

  EXPECT_EQ(outcome.exit_status, 0);
  EXPECT_TRUE(record_of(outcome.err)) << outcome.err;
  EXPECT_TRUE(eventually([&] { return processes_in_session(session) == 0; }));
  EXPECT_TRUE(folder.empty());
}

using Words = std::vector<std::string>;
INSTANTIATE_TEST_SUITE_P(Of, Deadline,
                         testing::Values(Words{"context1", "0.2"}, Words{"spawn", "0.2"},
                                         Words{"looper", "0.2", "sleep", "100"},
                                         Words{"looper", "0.2", "sh", "-c", "sleep 100; true"},
                                         Words{"fstime", "-w", "-t", "0.2"}));

TEST(Deadline, OfScriptsLeavesNoProcessAndNoFile) {
  const Folder folder;
  Running running(
      {.words = {kernel("looper"), "0.2", kernel("multi.sh"), "8"}, .folder = folder.path()});
  const pid_t session = running.pid();

  const Outcome outcome = running.wait();

  EXPECT_EQ(outcome.exit_status, 0) << outcome.err;
  EXPECT_TRUE(eventually([&] { return processes_in_session(session) == 0; }));
  EXPECT_TRUE(folder.empty());
}

}  // namespace
}  // namespace contract
