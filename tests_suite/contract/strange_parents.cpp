// A kernel behaves the same whatever its parent left behind.
#include "tests_suite/contract/run_program.hpp"

#include <gtest/gtest.h>

#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace contract {
namespace {

struct Oddity {
  std::string name;
  std::function<void()> in_child;
  std::vector<std::string> environment;

  friend void PrintTo(const Oddity& oddity, std::ostream* out) { *out << oddity.name; }
};

void ignore_everything() {
  for (int number = 1; number < NSIG; ++number)
    if (number != SIGKILL && number != SIGSTOP) std::signal(number, SIG_IGN);
}

void block_everything() {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, nullptr);
}

void limit_descriptors() {
  rlimit limit{};
  getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = 8;
  setrlimit(RLIMIT_NOFILE, &limit);
}

std::vector<Oddity> oddities() {
  const std::vector<std::string> languages = {"LANG=tr_TR.UTF-8", "LC_ALL=de_DE.UTF-8",
                                              "LANGUAGE=xx", "LC_NUMERIC=nowhere"};
  return {{"Nothing", {}, {}},
          {"StandardInputClosed", [] { close(0); }, {}},
          {"StandardInputAndOutputClosed", [] { close(0), close(1); }, {}},
          {"EverySignalIgnored", ignore_everything, {}},
          {"EverySignalBlocked", block_everything, {}},
          {"AlarmSet", [] { ualarm(50'000, 0); }, {}},
          {"AlarmWaiting", [] { block_everything(), raise(SIGALRM); }, {}},
          {"ChildrenIgnored", [] { std::signal(SIGCHLD, SIG_IGN); }, {}},
          {"UmaskOfSevens", [] { umask(0777); }, {}},
          {"StrangeLanguages", {}, languages},
          {"EightDescriptors", limit_descriptors, {}}};
}

std::vector<std::vector<std::string>> commands(const Folder& folder) {
  return {{kernel("syscall"), "0.1"},
          {kernel("syscall"), "0.1", "exec"},
          {kernel("pipe"), "0.1"},
          {kernel("context1"), "0.1"},
          {kernel("spawn"), "0.1"},
          {kernel("execl"), "0.1"},
          {kernel("looper"), "0.1", kernel("multi.sh"), "1"},
          {kernel("fstime"), "-c", "-t", "0.1", "-d", folder.path(), "-p", "0", "-s", "0"}};
}

class StrangeParent : public testing::TestWithParam<Oddity> {};

TEST_P(StrangeParent, ChangesNothing) {
  const Oddity& oddity = GetParam();
  const Folder folder;

  for (const auto& words : commands(folder)) {
    const Outcome outcome = run({.words = words,
                                 .environment = oddity.environment,
                                 .folder = folder.path(),
                                 .in_child = oddity.in_child});

    EXPECT_EQ(outcome.exit_status, 0) << words[0];
    EXPECT_TRUE(record_of(outcome.err)) << words[0] << ": " << outcome.err;
    EXPECT_EQ(outcome.out, "") << words[0];
  }
}

INSTANTIATE_TEST_SUITE_P(Left, StrangeParent, testing::ValuesIn(oddities()),
                         [](const auto& instance) { return instance.param.name; });

TEST(Descriptors, ThatWereLeftOpenAreClosed) {
  const Folder folder;
  const std::string list = "echo /proc/self/fd/* >> " + folder.file("list");

  const Outcome outcome = run({.words = {kernel("looper"), "0.3", "sh", "-c", list},
                               .in_child = [] { dup2(1, 77), dup2(1, 300); }});

  EXPECT_EQ(outcome.exit_status, 0) << outcome.err;
  const std::string open = read_file(folder.file("list"));
  EXPECT_NE(open.find("/proc/self/fd/2"), std::string::npos);
  EXPECT_EQ(open.find("/proc/self/fd/77"), std::string::npos);
  EXPECT_EQ(open.find("/proc/self/fd/300"), std::string::npos);
}

TEST(Context1, NeverReportsAnErrorInTwoHundredShortRuns) {
  const int at_once = 10;
  for (int round = 0; round < 200 / at_once; ++round) {
    std::vector<Running> running;
    running.reserve(at_once);
    for (int i = 0; i < at_once; ++i)
      running.emplace_back(Launch{.words = {kernel("context1"), "0.1"}});

    for (Running& one : running) {
      const Outcome outcome = one.wait();
      EXPECT_EQ(outcome.exit_status, 0);
      EXPECT_TRUE(record_of(outcome.err)) << outcome.err;
    }
  }
}

}  // namespace
}  // namespace contract
