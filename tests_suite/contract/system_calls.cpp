// What a loop of each kernel does, counted from outside. The last loop is cut at the end of the
// time, so every call may have been made once more than it was counted.
#include "tests_suite/contract/trace.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace contract {
namespace {

class SystemCalls : public testing::Test {
 protected:
  void SetUp() override {
    if (!can_trace()) GTEST_SKIP() << "strace is missing or may not trace";
  }
};

int count_of(const Trace& trace) {
  const auto record = record_of(trace.outcome.err);
  EXPECT_TRUE(record) << trace.outcome.err;
  return record ? static_cast<int>(record->count) : -1;
}

std::set<std::string> names_of(const Calls& calls) {
  std::set<std::string> names;
  for (const auto& [name, times] : calls) names.insert(name);
  return names;
}

void expect_once_a_loop(const Calls& calls, const std::set<std::string>& names, int loops) {
  EXPECT_GT(loops, 0);
  EXPECT_EQ(names_of(calls), names);
  for (const auto& [name, times] : calls) {
    EXPECT_GE(times, loops) << name;
    EXPECT_LE(times, loops + 1) << name;
  }
}

TEST_F(SystemCalls, SyscallMakesFiveALoop) {
  const Trace seen = trace({kernel("syscall"), "0.5"});

  expect_once_a_loop(calls_of_loop(seen), {"dup", "close", "getpid", "getuid", "umask"},
                     count_of(seen));
}

TEST_F(SystemCalls, SyscallCloseMakesTwoALoop) {
  const Trace seen = trace({kernel("syscall"), "0.5", "close"});

  expect_once_a_loop(calls_of_loop(seen), {"dup", "close"}, count_of(seen));
}

TEST_F(SystemCalls, SyscallGetpidMakesOneALoop) {
  const Trace seen = trace({kernel("syscall"), "0.5", "getpid"});

  expect_once_a_loop(calls_of_loop(seen), {"getpid"}, count_of(seen));
}

TEST_F(SystemCalls, SyscallExecForksExecutesAndWaits) {
  const Trace seen = trace({kernel("syscall"), "1", "exec"});

  const int loops = count_of(seen);
  expect_once_a_loop(calls_of_loop(seen), {"clone", "wait4"}, loops);
  EXPECT_GE(calls_of_children(seen)["execve"], loops);
  EXPECT_LE(calls_of_children(seen)["execve"], loops + 1);
}

TEST_F(SystemCalls, PipeWritesAndReads) {
  const Trace seen = trace({kernel("pipe"), "0.5"});

  expect_once_a_loop(calls_of_loop(seen), {"write", "read"}, count_of(seen));
}

TEST_F(SystemCalls, Context1WritesAndReadsOnceInEachProcess) {
  const Trace seen = trace({kernel("context1"), "0.5"});

  const int loops = count_of(seen);
  expect_once_a_loop(calls_of_loop(seen), {"write", "read"}, loops);
  Calls child = calls_of_children(seen);
  EXPECT_GE(child["write"], loops);
  EXPECT_LE(child["write"], loops + 1);
  EXPECT_GE(child["read"], loops);
  EXPECT_LE(child["read"], loops + 2);  // the last one finds that the parent has gone
}

TEST_F(SystemCalls, SpawnForksAndWaitsForAChildThatDoesNothing) {
  const Trace seen = trace({kernel("spawn"), "0.5"});

  const int loops = count_of(seen);
  expect_once_a_loop(calls_of_loop(seen), {"clone", "wait4"}, loops);
  expect_once_a_loop(calls_of_children(seen), {"set_robust_list", "exit_group"}, loops);
}

TEST_F(SystemCalls, ExeclMakesAtMost31FromExecToExec) {
  const Trace seen = trace({kernel("execl"), "1"});

  std::vector<int> calls_of_image;
  for (const Call& call : seen.calls) {
    if (call.name == "execve") calls_of_image.push_back(0);
    if (!call.name.empty()) ++calls_of_image.back();
  }
  const int loops = count_of(seen);
  EXPECT_GT(loops, 1);
  EXPECT_EQ(programs_executed(seen), loops + 1);
  for (std::size_t image = 1; image + 1 < calls_of_image.size(); ++image)
    EXPECT_LE(calls_of_image[image], 31);
}

TEST_F(SystemCalls, LooperExecutesAsOftenAsItCounts) {
  const Trace seen = trace({kernel("looper"), "1", "/bin/true"});

  const int loops = count_of(seen);
  EXPECT_GT(loops, 0);
  EXPECT_GE(programs_executed(seen), loops + 1);
  EXPECT_LE(programs_executed(seen), loops + 2);
}

TEST_F(SystemCalls, FstimeWritesWhatItSays) {
  const Folder folder;

  const Trace seen = trace({kernel("fstime"), "-w", "-t", "0.5", "-d", folder.path()});

  const auto record = record_of(seen.outcome.err);
  ASSERT_TRUE(record) << seen.outcome.err;
  const double seconds = static_cast<double>(record->end_ns - record->begin_ns) / 1e9;
  EXPECT_NEAR(record->count * seconds, calls_of_loop(seen)["write"], 1.5);  // 1 KiB each
}

TEST_F(SystemCalls, FstimeCopiesWhatItSays) {
  const Folder folder;

  const Trace seen = trace({kernel("fstime"), "-c", "-t", "0.5", "-d", folder.path(), "-b", "4096",
                            "-m", "80", "-p", "0", "-s", "0"});

  const auto record = record_of(seen.outcome.err);
  ASSERT_TRUE(record) << seen.outcome.err;
  const double seconds = static_cast<double>(record->end_ns - record->begin_ns) / 1e9;
  Calls loop = calls_of_loop(seen);
  EXPECT_NEAR(record->count * seconds, 4 * loop["write"], 5);  // 4 KiB each
  EXPECT_GE(loop["read"], loop["write"]);
}

// The call that moves what counts, and how fstime is told to work.
class CutBuffers : public SystemCalls,
                   public testing::WithParamInterface<std::vector<std::string>> {};

// Large buffers, so that the end nearly always comes while one is on its way; small ones leave a
// part of a KiB.
TEST_P(CutBuffers, AreCreditedByWhatArrivedOfThem) {
  const Folder folder;
  std::vector<std::string> words = {
      kernel("fstime"), "-t", "0.3", "-d", folder.path(), "-p", "0", "-s", "0"};
  words.insert(words.end(), GetParam().begin() + 1, GetParam().end());

  const Trace seen = trace(words);

  const auto record = record_of(seen.outcome.err);
  ASSERT_TRUE(record) << seen.outcome.err;
  const double seconds = static_cast<double>(record->end_ns - record->begin_ns) / 1e9;
  // The line has thousandths of a KiB per second.
  EXPECT_NEAR(record->count * seconds * 1024, returned_in_loop(seen, GetParam()[0]),
              seconds + 0.01);
}

using Words = std::vector<std::string>;
INSTANTIATE_TEST_SUITE_P(Fstime, CutBuffers,
                         testing::Values(Words{"write", "-c", "-b", "1048576", "-m", "8192"},
                                         Words{"write", "-c", "-b", "256", "-m", "500"},
                                         Words{"write", "-w", "-b", "1048576", "-m", "8192"},
                                         Words{"read", "-r", "-b", "1048576", "-m", "8192"}));

TEST_F(SystemCalls, FstimeNeitherRestsNorSyncsWhereAskedNotTo) {
  const Folder folder;

  const Trace seen = trace({"env", "UNIXMARK_REST=none", kernel("fstime"), "-c", "-t", "0.2", "-d",
                            folder.path(), "-m", "80"});

  EXPECT_TRUE(record_of(seen.outcome.err)) << seen.outcome.err;
  EXPECT_EQ(std::ranges::count(seen.calls, "sync", &Call::name), 0);
}

class ScriptExecutions : public SystemCalls, public testing::WithParamInterface<int> {};

TEST_P(ScriptExecutions, AreOneAndEightForEveryTest) {
  const Folder folder;

  const Trace seen =
      trace({"env", "-C", folder.path(), kernel("multi.sh"), std::to_string(GetParam())});

  EXPECT_EQ(seen.outcome.exit_status, 0) << seen.outcome.err;
  EXPECT_EQ(programs_executed(seen), 1 + 1 + 8 * GetParam());  // the first is env
}

INSTANTIATE_TEST_SUITE_P(Multi, ScriptExecutions, testing::Values(1, 2, 8),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace contract
