// Real disturbance, and whether the evidence shows it.
#include "base/text.hpp"
#include "sys/clock.hpp"
#include "sys/machine.hpp"
#include "tests_suite/measure/harness.hpp"

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <fstream>
#include <optional>
#include <string>

#include <gtest/gtest.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

namespace unixmark::measure {
namespace {

namespace fs = std::filesystem;

// A process that does nothing but use one processor.
class BusyLoop {
 public:
  explicit BusyLoop(int processor) : pid_(::fork()) {
    if (pid_ != 0) return;
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(static_cast<std::size_t>(processor), &set);
    ::sched_setaffinity(0, sizeof set, &set);
    for (volatile unsigned turns = 0;;) turns = turns + 1;
  }
  BusyLoop(const BusyLoop&) = delete;
  BusyLoop& operator=(const BusyLoop&) = delete;
  ~BusyLoop() {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }

  [[nodiscard]] Nanos cpu_time() const { return sys::cpu_time_of(pid_).value_or(Nanos(0)); }

 private:
  pid_t pid_;
};

bool put(const fs::path& file, const std::string& text) {
  std::ofstream stream(file);
  stream << text << std::flush;
  return stream.good();
}

// A control group of half a processor that this process is in; one folder up, and gone, afterwards.
class HalfAProcessor {
 public:
  HalfAProcessor() {
    const auto name = cat("unixmark-test-", ::getpid());
    in_ = enter(fs::path("/sys/fs/cgroup") / name, "cpu.max", "50000 100000") ||
          enter(fs::path("/sys/fs/cgroup/cpu") / name, "cpu.cfs_quota_us", "50000");
  }
  HalfAProcessor(const HalfAProcessor&) = delete;
  HalfAProcessor& operator=(const HalfAProcessor&) = delete;
  ~HalfAProcessor() {
    if (!in_) return;
    put(home_ / "cgroup.procs", std::to_string(::getpid()));
    ::rmdir(group_.c_str());
  }

  [[nodiscard]] bool in() const { return in_; }

  // As the group itself tells.
  [[nodiscard]] int throttled_periods() const {
    std::ifstream file(group_ / "cpu.stat");
    int count = 0;
    for (std::string name; file >> name && name != "nr_throttled";) {
    }
    file >> count;
    return count;
  }

 private:
  bool enter(const fs::path& group, const char* quota, const char* value) {
    std::error_code error;
    if (!fs::create_directory(group, error)) return false;
    if (fs::exists(group / quota) && put(group / quota, value) &&
        put(group / "cgroup.procs", std::to_string(::getpid()))) {
      group_ = group;
      home_ = group.parent_path();
      return true;
    }
    ::rmdir(group.c_str());
    return false;
  }

