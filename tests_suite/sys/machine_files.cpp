#include "sys/machine_files.hpp"

#include "tests_suite/sys/temporary_tree.hpp"

#include <gtest/gtest.h>

#include <sys/stat.h>

namespace unixmark::sys {
namespace {

TEST(CleanText, KeepsWordsOfAllLanguages) {
  EXPECT_EQ(clean_text("Größe 日本 \xf0\x9f\x90\xa7"), "Größe 日本 \xf0\x9f\x90\xa7");
}

TEST(CleanText, MakesControlCharactersBlanks) {
  EXPECT_EQ(clean_text("a\x1b[31mb\tc\nd\x7f"), "a [31mb c d");
  EXPECT_EQ(clean_text("a\xc2\x9b"
                       "b"),
            "a b");
}

TEST(CleanText, LeavesOutWhatIsNotUtf8) {
  EXPECT_EQ(clean_text("a\xff\xfe"
                       "b"),
            "ab");
  EXPECT_EQ(clean_text("overlong \xc0\xaf, surrogate \xed\xa0\x80, cut \xe6\x97"),
            "overlong , surrogate , cut");
}

TEST(CleanText, EndsAtTheLimitWithAWholeCharacter) {
  EXPECT_EQ(clean_text("abcdef", 3), "abc");
  EXPECT_EQ(clean_text("ab\xc3\xa9", 3), "ab");
}

TEST(Root, FindsAbsolutePathsWithin) {
  EXPECT_EQ(Root("/tmp/x").find("/proc/stat"), "/tmp/x/proc/stat");
  EXPECT_EQ(Root("/").find("proc/stat"), "/proc/stat");
}

TEST(Root, ReadsNoMoreThanTheLimit) {
  const TemporaryTree tree;
  tree.write("file", "0123456789");

  EXPECT_EQ(Root(tree.folder()).read("file", 4), "0123");
  EXPECT_EQ(Root(tree.folder()).read("file"), "0123456789");
}

TEST(Root, ReadsNothingFromWhatIsNoFile) {
  const TemporaryTree tree;
  ASSERT_EQ(::mkfifo(tree.place("fifo").c_str(), 0600), 0);
  std::filesystem::create_directories(tree.folder() / "folder");
  std::filesystem::create_symlink("loop", tree.folder() / "loop");

  const Root root(tree.folder());

  EXPECT_EQ(root.read("fifo"), "");
  EXPECT_EQ(root.read("folder"), "");
  EXPECT_EQ(root.read("loop"), "");
  EXPECT_EQ(root.line_or_unknown("missing"), "unknown");
}

TEST(Root, NamesWhatIsInAFolderSorted) {
  const TemporaryTree tree;
  tree.write("folder/b", "");
  tree.write("folder/a", "");

  EXPECT_EQ(Root(tree.folder()).names("folder"), (std::vector<std::string>{"a", "b"}));
  EXPECT_TRUE(Root(tree.folder()).names("folder/a").empty());
}

}  // namespace
}  // namespace unixmark::sys
