// Limits on processes, descriptors and file sizes: the row that meets one says which, and what to
// do.
#include "tests_suite/faults/site.hpp"

#include <gtest/gtest.h>

#include <grp.h>
#include <sys/resource.h>
#include <unistd.h>

namespace faults {
namespace {

using Resource = decltype(RLIMIT_NOFILE);

void limit_to(Resource resource, rlim_t soft, rlim_t hard) {
  const rlimit limit{soft, hard};
  if (setrlimit(resource, &limit) != 0) _exit(99);
}

// A limit on processes counts all of a user's, so each test has a user of its own.
void become_user(uid_t user, rlim_t processes) {
  limit_to(RLIMIT_NPROC, processes, processes);
  if (setgroups(0, nullptr) != 0 || setgid(user) != 0 || setuid(user) != 0) _exit(99);
}

// Nothing, or why the program cannot be run as another user.
std::string why_not_as(uid_t user) {
  if (!root()) return "only root can become another user";
  const auto look = contract::run(
      {.words = {"test", "-x", STEADY}, .in_child = [user] { become_user(user, 10); }});
  return look.exit_status == 0 ? "" : "other users cannot reach the build folder";
}

TEST(ProcessLimit, IsNamedWithTheNeedBeforeCopiesStart) {
  constexpr uid_t user = 64001;
  if (const auto why = why_not_as(user); !why.empty()) GTEST_SKIP() << why;
  const Site site;
  site.sound("spawn");
  Launch launch = site.launch({"-c", "1", "-c", "40", "spawn"});
  launch.in_child = [] { become_user(user, 20); };

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 2) << ran.err;
  EXPECT_TRUE(
      ran.said("Process Creation: skipped: needs 82 processes at once, but the limit "
               "(RLIMIT_NPROC) is 20"))
      << ran.out;
  EXPECT_TRUE(ran.said("`ulimit -u 82`"));
  EXPECT_TRUE(ran.said("\nProcess Creation   ")) << ran.out;  // with one copy
  EXPECT_FALSE(ran.left_processes);
  EXPECT_FALSE(ran.left_files);
}

TEST(ProcessLimit, IsNamedWhenTheUsersOtherProcessesUseItUp) {
  constexpr uid_t user = 64002;
  if (const auto why = why_not_as(user); !why.empty()) GTEST_SKIP() << why;
  const Site site;
  site.sound("spawn");
  const Running others(
      {.words = {"sh", "-c",
                 "for n in 1 2 3 4 5 6 7 8 9 10; do sleep 1000 & sleep 1000 & done; wait"},
       .in_child = [] { become_user(user, 40); }});
  ASSERT_TRUE(eventually([&] { return contract::processes_in_session(others.pid()) == 21; }));
  Launch launch = site.launch({"-c", "1", "-c", "19", "spawn"});
  launch.in_child = [] { become_user(user, 40); };

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 2) << ran.err;
  EXPECT_TRUE(ran.said("kernels/spawn: Resource temporarily unavailable. ")) << ran.out;
  EXPECT_TRUE(ran.said("RLIMIT_NPROC is 40")) << ran.out;
  EXPECT_TRUE(ran.said("`ulimit -u`"));
  EXPECT_TRUE(ran.said("\nProcess Creation   ")) << ran.out;  // with one copy
  EXPECT_FALSE(ran.left_processes);
  EXPECT_FALSE(ran.left_files);
}

TEST(SignalLimit, IsNamedWhereThereIsNoRoomForATimer) {
  const Site site;
  site.real("pipe");
  site.sound("spawn");
  Launch launch = site.launch({"pipe", "spawn"});
  launch.in_child = [] { limit_to(RLIMIT_SIGPENDING, 0, 0); };

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 2) << ran.err;
  EXPECT_TRUE(ran.said("creating a timer: Resource temporarily unavailable. Each timer"))
      << ran.out;
  EXPECT_TRUE(ran.said("RLIMIT_SIGPENDING is 0; as root raise it with `ulimit -i`")) << ran.out;
  EXPECT_TRUE(ran.said("\nProcess Creation   "));
  EXPECT_FALSE(ran.left_files);
}

TEST(DescriptorLimit, IsNamedWithTheNeed) {
  const Site site;
  site.fake("spawn", "speaks_classic");
  Launch launch = site.launch({"-c", "1", "-c", "100", "spawn"});
  launch.in_child = [] { limit_to(RLIMIT_NOFILE, 64, 64); };

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 2) << ran.err;
  EXPECT_TRUE(
      ran.said("Process Creation: skipped: needs 140 open descriptors, but the limit "
               "(RLIMIT_NOFILE) is 64"))
      << ran.out;
  EXPECT_TRUE(ran.said("`ulimit -n 140`"));
  EXPECT_TRUE(ran.said("\nProcess Creation   ")) << ran.out;  // with one copy
  EXPECT_FALSE(ran.left_files);
}