  bool in_ = false;
  fs::path group_;
  fs::path home_;
};

// What `mode` of the steady fake gives in one pass.
std::optional<Pass> pass_of(const std::string& mode, Seconds duration, int copies = 1) {
  auto test = fake(steady, {mode});
  test.duration = duration;
  const auto outcome = outcome_of(test, copies);
  EXPECT_EQ(outcome.reason(), "");
  if (outcome.passes.empty()) return {};
  return outcome.passes[0];
}

// The most steps of the course in which a copy's count stood still.
int longest_gap(const Copy& copy) {
  int longest = 0;
  int gap = 0;
  for (std::size_t i = 1; i < copy.running.size(); ++i) {
    gap = copy.running[i] == copy.running[i - 1] ? gap + 1 : 0;
    longest = std::max(longest, gap);
  }
  return longest;
}

TEST(Disturbance, ABusyLoopIsFoundAsTimeOfOthers) {
  const auto machine = sys::describe_machine();
  const BusyLoop loop(machine.allowed.front());
  const Nanos before = loop.cpu_time();
  const auto pass = pass_of("count", Seconds(1));
  const Nanos used = loop.cpu_time() - before;

  ASSERT_TRUE(pass && pass->evidence);
  const auto& evidence = *pass->evidence;
  if (!evidence.busy) GTEST_SKIP() << "this machine does not tell how busy it is";
  ASSERT_TRUE(evidence.own.has_value());
  EXPECT_GT(*evidence.busy - *evidence.own, used / 3);
}

TEST(Disturbance, WhatTheCopiesThemselvesUseIsNotTimeOfOthers) {
  const auto pass = pass_of("busy", Seconds(1));

  ASSERT_TRUE(pass && pass->evidence && pass->evidence->own);
  const auto& copy = pass->members.at(0);
  EXPECT_LE(*pass->evidence->own, copy.user + copy.system + pass->evidence->span);
  EXPECT_GT(*pass->evidence->own, (copy.user + copy.system) / 2);
}

TEST(Disturbance, AQuotaIsFoundAsThrottlingAndAsProcessors) {
  const HalfAProcessor group;
  if (!group.in()) GTEST_SKIP() << "no control group with a quota can be made here";
  const int before = group.throttled_periods();
  const auto pass = pass_of("busy", Seconds(2), 2);

  EXPECT_LE(sys::describe_machine().quota.value_or(1000), 0.5);
  EXPECT_EQ(sys::usable_processors(sys::describe_machine()), 1);
  ASSERT_TRUE(pass && pass->evidence);
  const auto& evidence = *pass->evidence;
  ASSERT_TRUE(evidence.throttled_periods && evidence.throttled);
  // One or two may have been of the time before the pass. How long they lasted may be 0: newer
  // kernels count it only once a task has been taken off its processor.
  if (group.throttled_periods() - before < 3) {
    GTEST_SKIP() << "others left the copies less than their quota";
  }
  EXPECT_GT(*evidence.throttled_periods, 0);
}

TEST(Disturbance, ACopyThatIsStoppedLeavesAGapAndFallsBehind) {
  const auto pass = pass_of("stopped", Seconds(3), 2);

  ASSERT_TRUE(pass);
  EXPECT_GE(longest_gap(pass->members.at(1)), 5);
  EXPECT_LT(pass->fairness.value_or(1), 0.95);
}

TEST(Disturbance, AQuietPassShowsNeitherThrottlingNorSleep) {
  const auto machine = sys::describe_machine();
  const auto pass = pass_of("count", Seconds(0.5));

  ASSERT_TRUE(pass && pass->evidence);
  const auto& evidence = *pass->evidence;
  EXPECT_GE(evidence.span, Seconds(0.5));
  EXPECT_EQ(evidence.suspended, Nanos(0));
  if (machine.quota) GTEST_SKIP() << "this process has a quota, which others may have used up";
  EXPECT_EQ(evidence.throttled_periods.value_or(0), 0);
}

TEST(Disturbance, WhatACopyLeftBehindIsItsOwnTime) {
  const auto pass = pass_of("leaves_busy_child", Seconds(1));

  ASSERT_TRUE(pass);
  const auto& copy = pass->members.at(0);
  EXPECT_GT(copy.user + copy.system, Nanos(0));
  const auto child = std::ranges::find(copy.metrics, "child_cpu", &Metric::name);
  ASSERT_NE(child, copy.metrics.end());
  EXPECT_GE(Seconds(copy.user + copy.system).count(), child->value);
}

TEST(Disturbance, ProgramsThatKnowNoGateAreLookedAtFromStartToEnd) {
  const auto outcome = outcome_of(fake("speaks_classic"), 2);

  ASSERT_EQ(outcome.passes.size(), 1U);
  ASSERT_TRUE(outcome.passes[0].evidence);
  EXPECT_GT(outcome.passes[0].evidence->span, Nanos(0));
  EXPECT_GT(outcome.passes[0].evidence->own.value_or(Nanos(0)), Nanos(0));
}

}  // namespace
}  // namespace unixmark::measure
