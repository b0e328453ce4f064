// Disks that are full, folders that are missing or closed, programs that are not there.
#include "tests_suite/faults/site.hpp"

#include <filesystem>
#include <fstream>

#include <sched.h>
#include <sys/mount.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace faults {
namespace {

namespace fs = std::filesystem;

constexpr int no_namespace = 77;

// A file system of 1 MiB at `place` that nobody else sees.
void mount_small(const std::string& place) {
  if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0 ||
      mount("none", place.c_str(), "tmpfs", 0, "size=1m") != 0)
    _exit(no_namespace);
}

// `launch` between two lines of shell, all of it with a small disk at `place`.
Launch on_small_disk(Launch launch, const std::string& place, const std::string& before,
                     const std::string& after) {
  const std::string script = before + "\n\"$@\"\nstatus=$?\n" + after + "\nexit $status";
  launch.words.insert(launch.words.begin(), {"sh", "-c", script, "sh"});
  launch.in_child = [place] { mount_small(place); };
  return launch;
}

TEST(FullDisk, ForScratchFilesFailsTestsOfFiles) {
  const Site site;
  site.real("fstime");
  site.sound("spawn");
  const auto look = on_small_disk(site.launch({"fstime", "spawn"}), site.file("scratch"), "",
                                  "ls \"$UB_TMPDIR\" | sed 's/^/left: /'");

  const Ran ran = run(look, site);

  if (ran.status == no_namespace) GTEST_SKIP() << "no mounts of our own here";
  EXPECT_EQ(ran.status, 2) << ran.err;
  EXPECT_TRUE(
      ran.said("File Copy 1024 bufsize 2000 maxblocks: failed: pass 1: writing a scratch "
               "file: No space left on device. Make room in " +
               site.file("scratch")))
      << ran.out;
  EXPECT_TRUE(ran.said("UB_TMPDIR"));
  EXPECT_TRUE(ran.said("\nProcess Creation   "));
  EXPECT_FALSE(ran.said("left: "));
  EXPECT_FALSE(ran.left_processes);
}

TEST(FullDisk, ForResultsCostsTheFilesAlone) {
  const Site site;
  site.sound("pipe");
  site.sound("spawn");
  const auto full =
      on_small_disk(site.launch({"pipe", "spawn"}), site.file("results"),
                    "head -c 2000000 /dev/zero > \"$UB_RESULTDIR/other\" 2> /dev/null",
                    "ls \"$UB_RESULTDIR\" | sed 's/^/left: /'");

  const Ran ran = run(full, site);

  if (ran.status == no_namespace) GTEST_SKIP() << "no mounts of our own here";
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.complained("results/report.log: No space left on device")) << ran.err;
  EXPECT_TRUE(ran.said("System Benchmarks Index Values")) << ran.out;
  EXPECT_TRUE(ran.said("left: other\n"));
  EXPECT_FALSE(ran.said("left: report")) << ran.out;  // not even an empty journal
  EXPECT_FALSE(ran.left_processes);
  EXPECT_FALSE(ran.left_files);
}

TEST(MissingProgram, SkipsTheShellTests) {
  const Site site;
  site.real("looper");
  site.sound("spawn");
  fs::create_directory(site.file("programs"));
  for (const std::string name : {"sh", "sort", "grep", "tee", "wc", "rm", "sleep"}) {
    const fs::path place = fs::exists("/usr/bin/" + name) ? "/usr/bin" : "/bin";
    fs::create_symlink(place / name, site.file("programs/" + name));
  }
  Launch launch = site.launch({"shell1", "spawn"});
  launch.environment.push_back("PATH=" + site.file("programs"));

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 2) << ran.err;
  EXPECT_TRUE(
      ran.said("Shell Scripts (1 concurrent): skipped: needs od, which PATH does not "
               "lead to; install it"))
      << ran.out;
  EXPECT_TRUE(ran.said("\nProcess Creation   "));
  EXPECT_FALSE(ran.left_files);
}

TEST(Results, InPlaceOfWhichThereIsAFileStopTheRunBeforeItBegins) {
  const Site site;
  site.script("spawn", "touch " + site.file("began"));
  std::ofstream(site.file("taken")) << "a file";

  const Ran ran = run(site.launch({"--results", site.file("taken"), "spawn"}), site);

  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.complained("Reports cannot be written to " + site.file("taken"))) << ran.err;
  EXPECT_TRUE(ran.complained("--results"));
  EXPECT_FALSE(fs::exists(site.file("began")));
  EXPECT_FALSE(ran.left_files);
}

