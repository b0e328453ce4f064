// What the kernels of profile 5.1.3 do otherwise than the usual ones.
#include "tests_suite/contract/trace.hpp"

#include "base/text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <set>

namespace contract {
namespace {

namespace fs = std::filesystem;

std::set<std::string> programs_in(const fs::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) {
    const bool executable =
        (entry.status().permissions() & fs::perms::owner_exec) != fs::perms::none;
    if (entry.is_regular_file() && executable) names.insert(entry.path().filename());
  }
  return names;
}

TEST(Profiles, HaveTheSamePrograms) {
  const auto usual = programs_in(kernel(""));

  EXPECT_GE(usual.size(), 18U);
  EXPECT_EQ(programs_in(old_kernel("")), usual);
}

TEST(Profiles, SayWhatTheyWereBuiltWith) {
  const auto usual = read_file(kernel("kernels.build"));
  const auto old = read_file(old_kernel("kernels.build"));

  EXPECT_TRUE(usual.ends_with("\nprofile=6.0\n")) << usual;
  EXPECT_NE(usual.find("-O3 -ffast-math"), std::string::npos) << usual;
  EXPECT_TRUE(old.ends_with(" -O2 -fomit-frame-pointer -ffast-math\nprofile=5.1.3\n") ||
              old.ends_with("=-O2 -fomit-frame-pointer -ffast-math\nprofile=5.1.3\n"))
      << old;
}

TEST(Profiles, ShareScriptsAndData) {
  const Folder folder;

  const auto outcome = run({.words = {old_kernel("looper"), "0.3", old_kernel("multi.sh"), "1"},
                            .folder = folder.path()});

  EXPECT_EQ(outcome.exit_status, 0) << outcome.err;
  EXPECT_EQ(read_file(old_kernel("data/sort.src")), read_file(kernel("data/sort.src")));
  EXPECT_TRUE(folder.empty());
}

TEST(Profiles, RunEveryKernelByHand) {
  const Folder folder;
  for (const std::string name : {"dhry2reg", "hanoi", "pipe", "context1", "spawn", "execl",
                                 "syscall", "arithoh", "short", "int", "long", "float", "double"}) {
    const auto outcome = run({.words = {old_kernel(name), "0.05"}, .folder = folder.path()});

    EXPECT_EQ(outcome.exit_status, 0) << name << ": " << outcome.err;
    EXPECT_TRUE(record_of(outcome.err)) << name << ": " << outcome.err;
  }
}

// The calls of syscall's loop that duplicate something.
std::set<std::string> duplications(const std::string& program) {
  std::set<std::string> found;
  for (const Call& call : trace({program, "0.3"}).calls) {
    if (call.name == "dup") found.insert(call.text.substr(0, call.text.find(')') + 1));
  }
  return found;
}

TEST(OldSyscall, DuplicatesTheStandardInputThatItInherited) {
  if (!can_trace()) GTEST_SKIP() << "strace is missing or may not trace";

  EXPECT_EQ(duplications(old_kernel("syscall")), std::set<std::string>{"dup(0)"});
  const auto usual = duplications(kernel("syscall"));
  EXPECT_EQ(usual.size(), 1U);
  EXPECT_EQ(usual.count("dup(0)"), 0U);
}

TEST(OldSyscall, MakesTheSameFiveCallsALoop) {
  if (!can_trace()) GTEST_SKIP() << "strace is missing or may not trace";

  const auto seen = trace({old_kernel("syscall"), "0.3"});

  const auto record = record_of(seen.outcome.err);
  ASSERT_TRUE(record) << seen.outcome.err;
  const auto calls = calls_of_loop(seen);
  EXPECT_EQ(calls.size(), 5U);
  for (const auto& [name, times] : calls) EXPECT_NEAR(times, record->count, 1) << name;
}

// Two copies of a file test in one folder.
class OldFileTest : public testing::TestWithParam<std::string> {
 protected:
  [[nodiscard]] Running start(const std::string& seconds) const {
    return Running({.words = {old_kernel("fstime"), GetParam(), "-t", seconds, "-d", folder.path(),
                              "-p", "0", "-s", "0"}});
  }

  // The files in the folder that a process has open.
  [[nodiscard]] std::set<std::string> files_of(const Running& copy) const {
    std::set<std::string> files;
    std::error_code gone;
    const fs::path open = "/proc/" + std::to_string(copy.pid()) + "/fd";
    for (const auto& entry : fs::directory_iterator(open, gone)) {
      const auto file = fs::read_symlink(entry.path(), gone).string();
      if (file.starts_with(folder.path())) files.insert(file);
    }
    return files;
  }

  Folder folder;
};

TEST_P(OldFileTest, WorksOnTheTwoFilesThatAllCopiesShare) {
  Running one = start("100");
  Running other = start("100");

  ASSERT_TRUE(eventually([&] { return files_of(one).size() == 2 && files_of(other).size() == 2; }));
  EXPECT_EQ(files_of(one), files_of(other));
  EXPECT_EQ(files_of(one), (std::set<std::string>{folder.file("fstime-shared-0"),
                                                  folder.file("fstime-shared-1")}));
}

TEST_P(OldFileTest, LeavesNoFileWhenItsTimeIsUp) {
  Running one = start("0.3");
  Running other = start("0.3");

  for (Running* copy : {&one, &other}) {
    const Outcome outcome = copy->wait();
    EXPECT_EQ(outcome.exit_status, 0);
    const auto record = record_of(outcome.err);
    ASSERT_TRUE(record) << outcome.err;
    EXPECT_GT(record->count, 0);
  }
  EXPECT_TRUE(folder.empty());
}

TEST_P(OldFileTest, LeavesNoFileWhenItIsEndedEarly) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    Running one = start("100");
    ASSERT_TRUE(eventually([&] { return files_of(one).size() == 2; }));

    one.send(signal);

    EXPECT_EQ(one.wait().exit_status, -1);
    EXPECT_TRUE(folder.empty()) << signal;
  }
}

TEST_P(OldFileTest, CutsWhatOneThatWasKilledLeftToItsOwnSize) {
  std::ofstream(folder.file("fstime-shared-0")) << "x";
  fs::resize_file(folder.file("fstime-shared-0"), 1 << 28);
  Running one = start("100");

  EXPECT_TRUE(eventually([&] {
    std::error_code ignored;
    return fs::file_size(folder.file("fstime-shared-0"), ignored) <= 2'000ULL * 1024;
  }));
}

INSTANTIATE_TEST_SUITE_P(Of, OldFileTest, testing::Values("-c", "-w", "-r"),
                         [](const auto& instance) { return std::string(1, instance.param[1]); });

}  // namespace
}  // namespace contract
