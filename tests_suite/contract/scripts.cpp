// A script whose pipeline fails is an error, never a faster score.
#include "tests_suite/contract/run_program.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include <sys/resource.h>

namespace contract {
namespace {

namespace fs = std::filesystem;

// A folder with links to all programs that the scripts need, but for one.
void link_programs_without(const std::string& missing, const fs::path& folder) {
  for (const std::string name : {"sort", "od", "grep", "tee", "wc", "rm"}) {
    if (name == missing) continue;
    const fs::path place = fs::exists(fs::path("/usr/bin") / name) ? "/usr/bin" : "/bin";
    fs::create_symlink(place / name, folder / name);
  }
}

class MissingProgram : public testing::TestWithParam<std::string> {};

TEST_P(MissingProgram, FailsTheScripts) {
  const Folder programs;
  const Folder folder;
  link_programs_without(GetParam(), programs.path());

  const Outcome outcome = run({.words = {kernel("multi.sh"), "2"},
                               .environment = {"PATH=" + programs.path()},
                               .folder = folder.path()});

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_NE(outcome.err.find("multi.sh: tst.sh failed\n"), std::string::npos) << outcome.err;
}

INSTANTIATE_TEST_SUITE_P(Of, MissingProgram,
                         testing::Values("sort", "od", "grep", "tee", "wc", "rm"),
                         [](const auto& instance) { return instance.param; });

TEST(Scripts, FailTheLooperThatRunsThem) {
  const Folder programs;
  const Folder folder;
  link_programs_without("od", programs.path());

  const Outcome outcome = run({.words = {kernel("looper"), "100", kernel("multi.sh"), "1"},
                               .environment = {"PATH=" + programs.path()},
                               .folder = folder.path()});

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_NE(outcome.err.find("multi.sh 1: exit status 1\n"), std::string::npos) << outcome.err;
  EXPECT_EQ(outcome.err.find("COUNT|"), std::string::npos);
}

TEST(Scripts, FailWithoutTheirInput) {
  const Folder folder;
  for (const std::string name : {"multi.sh", "tst.sh"})
    fs::copy_file(kernel(name), folder.file(name));

  const Outcome outcome = run({.words = {folder.file("multi.sh"), "1"}, .folder = folder.path()});

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_NE(outcome.err.find("cannot read"), std::string::npos) << outcome.err;
}

TEST(Scripts, FailWhereFilesMayNotGrow) {
  const Folder folder;
  const auto limit_files = [] {
    const rlimit limit = {1024, 1024};
    setrlimit(RLIMIT_FSIZE, &limit);
    std::signal(SIGXFSZ, SIG_IGN);
  };

  const Outcome outcome =
      run({.words = {kernel("multi.sh"), "1"}, .folder = folder.path(), .in_child = limit_files});

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_TRUE(folder.empty());
}

TEST(Scripts, FailWhenNothingIsFound) {
  const Folder kernels;
  const Folder folder;
  fs::create_directory(kernels.file("data"));
  std::ofstream(kernels.file("data/sort.src")) << "no such word here\n";

  const Outcome outcome = run({.words = {kernel("multi.sh"), "1"},
                               .environment = {"UB_BINDIR=" + kernels.path()},
                               .folder = folder.path()});

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_TRUE(folder.empty());
}

TEST(Scripts, RemoveTheirFilesHoweverOftenTheyAreTold) {
  const Folder programs;
  const Folder folder;
  link_programs_without("rm", programs.path());
  const std::string begun = programs.file("begun");
  std::ofstream(programs.file("rm"))
      << "#!/bin/sh\n: > " << begun << "\n/bin/sleep 1\nexec /bin/rm \"$@\"\n";
  fs::permissions(programs.file("rm"), fs::perms::owner_all);
  // Never ends, so that the script is in the middle of its files.
  fs::remove(programs.file("sort"));
  const std::string sorting = programs.file("sorting");
  std::ofstream(programs.file("sort")) << "#!/bin/sh\n: > " << sorting << "\n/bin/sleep 1000\n";
  fs::permissions(programs.file("sort"), fs::perms::owner_all);
  Running running({.words = {kernel("tst.sh")},
                   .environment = {"PATH=" + programs.path()},
                   .folder = folder.path()});
  // A shell that is told to stop before a program is started waits for that program all the same.
  ASSERT_TRUE(eventually([&] { return fs::exists(sorting); }));

  kill(-running.pid(), SIGTERM);
  ASSERT_TRUE(eventually([&] { return fs::exists(begun); }));
  kill(-running.pid(), SIGTERM);
  (void)running.wait();

  EXPECT_TRUE(folder.empty());
}

class Factor : public testing::TestWithParam<std::string> {};

TEST_P(Factor, RefusesWhatIsNoNumber) {
  const Folder folder;

  const Outcome outcome = run({.words = {kernel("multi.sh"), "1"},
                               .environment = {"MULTI_SH_WORK_FACTOR=" + GetParam()},
                               .folder = folder.path()});

  EXPECT_EQ(outcome.exit_status, 1);
  EXPECT_NE(outcome.err.find("MULTI_SH_WORK_FACTOR"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Wrong, Factor, testing::Values("0", "x", "1.5", "-1"));

TEST(Scripts, TakeTheInputAsOftenAsTheFactorSays) {
  const Folder programs;
  const Folder folder;
  link_programs_without("rm", programs.path());
  fs::create_symlink("/bin/true", programs.file("rm"));  // what they made stays

  const Outcome outcome = run({.words = {kernel("tst.sh")},
                               .environment = {"PATH=" + programs.path(), "MULTI_SH_WORK_FACTOR=3"},
                               .folder = folder.path()});

  ASSERT_EQ(outcome.exit_status, 0) << outcome.err;
  std::uintmax_t sorted_bytes = 0;
  for (const auto& entry : fs::directory_iterator(folder.path()))
    if (entry.path().filename().string().starts_with("sorted.")) sorted_bytes = entry.file_size();
  EXPECT_EQ(sorted_bytes, 3U * 8546U);
}

TEST(Scripts, RunUnderEveryShellThatIsThere) {
  for (const std::string shell : {"dash", "bash", "ksh", "mksh", "zsh"}) {
    if (!installed(shell)) continue;
    const Folder folder;

    const Outcome outcome =
        run({.words = {shell, kernel("multi.sh"), "2"}, .folder = folder.path()});
    const Outcome single = run({.words = {shell, kernel("tst.sh")}, .folder = folder.path()});

    EXPECT_EQ(outcome.exit_status, 0) << shell << ": " << outcome.err;
    EXPECT_EQ(single.exit_status, 0) << shell << ": " << single.err;
    EXPECT_TRUE(folder.empty()) << shell;
  }
}

}  // namespace
}  // namespace contract
