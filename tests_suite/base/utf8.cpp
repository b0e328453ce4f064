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

}  // namespace
}  // namespace unixmark
