#include "analysis/grade.hpp"

#include "tests_suite/analysis/sample.hpp"

#include <gtest/gtest.h>

namespace unixmark::analysis {
namespace {

using report::Flag;

Flag flag(const char* signal, Flag::Level level, double value = 1) {
  return {.signal = signal, .level = level, .local = false, .value = value, .text = ""};
}

TEST(Grade, FollowsItsRule) {
  const auto letter = [](int suspect, int noticed) {
    return letter_of({.passes = 60, .suspect = suspect, .noticed = noticed, .others_seen = true});
  };

  EXPECT_EQ(letter(0, 0), 'A');
  EXPECT_EQ(letter(0, 15), 'A');
  EXPECT_EQ(letter(0, 16), 'B');
  EXPECT_EQ(letter(6, 60), 'B');
  EXPECT_EQ(letter(7, 7), 'C');
  EXPECT_EQ(letter(20, 60), 'C');
  EXPECT_EQ(letter(21, 21), 'D');
}

TEST(Grade, IsNotAWhereOthersCannotBeSeen) {
  EXPECT_EQ(letter_of({.passes = 60, .others_seen = false}), 'B');

  const auto grade = grade_of({{}, {}}, false);
  ASSERT_TRUE(grade);
  EXPECT_EQ(grade->letter, 'B');
  EXPECT_EQ(grade->reasons.size(), 1);
}

TEST(Grade, NamesTheLargestThreeReasons) {
  const auto steal = flag("steal", Flag::Level::Notice);
  const auto foreign = flag("foreign", Flag::Level::Suspect);
  const auto gap = flag("gap", Flag::Level::Notice);
  const auto stall = flag("stall", Flag::Level::Notice);

  const auto grade = grade_of({{stall}, {steal, gap}, {steal, gap}, {steal, foreign}}, true);

  ASSERT_TRUE(grade);
  EXPECT_EQ(grade->letter, 'C');
  ASSERT_EQ(grade->reasons.size(), 3);
  EXPECT_TRUE(grade->reasons[0].starts_with("other processes used 1.0 % of a processor in 1 of 4"));
  EXPECT_TRUE(grade->reasons[1].starts_with("the hypervisor took up to 1.0 %"));
  EXPECT_TRUE(grade->reasons[2].starts_with("a copy stood still"));
}

TEST(Grade, NeedsPasses) {
  EXPECT_FALSE(grade_of({}, true));
}

TEST(ExplainGrade, NamesEveryLetterAndThreshold) {
  const auto text = explain_grade({});

  for (const auto* letter : {"A, ", "B, ", "C, ", "D, "}) {
    EXPECT_NE(text.find(letter), std::string::npos) << letter;
  }
  EXPECT_NE(text.find("N % of the processors in use: told above 0.5, suspect above 2"),
            std::string::npos);
}

}  // namespace
}  // namespace unixmark::analysis
