// How sessions end before their time, and what they must not leave behind.
#include "measure/session.hpp"
#include "sys/process.hpp"
#include "tests_suite/measure/harness.hpp"

#include <chrono>
#include <csignal>
#include <fstream>
#include <functional>
#include <thread>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace unixmark::measure {
namespace {

// Waits until `condition` holds, for ten seconds at most; a machine that needs longer is broken.
template <class Condition>
bool comes_true(const Condition& condition) {
  for (int attempt = 0; attempt < 1000; ++attempt) {
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

// A zombie counts as gone: who reaps orphans is not ours to say.
bool gone(pid_t pid) {
  std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
  std::string text;
  std::getline(stat, text);
  const auto name_end = text.rfind(')');
  return name_end == std::string::npos || text.at(name_end + 2) == 'Z';
}

std::vector<pid_t> numbers_in(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::vector<pid_t> numbers;
  for (pid_t number = 0; in >> number;) numbers.push_back(number);
  return numbers;
}

class Ending : public testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path scratch() const { return folder_.path() / "scratch"; }
  [[nodiscard]] std::filesystem::path pids() const { return folder_.path() / "pids"; }

  [[nodiscard]] PlannedTest endless() const {
    auto test = fake(steady, {pids().string()});
    test.duration = Seconds(600);
    return test;
  }

 private:
  sys::PrivateFolder folder_{std::filesystem::temp_directory_path(), "measure-test-"};
};

TEST_F(Ending, KillingTheRunnerLeavesNoProcessAndNoFolder) {
  const pid_t runner = fork();
  if (runner == 0) {
    run(setup_for(scratch(), {endless()}));
    _exit(0);
  }
  ASSERT_TRUE(comes_true([&] { return numbers_in(pids()).size() == 2; }));

  kill(runner, SIGKILL);
  waitpid(runner, nullptr, 0);

  const auto left = numbers_in(pids());
  ASSERT_EQ(left.size(), 2);
  EXPECT_TRUE(comes_true([&] { return gone(left[0]) && gone(left[1]); }));
  EXPECT_TRUE(comes_true([&] { return std::filesystem::is_empty(scratch()); }));
}

TEST_F(Ending, LeavesNoGrandchildOfACopy) {
  const auto events = run(setup_for(scratch(), {fake("leaves_grandchild", {pids().string()})}));

  EXPECT_EQ(of_kind<PassEnded>(events).at(0).pass.complaint, "");
  const auto left = numbers_in(pids());
  ASSERT_EQ(left.size(), 1);
  EXPECT_TRUE(comes_true([&] { return gone(left[0]); }));
}

TEST_F(Ending, LeavesNoGrandchildThatLeftItsGroup) {
  const auto events = run(setup_for(scratch(), {fake("leaves_session", {pids().string()})}));

  EXPECT_EQ(of_kind<PassEnded>(events).at(0).pass.complaint, "");
  const auto left = numbers_in(pids());
  ASSERT_EQ(left.size(), 1);
  EXPECT_NE(kill(left[0], 0), 0);  // reaped, too
}

TEST_F(Ending, StoppingAtOnceLeavesNoGrandchildThatLeftItsGroup) {
  auto test = fake("leaves_session", {pids().string(), "and stays"});
  test.duration = Seconds(600);

  run_session(
      setup_for(scratch(), {test}), [](const Event&) {},
      [&] { return numbers_in(pids()).empty() ? 0 : 2; });

  const auto left = numbers_in(pids());
  ASSERT_EQ(left.size(), 1);
  EXPECT_NE(kill(left[0], 0), 0);
}

TEST_F(Ending, KillingTheRunnerLeavesNoGrandchildThatLeftItsGroup) {
  auto test = fake("leaves_session", {pids().string(), "and stays"});
  test.duration = Seconds(600);
  const pid_t runner = fork();
  if (runner == 0) {
    run(setup_for(scratch(), {test}));
    _exit(0);
  }
  ASSERT_TRUE(comes_true([&] { return numbers_in(pids()).size() == 1; }));

  kill(runner, SIGKILL);
  waitpid(runner, nullptr, 0);

  EXPECT_TRUE(comes_true([&] { return gone(numbers_in(pids()).at(0)); }));
}

TEST_F(Ending, SparesChildrenOfWhoeverBecameTheRunner) {
  const sys::Process mine = sys::spawn({.arguments = {"/bin/sleep", "1000"}});

  run(setup_for(scratch(), {fake("speaks_classic")}));

  EXPECT_EQ(kill(mine.pid(), 0), 0);
  EXPECT_FALSE(gone(mine.pid()));
}

TEST_F(Ending, TheFirstRequestLetsThePassEnd) {
  auto test = fake(steady);
  test.passes = 5;
  int requests = 0;
  std::vector<Event> events;
  const Sink sink = [&](const Event& event) {
    if (std::holds_alternative<Tick>(event)) requests = 1;
    events.push_back(event);
  };

  run_session(setup_for(scratch(), {test, fake(steady)}), sink, [&] { return requests; });

  ASSERT_EQ(of_kind<PassEnded>(events).size(), 1);
  EXPECT_EQ(of_kind<PassEnded>(events)[0].pass.complaint, "");
  EXPECT_EQ(of_kind<TestFailed>(events).size(), 0);
  EXPECT_EQ(of_kind<SectionEnded>(events).size(), 1);
  EXPECT_TRUE(of_kind<SessionEnded>(events).at(0).interrupted);
}

TEST_F(Ending, TheSecondRequestEndsEverythingAtOnce) {
  std::vector<Event> events;
  int requests = 0;
  const Sink sink = [&](const Event& event) {
    if (std::holds_alternative<Tick>(event)) requests = 2;
    events.push_back(event);
  };

  run_session(setup_for(scratch(), {endless()}), sink, [&] { return requests; });

  EXPECT_TRUE(of_kind<PassEnded>(events).empty());
  EXPECT_TRUE(of_kind<SessionEnded>(events).at(0).interrupted);
  EXPECT_TRUE(std::filesystem::is_empty(scratch()));
  const auto left = numbers_in(pids());
  ASSERT_EQ(left.size(), 2);
  EXPECT_TRUE(comes_true([&] { return gone(left[0]) && gone(left[1]); }));
}

TEST_F(Ending, ARequestDuringTheRestIsObeyedAtOnce) {
  auto setup = setup_for(scratch(), {endless()});
  setup.plan.rest = Rest::Classic;

  std::vector<Event> events;
  run_session(
      setup, [&](const Event& event) { events.push_back(event); },
      [&] { return of_kind<PassBegan>(events).empty() ? 0 : 1; });

  EXPECT_TRUE(of_kind<PassEnded>(events).empty());
  EXPECT_TRUE(of_kind<SessionEnded>(events).at(0).interrupted);
}

// Runs `work` as a user whom the limit on processes binds; root is above it. The limit counts all
// of a user's processes, so each test has a user of its own.
int status_as_another(rlim_t processes, const std::function<int()>& work) {
  const pid_t child = fork();
  if (child == 0) {
    const rlimit limit{processes, processes};
    const uid_t user = 20000 + static_cast<uid_t>(getpid()) % 40000;
    const bool bound =
        setrlimit(RLIMIT_NPROC, &limit) == 0 && setgid(user) == 0 && setuid(user) == 0;
    _exit(bound ? work() : 99);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WEXITSTATUS(status);
}

// The reason for which a test of `processes_per_copy` fails under a limit of four processes, told
// by a file, since it happens in another process.
std::string reason_under_limit(const std::filesystem::path& scratch, int processes_per_copy) {
  std::filesystem::create_directories(scratch);
  for (const auto& folder : {scratch.parent_path(), scratch}) {
    std::filesystem::permissions(folder,
                                 std::filesystem::perms::all | std::filesystem::perms::sticky_bit);
  }
  auto test = fake("never_ready");
  test.processes_per_copy = processes_per_copy;
  const auto told = scratch.parent_path() / "reason";
  status_as_another(4, [&] {
    const auto failures = of_kind<TestFailed>(run(setup_for(scratch, {test}, 40)));
    for (const auto& failure : failures) std::ofstream(told) << failure.reason;
    return 0;
  });
  std::string reason;
  std::getline(std::ifstream(told) >> std::ws, reason);
  return reason;
}

TEST_F(Ending, AProcessLimitTooLowIsNamedBeforeTheStart) {
  if (geteuid() != 0) GTEST_SKIP() << "only root can become a user that owns no processes";

  const auto reason = reason_under_limit(scratch(), 1);

  EXPECT_EQ(reason.find("needs 42 processes at once, but the limit (RLIMIT_NPROC) is 4"), 0);
  EXPECT_NE(reason.find("ulimit -u 42"), std::string::npos);
}

TEST_F(Ending, AProcessLimitThatIsMetIsNamed) {
  if (geteuid() != 0) GTEST_SKIP() << "only root can become a user that owns no processes";

  const auto reason = reason_under_limit(scratch(), 0);

  EXPECT_NE(reason.find("never_ready: Resource temporarily unavailable"), std::string::npos);
  EXPECT_NE(reason.find("RLIMIT_NPROC is 4"), std::string::npos);
  EXPECT_TRUE(std::filesystem::is_empty(scratch()));
}

}  // namespace
}  // namespace unixmark::measure
