#include "sys/kernel_hash.hpp"

#include "tests_suite/sys/temporary_tree.hpp"

#include <gtest/gtest.h>

namespace unixmark::sys {
namespace {

TEST(HashFiles, IsTheBasisForNoFiles) {
  EXPECT_EQ(hash_files({}), "cbf29ce484222325");
}

TEST(HashFiles, StaysTheSameForTheSameFile) {
  const TemporaryTree tree;

  // FNV-1a over "pipe", 0, "3", 0, "abc": a changed value would part old reports from new ones.
  EXPECT_EQ(hash_files({tree.write("pipe", "abc")}), "4939ced731cf28b8");
}

TEST(HashFiles, IsTheSameInAnyOrderAndFolder) {
  const TemporaryTree tree;
  const auto pipe = tree.write("one/pipe", "contents of pipe");
  const auto spawn = tree.write("one/spawn", "contents of spawn");
  const auto moved = tree.write("two/pipe", "contents of pipe");

  EXPECT_EQ(hash_files({pipe, spawn}), hash_files({spawn, moved}));
}

TEST(HashFiles, ChangesWithAByteOrAName) {
  const TemporaryTree tree;
  const std::string before = hash_files({tree.write("pipe", "abc")});

  EXPECT_NE(hash_files({tree.write("pipe", "abd")}), before);
  EXPECT_NE(hash_files({tree.write("pipf", "abc")}), before);
}

TEST(HashFiles, PassesOverWhatIsNoRegularFile) {
  const TemporaryTree tree;
  const auto file = tree.write("pipe", "abc");

  EXPECT_EQ(hash_files({file, tree.folder(), tree.folder() / "missing"}), hash_files({file}));
}

TEST(HashFiles, ReadsLargeFilesWhole) {
  const TemporaryTree tree;
  std::string large(300000, 'x');
  const std::string before = hash_files({tree.write("pipe", large)});
  large.back() = 'y';

  EXPECT_NE(hash_files({tree.write("pipe", large)}), before);
}

// The test vectors of the hash's authors.
TEST(HashText, IsFnv1a) {
  EXPECT_EQ(hash_text(""), "cbf29ce484222325");
  EXPECT_EQ(hash_text("a"), "af63dc4c8601ec8c");
  EXPECT_EQ(hash_text("foobar"), "85944171f73967e8");
}

}  // namespace
}  // namespace unixmark::sys
