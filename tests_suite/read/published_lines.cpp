#include "read/published_lines.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace unixmark::read {
namespace {

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> found;
  Lines lines(text);
  for (Line line; lines.next(line);) found.push_back(std::to_string(line.number) + " " + line.text);
  return found;
}

using Texts = std::vector<std::string>;

TEST(PublishedLines, AreWhatWasPrinted) {
  struct Case {
    std::string raw;
    std::string clean;
  };
  for (const auto& [raw, clean] : std::vector<Case>{
           {"", ""},
           {" \t ", ""},
           {"  Pipe   Throughput\t\t 5.0 ", "Pipe Throughput 5.0"},
           {"> > >  quoted twice and more", "quoted twice and more"},
           {">", ""},
           {"&gt; quoted in a page", "quoted in a page"},
           {"charmap=&quot;UTF-8&quot;&nbsp;&amp; &#62;&#x3E; &lt;", "charmap=\"UTF-8\" & >> <"},
           {"&#8211;", "\xE2\x80\x93"},
           {"&unknown; &#; &#x; &#0; &#xD800; &#99999999; &",
            "&unknown; &#; &#x; &#0; &#xD800; "
            "&#99999999; &"},
           {"a\xC2\xA0 b", "a b"},
           {std::string("a\0b", 3), "a b"},
           {"\x1B[1mbold\x1B[0m and \x1B[38;5;1mred", "bold and red"},
           {"\x1B[", ""},
           {"\x1B$BG/\x1B(B", "$BG/ (B"},  // ISO-2022-JP
           {"\xFF\xFE", "\xFF\xFE"}}) {
    EXPECT_EQ(clean_line(raw), clean) << raw;
  }
}

TEST(PublishedLines, EndInAnyWay) {
  EXPECT_EQ(lines_of("a\nb\r\nc\rd"), (Texts{"1 a", "2 b", "3 c", "4 d"}));
  EXPECT_EQ(lines_of("\n\na\n"), (Texts{"1 ", "2 ", "3 a"}));
  EXPECT_EQ(lines_of("\xEF\xBB\xBFHead"), (Texts{"1 Head"}));
  EXPECT_EQ(lines_of(""), Texts{});
}

TEST(PublishedLines, GoOnWhereAMailProgramBrokeThem) {
  EXPECT_EQ(lines_of("charmap=3D\"UTF-8\", 7 samp=\nles)\nnext\n=3D=\n=3D=3D\n"),
            (Texts{"1 charmap=\"UTF-8\", 7 samples)", "3 next", "4 ==="}));
}

TEST(PublishedLines, KeepRulesOfEqualsSignsOutsideMails) {
  EXPECT_EQ(lines_of("====\na=\nb"), (Texts{"1 ====", "2 a=", "3 b"}));
  EXPECT_EQ(lines_of("=3D\n====\nb"), (Texts{"1 =", "2 ====", "3 b"}));
}

TEST(PublishedLines, ComeInPartsBeyondAnyReason) {
  const auto found = lines_of(std::string(200'000, 'x') + "\nnext");

  ASSERT_EQ(found.size(), 5);
  EXPECT_EQ(found[3].substr(0, 3), "1 x");
  EXPECT_EQ(found[4], "2 next");
}

}  // namespace
}  // namespace unixmark::read