TEST(Results, InAClosedFolderStopTheRunBeforeItBegins) {
  if (!root()) GTEST_SKIP() << "only root can become another user";
  const Site site;
  site.script("spawn", "touch " + site.file("scratch/began"));
  fs::permissions(site.file("results"), fs::perms::owner_all);
  Launch launch = site.launch({"spawn"});
  launch.in_child = [] {
    if (setgid(64003) != 0 || setuid(64003) != 0) _exit(99);
  };

  const Ran ran = run(launch, site);

  if (ran.status == 127) GTEST_SKIP() << "other users cannot reach the build folder";
  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.complained("results/report.log: Permission denied")) << ran.err;
  EXPECT_FALSE(ran.left_files);
}

// As after root has built: the folder where scratch files usually lie belongs to another user.
TEST(Scratch, OfAnOrdinaryUserInSourcesOfAnotherGoesToTheUsersOwnFolder) {
  if (!root()) GTEST_SKIP() << "only root can become another user";
  const Site site;
  site.sound("spawn");
  Launch launch = site.launch({"spawn"});
  launch.environment.insert(launch.environment.end(),
                            {"UB_TMPDIR=", "XDG_STATE_HOME=" + site.file("scratch/state")});
  launch.in_child = [] {
    if (setgid(64005) != 0 || setuid(64005) != 0) _exit(99);
  };

  const Ran ran = run(launch, site);

  if (ran.status == 127) GTEST_SKIP() << "other users cannot reach the build folder";
  EXPECT_EQ(ran.status, 0) << ran.err << ran.out;
  const std::string why = "scratch files lie in " + site.file("scratch/state/unixmark") +
                          ", since " BINARY_DIR " cannot be written";
  // The plan folds its notes, the report does not.
  EXPECT_TRUE(ran.said("\nNote: scratch files lie in " + site.file("scratch/state/unixmark")))
      << ran.out;
  EXPECT_TRUE(ran.said("\n  settings: " + why)) << ran.out;
  EXPECT_TRUE(fs::is_empty(site.file("scratch/state/unixmark")));
}

TEST(Results, NamedFromAWorkingFolderThatIsGoneAreRefusedInClearWords) {
  const Site site;
  site.sound("spawn");
  Launch launch = site.launch({"--results", "mine", "spawn"});
  const std::string gone = "mkdir gone && cd gone && rmdir ../gone && exec \"$@\"";
  launch.words.insert(launch.words.begin(), {"sh", "-c", gone, "sh"});
  launch.folder = site.file("scratch");

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.complained("finding mine in the working folder: No such file or directory. Go"))
      << ran.err;
  EXPECT_FALSE(ran.left_files);
}

TEST(Kernels, ThatAreNotThereStopTheRunBeforeItBegins) {
  const Site site;

  const Ran ran = run(site.launch({"spawn"}), site);

  EXPECT_EQ(ran.status, 1);
  EXPECT_TRUE(ran.complained("none of the kernels for these tests in " + site.file("kernels")))
      << ran.err;
  EXPECT_TRUE(ran.complained("UB_BINDIR"));
  EXPECT_TRUE(fs::is_empty(site.file("results")));
}

TEST(WorkingFolder, ThatWasNamedIsLeftAsItWas) {
  const Site site;
  for (const char* name : {"fstime", "execl", "context1", "looper", "multi.sh", "tst.sh", "data"})
    site.real(name);
  fs::create_directory(site.file("working"));
  std::ofstream(site.file("working/mine")) << "kept";
  Launch launch = site.launch({"--seconds", "1", "fstime", "execl", "context1", "shell1"});
  launch.environment.push_back("UB_TESTDIR=" + site.file("working"));

  const Ran ran = run(launch, site);

  EXPECT_EQ(ran.status, 0) << ran.err << ran.out;
  const auto entries = fs::directory_iterator(site.file("working"));
  for (const auto& entry : entries) EXPECT_EQ(entry.path().filename(), "mine");
  EXPECT_EQ(contract::read_file(site.file("working/mine")), "kept");
  EXPECT_FALSE(ran.left_files);
}

}  // namespace
}  // namespace faults
