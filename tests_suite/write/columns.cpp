#include "write/columns.hpp"

#include <gtest/gtest.h>

namespace unixmark::write {
namespace {

TEST(Columns, WidthsAreOfCharacters) {
  EXPECT_EQ(width_of("abc"), 3U);
  EXPECT_EQ(width_of("8月"), 2U);
  EXPECT_EQ(width_of(""), 0U);
}

TEST(Columns, TextIsCutBetweenWordsWhereThatLosesLittle) {
  EXPECT_EQ(cut("Shell Scripts (8 concurrent)", 28), "Shell Scripts (8 concurrent)");
  EXPECT_EQ(cut("File Copy 1024 bufsize 2000 maxblocks", 28), "File Copy 1024 bufsize 2000");
  EXPECT_EQ(cut("abcdefgh", 5), "abcde");
  EXPECT_EQ(cut("a bcdefghij", 6), "a bcde");
}

TEST(Columns, ArePaddedOnEitherSide) {
  EXPECT_EQ(left("ab", 4), "ab  ");
  EXPECT_EQ(right("8月", 4), "  8月");
  EXPECT_EQ(right("abcdef", 4), "abcd");
}

TEST(Columns, LinesAreFoldedBelowTheirHead) {
  const std::string word(40, 'x');

  EXPECT_EQ(folded("- ", word + " " + word + " y"), "- " + word + "\n  " + word + " y\n");
  EXPECT_EQ(folded("- ", ""), "- \n");
}

TEST(Columns, AWordThatIsLongerThanALineIsBroken) {
  const std::string line(78, 'x');

  EXPECT_EQ(folded("- ", "a " + line + line + "yy z"),
            "- a\n  " + line + "\n  " + line + "\n  yy z\n");
  EXPECT_EQ(folded("- ", line), "- " + line + "\n");
  EXPECT_EQ(folded(std::string(90, '-'), "ab"), std::string(90, '-') + "ab\n");
}

}  // namespace
}  // namespace unixmark::write
