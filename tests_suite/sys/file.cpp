#include "sys/file.hpp"

#include "base/error.hpp"
#include "sys/folder.hpp"
#include "sys/signals.hpp"

#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

class File : public testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path file(std::string_view name = "file") const {
    return folder_.path() / name;
  }

 private:
  PrivateFolder folder_{std::filesystem::temp_directory_path(), "sys-test-"};
};

TEST_F(File, ReadsBackWhatWasWritten) {
  write_file(file(), "one\ntwo\n");
  write_file(file(), "three\n");

  EXPECT_EQ(read_file(file()), "three\n");
}

// A umask that lasts as long as this.
class Umask {
 public:
  explicit Umask(mode_t mask) : former_(umask(mask)) {}
  Umask(const Umask&) = delete;
  Umask& operator=(const Umask&) = delete;
  ~Umask() { umask(former_); }

 private:
  mode_t former_;
};

TEST_F(File, IsItsOwnersWhateverTheUmask) {
  using std::filesystem::perms;
  const auto mode = [](const std::filesystem::path& one) {
    return std::filesystem::status(one).permissions();
  };
  const Umask strict(0777);

  make_folders(file("a/b"));
  make_folder(file("own"));
  write_file(file("a/b/text"), "x");
  const AppendingFile journal(file("a/b/journal"));
  const PrivateFolder scratch(file("c/d"), "x-");

  for (const auto& folder : {file("a"), file("a/b"), file("own"), file("c/d"), scratch.path()}) {
    EXPECT_EQ(mode(folder), perms::owner_all) << folder;
  }
  for (const char* one : {"a/b/text", "a/b/journal"}) {
    EXPECT_EQ(mode(file(one)), perms::owner_read | perms::owner_write) << one;
  }
}

TEST_F(File, ReadsNoMoreThanItIsAskedFor) {
  write_file(file(), "0123456789");

  EXPECT_EQ(read_beginning(file(), 4), "0123");
  EXPECT_EQ(read_beginning(file(), 99), "0123456789");
  EXPECT_THROW(static_cast<void>(read_beginning(file("none"), 4)), Error);
  EXPECT_EQ(read_file(file(), 10), "0123456789");
  EXPECT_THROW(static_cast<void>(read_file(file(), 9)), Error);
}

TEST_F(File, LeavesNothingBesideTheWrittenOne) {
  write_file(file(), "text");
  EXPECT_THROW(write_file(file("no/such/folder"), "text"), Error);

  std::size_t files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(file().parent_path())) {
    files += entry.exists() ? 1 : 0;
  }
  EXPECT_EQ(files, 1);
}

TEST_F(File, RefusesToReadTooMuch) {
  write_file(file(), "12345");

  EXPECT_EQ(read_file(file(), 5), "12345");
  EXPECT_THROW(static_cast<void>(read_file(file(), 4)), Error);
}

TEST_F(File, GoesOnWithWholeLines) {
  write_file(file(), "one\n");

  AppendingFile::reopen(file()).append("two\n");

  EXPECT_EQ(read_file(file()), "one\ntwo\n");
}

TEST_F(File, EndsATornLineBeforeTheNextAndNotSooner) {
  write_file(file(), "one\ntor");
  auto opened = AppendingFile::reopen(file());
  EXPECT_EQ(read_file(file()), "one\ntor");

  opened.append("two\n");
  opened.append("three\n");

  EXPECT_EQ(read_file(file()), "one\ntor\ntwo\nthree\n");
}

TEST_F(File, IsAppendedToByOneAtATime) {
  const AppendingFile first(file());

  EXPECT_THROW(static_cast<void>(AppendingFile::reopen(file())), Error);
}

TEST_F(File, NamesTheFileThatCannotBeRead) {
  try {
    static_cast<void>(read_file("/no/such/file"));
    FAIL() << "it was read";
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "opening /no/such/file: No such file or directory");
  }
}

TEST_F(File, GrowsByWholeLines) {
  AppendingFile journal(file());

  journal.append("one\n");
  journal.append("two\n");

  EXPECT_EQ(read_file(file()), "one\ntwo\n");
}

