#include "base/text.hpp"

#include <gtest/gtest.h>

namespace unixmark {
namespace {

TEST(Join, PutsNumbersInARow) {
  EXPECT_EQ(join(std::vector<int>{3, -1, 20}, ", "), "3, -1, 20");
  EXPECT_EQ(join(std::vector<int>{}, ","), "");
}

TEST(Cat, JoinsWordsAndNumbers) {
  EXPECT_EQ(cat("pass ", 3, " of ", std::string("10"), '.'), "pass 3 of 10.");
}

TEST(Fixed, RoundsToTheDecimalsAsked) {
  EXPECT_EQ(fixed(3365.849, 1), "3365.8");
  EXPECT_EQ(fixed(-0.5, 0), "-0");
}

TEST(Shortest, ReadsBackAsTheSameNumber) {
  EXPECT_EQ(shortest(0.1), "0.1");
  EXPECT_EQ(shortest(116700), "116700");
}

TEST(Split, KeepsEmptyParts) {
  EXPECT_EQ(split("COUNT||1|", '|'), (std::vector<std::string_view>{"COUNT", "", "1", ""}));
}

TEST(Words, SkipsRunsOfBlanks) {
  EXPECT_EQ(words("  a\t b \n"), (std::vector<std::string_view>{"a", "b"}));
  EXPECT_TRUE(words(" \n").empty());
}

TEST(ReplaceAll, DoesNotLookAtWhatItHasPut) {
  std::string text = "a-b-c";

  replace_all(text, "-", "--");

  EXPECT_EQ(text, "a--b--c");
}

TEST(Trim, TakesBlanksFromBothEnds) {
  EXPECT_EQ(trim("\t a b\r\n"), "a b");
  EXPECT_EQ(trim("   "), "");
}

TEST(ToDouble, TakesTheWholeTextOrNothing) {
  EXPECT_EQ(to_double("42.5"), 42.5);
  EXPECT_EQ(to_double("42.5 "), std::nullopt);
  EXPECT_EQ(to_double("1e999"), std::nullopt);
  EXPECT_EQ(to_double("nan"), std::nullopt);
  EXPECT_EQ(to_double(""), std::nullopt);
}

TEST(ToInteger, RefusesFractionsAndOverflow) {
  EXPECT_EQ(to_integer("-7"), -7);
  EXPECT_EQ(to_integer("7.0"), std::nullopt);
  EXPECT_EQ(to_integer("99999999999999999999"), std::nullopt);
}

TEST(Nearest, FindsTheSlipOfTheHand) {
  const std::vector<std::string> known = {"pipe", "spawn", "whetstone-double", "syscall"};

  EXPECT_EQ(nearest("sycall", known), "syscall");
  EXPECT_EQ(nearest("pip", known), "pipe");
  EXPECT_EQ(nearest("whetstone", known), std::nullopt);
  EXPECT_EQ(nearest("zzzzzz", known), std::nullopt);
}

TEST(Nearest, GuessesNothingOfALetterOrWhereNoneIsRight) {
  const std::vector<std::string> known = {"C", "dc", "list"};

  EXPECT_EQ(nearest("", known), std::nullopt);
  EXPECT_EQ(nearest("-", known), std::nullopt);
  EXPECT_EQ(nearest("c", known), std::nullopt);
  EXPECT_EQ(nearest("xy", known), std::nullopt);
  EXPECT_EQ(nearest("ls", known), "list");
}

TEST(DidYouMean, NamesTheNearestOrSaysSomethingElse) {
  const std::vector<std::string> known = {"pipe", "spawn"};

  EXPECT_EQ(did_you_mean("pip", known, "Try list."), "Did you mean 'pipe'?");
  EXPECT_EQ(did_you_mean("zzzzzz", known, "Try list."), "Try list.");
}

TEST(ValueOf, TakesTheWholeNameAlone) {
  const std::vector<std::string> assignments = {"PATHS=no", "PATH=/bin=x", "EMPTY="};

  EXPECT_EQ(value_of(assignments, "PATH"), "/bin=x");
  EXPECT_EQ(value_of(assignments, "EMPTY"), "");
  EXPECT_EQ(value_of(assignments, "PAT"), std::nullopt);
}

}  // namespace
}  // namespace unixmark