TEST(DescriptorLimit, ThatLeavesNoneToRunWithIsRefusedBeforeAnythingIsMade) {
  const Site site;
  site.fake("spawn", "speaks_classic");
  for (const rlim_t limit : {7, 10, 20}) {
    Launch launch = site.launch({"spawn"});
    launch.in_child = [limit] { limit_to(RLIMIT_NOFILE, limit, limit); };

    const Ran ran = run(launch, site);

    EXPECT_EQ(ran.status, 1) << ran.out;
    EXPECT_TRUE(
        ran.complained("even one copy needs 41 open descriptors, but the limit "
                       "(RLIMIT_NOFILE) is " +
                       std::to_string(limit)))
        << ran.err;
    EXPECT_FALSE(ran.left_files);
    EXPECT_EQ(site.result("report.log"), "");
  }
}

TEST(StackLimit, IsRaisedWhereThatIsAllowed) {
  const Site site;
  site.fake("spawn", "speaks_classic");
  Launch launch = site.launch({"spawn"});
  launch.in_child = [] {
    rlimit now{};
    getrlimit(RLIMIT_STACK, &now);
    limit_to(RLIMIT_STACK, 128 << 10, now.rlim_max);
  };

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 0) << ran.err << ran.out;
  EXPECT_FALSE(ran.left_files);
}

TEST(StackLimit, ThatIsTooLowIsNamedBeforeAnythingIsMade) {
  constexpr uid_t user = 64004;
  if (const auto why = why_not_as(user); !why.empty()) GTEST_SKIP() << why;
  const Site site;
  site.fake("spawn", "speaks_classic");
  Launch launch = site.launch({"spawn"});
  launch.in_child = [] {
    limit_to(RLIMIT_STACK, 128 << 10, 128 << 10);
    become_user(user, 100);
  };

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 1) << ran.out;
  EXPECT_TRUE(
      ran.complained("unixmark: needs a stack of 256 KiB, but the limit (RLIMIT_STACK) "
                     "is 128 KiB; raise it with `ulimit -s 256`"))
      << ran.err;
  EXPECT_FALSE(ran.left_files);
  EXPECT_EQ(site.result("report.log"), "");
}

TEST(DescriptorLimit, IsRaisedWhereThatIsAllowed) {
  const Site site;
  site.fake("spawn", "speaks_classic");
  Launch launch = site.launch({"-c", "100", "spawn"});
  launch.in_child = [] {
    rlimit now{};
    getrlimit(RLIMIT_NOFILE, &now);
    limit_to(RLIMIT_NOFILE, 64, now.rlim_max);
  };

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 0) << ran.err << ran.out;
  EXPECT_FALSE(ran.left_processes);
  EXPECT_FALSE(ran.left_files);
}

TEST(FileSizeLimit, FailsTestsOfFiles) {
  const Site site;
  site.real("fstime");
  site.sound("spawn");
  Launch launch = site.launch({"fstime", "spawn"});
  launch.in_child = [] { limit_to(RLIMIT_FSIZE, 100'000, 100'000); };

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 2) << ran.err;
  EXPECT_TRUE(
      ran.said("File Copy 1024 bufsize 2000 maxblocks: failed: pass 1: writing a scratch "
               "file: File too large. A limit on file sizes (`ulimit -f`)"))
      << ran.out;
  EXPECT_TRUE(ran.said("\nProcess Creation   "));
  EXPECT_FALSE(ran.left_processes);
  EXPECT_FALSE(ran.left_files);
}

TEST(FileSizeLimit, ThatTheJournalMeetsLeavesItReadable) {
  const Site site;
  site.sound("spawn");
  ASSERT_EQ(run(site.launch({"-q", "spawn"}, "sound"), site).status, 0);
  const auto head = site.result("sound.log").find('\n');
  Launch launch = site.launch({"-q", "spawn"});
  // Room for the head and for the two short lines before the first pass's.
  launch.in_child = [head] { limit_to(RLIMIT_FSIZE, head + 300, head + 300); };

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.complained("results/report.log: File too large")) << ran.err;
  EXPECT_TRUE(ran.said("\nProcess Creation   ")) << ran.out;
  EXPECT_TRUE(site.result("report.log").ends_with("}\n"));
  EXPECT_EQ(site.shown().exit_status, 0);
  EXPECT_FALSE(ran.left_files);
}

}  // namespace
}  // namespace faults
