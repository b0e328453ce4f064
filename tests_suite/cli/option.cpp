#include "cli/option.hpp"

#include "base/text.hpp"
#include "cli/command.hpp"

#include <set>

#include <gtest/gtest.h>

namespace unixmark::cli {
namespace {

TEST(Option, AWordWithoutHyphensIsKnownByItsPlace) {
  EXPECT_TRUE(is_positional({.names = "FILE"}));
  EXPECT_FALSE(is_positional({.names = "--file"}));
}

TEST(Option, KeepsValuesAsWhatTheyAreKeptIn) {
  bool flag = false;
  int number = 0;
  std::optional<double> seconds;
  std::vector<std::string> names;

  into(flag)("");
  into(number)("12");
  into(seconds)("0.5");
  into(names)("a");
  into(names)("b");

  EXPECT_TRUE(flag);
  EXPECT_EQ(number, 12);
  EXPECT_EQ(seconds, 0.5);
  EXPECT_EQ(names, (std::vector<std::string>{"a", "b"}));
}

TEST(Option, ChecksSayWhatIsWrong) {
  EXPECT_EQ(number_check(1, 5)("5"), "");
  EXPECT_EQ(number_check(1, 5)("6"), "'6' is not a whole number from 1 to 5");
  EXPECT_EQ(one_of({"a", "b"})("b"), "");
  EXPECT_EQ(one_of({"a", "b"})("c"), "'c' is none of a, b");
}

// What completions and pages are made of.
TEST(Option, EveryCommandDescribesWhatItTakes) {
  for (const auto& command : commands()) {
    std::set<std::string> names;
    for (const auto& option : command.options()) {
      SCOPED_TRACE(cat(command.name, ' ', option.names));
      EXPECT_TRUE(names.insert(option.names).second);
      EXPECT_TRUE(option.take);
      EXPECT_EQ(option.text.empty(), option.group.empty());
      EXPECT_FALSE(option.text.ends_with('.'));
    }
  }
}

}  // namespace
}  // namespace unixmark::cli
