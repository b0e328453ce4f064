#include "base/utf8.hpp"

#include <gtest/gtest.h>

namespace unixmark {
namespace {

struct Case {
  std::string_view text;
  std::size_t bytes;
  bool sound;
};

void expect_all(std::initializer_list<Case> cases) {
  for (const auto& one : cases) {
    const auto character = character_at(one.text);
    EXPECT_EQ(character.bytes, one.bytes) << one.text;
    EXPECT_EQ(character.sound, one.sound) << one.text;
  }
}

TEST(CharacterAt, TakesTheWholeCharacter) {
  expect_all(
      {{"ab", 1, true}, {"\u00f6b", 2, true}, {"\u65e5b", 3, true}, {"\U0001f642", 4, true}});
}

TEST(CharacterAt, StepsOverWhatIsNone) {
  expect_all({{"\xff", 1, false},              // no first byte
              {"\x80", 1, false},              // a middle without a beginning
              {"\xc0\xaf", 1, false},          // longer than need be
              {"\xed\xa0\x80", 1, false},      // half of a pair
              {"\xf4\x90\x80\x80", 1, false},  // beyond the last character
              {"\xe6\x97", 2, false},          // cut off
              {"\xe6\x97"
               "a",
               2, false}});
}

TEST(CodePoint, IsTheCharactersNumber) {
  EXPECT_EQ(code_point("a"), U'a');
  EXPECT_EQ(code_point("\u00f6"), U'\u00f6');
  EXPECT_EQ(code_point("\u65e5"), U'\u65e5');
  EXPECT_EQ(code_point("\U0001f642"), U'\U0001f642');
}

TEST(Unseen, AreMarksThatWorkOnWhatStandsAround) {
  for (const char32_t code :
       std::u32string_view(U"\x85\x9b\u00ad\u061c\u200b\u200e\u2028\u202a\u202e\u2066"
                           U"\u2069\ufeff\U000e0041")) {
    EXPECT_TRUE(unseen(code)) << std::hex << static_cast<unsigned>(code);
  }
}

TEST(Unseen, AreNoLettersSignsOrPictures) {
  for (const char32_t code :
       std::u32string_view(U"a\u00a0\u00b5\u00f6\u05d0\u0627\u65e5\ufffd\U0001f642")) {
    EXPECT_FALSE(unseen(code)) << std::hex << static_cast<unsigned>(code);
  }
}

}  // namespace
}  // namespace unixmark