TEST_F(File, DoesNotTakeOverAnotherJournal) {
  write_file(file(), "one\n");

  EXPECT_THROW(AppendingFile{file()}, Error);
}

TEST_F(File, ALineThatDoesNotFitLeavesNoTrace) {
  const pid_t child = fork();
  if (child == 0) {
    const Disposition writes({SIGXFSZ}, SIG_IGN);
    const rlimit limit{6, 6};
    setrlimit(RLIMIT_FSIZE, &limit);
    AppendingFile journal(file());
    journal.append("one\n");
    try {
      journal.append("two, which is longer\n");
    } catch (const Error&) {
      _exit(0);
    }
    _exit(1);
  }
  int status = 0;
  waitpid(child, &status, 0);

  EXPECT_EQ(status, 0);
  EXPECT_EQ(read_file(file()), "one\n");
}

TEST_F(File, PrivateFoldersAreOursAloneAndGoAway) {
  std::filesystem::path path;
  {
    const PrivateFolder folder(file("parent"), "run-");
    path = folder.path();
    write_file(path / "inside", "text");
    std::filesystem::create_directory(path / "deeper");
    EXPECT_EQ(std::filesystem::status(path).permissions(), std::filesystem::perms::owner_all);
  }
  EXPECT_FALSE(std::filesystem::exists(path));
}

// In a process of its own, which it leaves without any descriptor.
TEST_F(File, NoPrivateFolderIsMadeWhereOthersCouldReplaceIt) {
  namespace fs = std::filesystem;
  fs::create_directory(file("open"));
  fs::permissions(file("open"), fs::perms::all);

  EXPECT_THROW(PrivateFolder(file("open"), "run-"), Error);

  fs::permissions(file("open"), fs::perms::all | fs::perms::sticky_bit);
  EXPECT_TRUE(fs::is_directory(PrivateFolder(file("open"), "run-").path()));
}

TEST_F(File, AFolderIsOpenToAllAlsoThroughOneAboveIt) {
  namespace fs = std::filesystem;
  fs::create_directories(file("open/below"));
  EXPECT_EQ(open_to_all(file("open/below")), std::nullopt);

  fs::permissions(file("open"), fs::perms::all);
  EXPECT_EQ(open_to_all(file("open/below")), fs::canonical(file("open")));

  fs::permissions(file("open"), fs::perms::all | fs::perms::sticky_bit);
  EXPECT_EQ(open_to_all(file("open/below")), std::nullopt);
}

TEST_F(File, PrivateFoldersGoAwayAlsoWhereNoDescriptorIsLeft) {
  const pid_t child = fork();
  if (child == 0) {
    const rlimit few{64, 64};
    setrlimit(RLIMIT_NOFILE, &few);
    {
      const PrivateFolder folder(file("parent"), "run-");
      while (dup(STDERR_FILENO) >= 0) {
      }
    }
    _exit(0);
  }

  int status = 0;
  waitpid(child, &status, 0);

  EXPECT_EQ(status, 0);
  EXPECT_TRUE(std::filesystem::is_empty(file("parent")));
}

TEST(StandardDescriptors, AreHeldAndStayUseless) {
  const pid_t child = fork();
  if (child == 0) {
    for (const int number : {0, 1, 2}) close(number);
    hold_standard_descriptors();
    char byte = 0;
    const bool useless = write(1, "x", 1) < 0 && write(2, "x", 1) < 0 && read(0, &byte, 1) < 0;
    _exit(useless && open_nowhere().number() > 2 ? 0 : 1);
  }

  int status = 0;
  waitpid(child, &status, 0);

  EXPECT_EQ(status, 0);
}

TEST(StandardDescriptors, ThatAreOpenStayAsTheyAre) {
  const Pipe pipe = make_pipe();
  const pid_t child = fork();
  if (child == 0) {
    dup2(pipe.write.number(), 1);
    hold_standard_descriptors();
    _exit(write(1, "x", 1) == 1 ? 0 : 1);
  }

  int status = 0;
  waitpid(child, &status, 0);

  EXPECT_EQ(status, 0);
  set_nonblocking(pipe.read);
  EXPECT_EQ(read_some(pipe.read, 10), "x");
}

}  // namespace
}  // namespace unixmark::sys
