#include "write/columns.hpp"

#include "base/text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace unixmark::write {
namespace {

TEST(Columns, WidthsAreThoseOfATerminal) {
  EXPECT_EQ(width_of("abc"), 3U);
  EXPECT_EQ(width_of("b\u00e4r"), 3U);
  EXPECT_EQ(width_of("ba\u0308r"), 3U);  // a mark on the letter before
  EXPECT_EQ(width_of("8月"), 3U);
  EXPECT_EQ(width_of("\ud55c\u56fd"), 4U);
  EXPECT_EQ(width_of("\uff21"), 2U);  // full-width
  EXPECT_EQ(width_of("\xFF"), 1U);
  EXPECT_EQ(width_of(""), 0U);
}

TEST(Columns, TakeNoHalfOfAWideCharacter) {
  EXPECT_EQ(front_columns("月月", 3), "月");
  EXPECT_EQ(front_columns("月月", 4), "月月");
  EXPECT_EQ(left("月月", 3), "月 ");
}

TEST(Columns, TextIsCutBetweenWordsWhereThatLosesLittle) {
  EXPECT_EQ(cut("Shell Scripts (8 concurrent)", 28), "Shell Scripts (8 concurrent)");
  EXPECT_EQ(cut("File Copy 1024 bufsize 2000 maxblocks", 28), "File Copy 1024 bufsize 2000");
  EXPECT_EQ(cut("abcdefgh", 5), "abcde");
  EXPECT_EQ(cut("a bcdefghij", 6), "a bcde");
}

TEST(Columns, ArePaddedOnEitherSide) {
  EXPECT_EQ(left("ab", 4), "ab  ");
  EXPECT_EQ(right("8月", 4), " 8月");
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

TEST(Columns, AWideWordThatIsLongerThanALineIsBroken) {
  std::string word;
  for (int i = 0; i < 50; ++i) word += "月";

  for (const auto& text : {folded("- ", word), folded(std::string(79, '-'), "月月")}) {
    EXPECT_NE(text.find("月"), std::string::npos);
  }
  EXPECT_EQ(split(folded("- ", word), '\n').size(), 3U);
}

TEST(Columns, HangingLinesGoOnFurtherIn) {
  EXPECT_EQ(hanging_lines("a bb ccc dddd", 1, 2, 8),
            (std::vector<std::string>{" a bb", "  ccc", "  dddd"}));
  EXPECT_EQ(hanging_lines("", 2, 4), std::vector<std::string>{"  "});
  EXPECT_EQ(hanging_lines(std::string(20, 'x'), 2, 4, 12),
            (std::vector<std::string>{"  " + std::string(10, 'x'), "    xxxxxxxx", "    xx"}));
}

TEST(Columns, HangingLinesDoNotEndLikeARowWhereWordsAreLeft) {
  EXPECT_EQ(hanging_lines("a 1.0 2.0 words", 0, 2, 12),
            (std::vector<std::string>{"a", "  1.0", "  2.0 words"}));
  EXPECT_EQ(hanging_lines("aa bb 1.0 words", 0, 2, 10),
            (std::vector<std::string>{"aa bb", "  1.0", "  words"}));
}

}  // namespace
}  // namespace unixmark::write
