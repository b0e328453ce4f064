#include "read/bounds.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace unixmark::read {
namespace {

std::string contents(const std::string& name) {
  std::ifstream file(TESTS_DIR "/golden/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The names of all fields of sample journals that hold a number, or a list that begins with one.
std::set<std::string> number_fields() {
  const auto text = contents("sample.log") + contents("sweep.log");
  std::set<std::string> names;
  for (auto colon = text.find("\":"); colon != std::string::npos;
       colon = text.find("\":", colon + 1)) {
    const auto value = text.find_first_not_of('[', colon + 2);
    if (text[value] != '-' && std::isdigit(static_cast<unsigned char>(text[value])) == 0) continue;
    const auto begin = text.rfind('"', colon - 1) + 1;
    names.insert(text.substr(begin, colon - begin));
  }
  return names;
}

TEST(Bounds, AreThereForEveryNumberButThoseThatMayBeAnything) {
  const std::set<std::string> free = {"running_deltas", "value", "values"};
  const auto fields = number_fields();

  EXPECT_GT(fields.size(), 30);
  for (const auto& field : fields) {
    EXPECT_EQ(bounds_of(field) == nullptr, free.contains(field)) << field;
  }
}

TEST(Within, TakesBothEndsAndZeroWhereItStandsForNothing) {
  const Bounds bounds = {"count", 1, 3, true};

  EXPECT_TRUE(within(1, bounds) && within(3, bounds) && within(0, bounds));
  EXPECT_FALSE(within(0.5, bounds) || within(4, bounds) || within(-1, bounds));
}

}  // namespace
}  // namespace unixmark::read
