#include "write/clean.hpp"

#include <gtest/gtest.h>

namespace unixmark::write {
namespace {

TEST(ValidUtf8, KeepsWhatIsSound) {
  EXPECT_EQ(valid_utf8("a\xC3\xA9\xE6\x97\xA5\xF0\x9F\x98\x80\n"),
            "a\xC3\xA9\xE6\x97\xA5\xF0\x9F\x98\x80\n");
}

TEST(ValidUtf8, ReplacesStrayCutOverlongAndSurrogateBytes) {
  EXPECT_EQ(valid_utf8("\xFF"), "\xEF\xBF\xBD");
  EXPECT_EQ(valid_utf8("\xE6\x97"), "\xEF\xBF\xBD");              // the rest is cut off
  EXPECT_EQ(valid_utf8("\xE6\x97!"), "\xEF\xBF\xBD!");            // what follows is kept
  EXPECT_EQ(valid_utf8("\xC0\x80"), "\xEF\xBF\xBD\xEF\xBF\xBD");  // overlong
  EXPECT_EQ(valid_utf8("\xED\xA0\x80"), "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");  // surrogate
}

TEST(OneLine, TurnsControlCharactersIntoBlanks) {
  EXPECT_EQ(one_line("a\nb\tc\x1B[31m\x7F"), "a b c [31m ");
  EXPECT_EQ(one_line("31m\xC2\xA0\xC3\x9B"), "31m\xC2\xA0\xC3\x9B");
}

TEST(OneLine, ShowsWhereCharactersStoodThatAreNotSeen) {
  EXPECT_EQ(one_line("a\u202Eb"), "a\uFFFDb");            // from here on right to left
  EXPECT_EQ(one_line("\u2066a\u2069"), "\uFFFDa\uFFFD");  // a run of its own direction
  EXPECT_EQ(one_line("a\u2028b"), "a\uFFFDb");            // a line's end to some
  EXPECT_EQ(one_line("a\xC2\x9B[31m"), "a\uFFFD[31m");    // what terminals obey like ESC [
  EXPECT_EQ(one_line("\u65e5\u05d0"), "\u65e5\u05d0");
}

TEST(EveryFormat, HoldsNoCharacterThatTurnsTheDirectionOfWriting) {
  for (const auto clean : {remark_line, html_text, markdown_text, csv_cell}) {
    EXPECT_EQ(clean("a\u202Eb"), "a\uFFFDb");
  }
}

TEST(OneLine, LeavesNoRunOfHyphensThatCouldSplitAReport) {
  const auto line = one_line(std::string(500, '-'));

  EXPECT_EQ(line.find(std::string(41, '-')), std::string::npos);
  EXPECT_EQ(one_line(std::string(40, '-')), std::string(40, '-'));
}

TEST(RemarkLine, CannotBeTakenForARow) {
  EXPECT_EQ(remark_line("a row 1.0 2.0 3.0"), "a row 1.0 2.0 3.0 (as told)");
  EXPECT_EQ(remark_line("a row --- 2.0 ---"), "a row --- 2.0 --- (as told)");
  EXPECT_EQ(remark_line("lps (10.0 s, 7 samples)"), "lps (10.0 s, 7 samples) (as told)");
  EXPECT_EQ(remark_line("nothing to fear"), "nothing to fear");
}

TEST(RemarkLine, HoldsNoneOfTheWordsThatScriptsLookFor) {
  EXPECT_EQ(remark_line("Index Score; aborting: no measured results here"),
            "Index score; abort: no results here");
}

TEST(RemarkLine, IsCutWhereItGrowsTooLong) {
  EXPECT_EQ(remark_line(std::string(1000, 'x')), std::string(300, 'x') + " ...");
}

TEST(HtmlText, EscapesWhatCouldOpenAnything) {
  EXPECT_EQ(html_text("<b a=\"c\" d='e'>&amp;"),
            "&lt;b a=&quot;c&quot; d=&#39;e&#39;&gt;&amp;amp;");
}

TEST(MarkdownText, KeepsACellACell) {
  EXPECT_EQ(markdown_text("a|b\n*c* <d> `e`"), "a\\|b \\*c\\* &lt;d&gt; \\`e\\`");
}

TEST(CsvCell, IsQuotedOnlyWhereItMustBe) {
  EXPECT_EQ(csv_cell("Pipe Throughput"), "Pipe Throughput");
  EXPECT_EQ(csv_cell("a,b"), "\"a,b\"");
  EXPECT_EQ(csv_cell("say \"a\""), "\"say \"\"a\"\"\"");
}

TEST(RemarkLine, CannotPassForTheHeadOfARun) {
  EXPECT_EQ(
      remark_line("Benchmark Run: Mon Nov 30 2026 21:48:22 - 21:49:40").find("Benchmark Run:"),
      std::string::npos);
}

}  // namespace
}  // namespace unixmark::write
