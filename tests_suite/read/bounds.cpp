#include "read/bounds.hpp"

#include <gtest/gtest.h>

#include <cctype>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace unixmark::read {
namespace {

// The names of all fields of a golden file that hold a number, or a list that begins with one.
std::set<std::string> number_fields(const std::string& golden) {
  std::ifstream file(TESTS_DIR "/golden/" + golden);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  std::set<std::string> names;
  for (auto colon = text.find("\":"); colon != std::string::npos;
       colon = text.find("\":", colon + 1)) {
    const auto value = text.find_first_not_of(" [\n", colon + 2);
    if (text[value] != '-' && std::isdigit(static_cast<unsigned char>(text[value])) == 0) continue;
    const auto begin = text.rfind('"', colon - 1) + 1;
    names.insert(text.substr(begin, colon - begin));
  }
  return names;
}

TEST(Bounds, AreThereForEveryNumberButThoseThatMayBeAnything) {
  const std::set<std::string> free = {"running_deltas", "value", "values"};
  auto fields = number_fields("sample.log");

  EXPECT_GT(fields.size(), 30);
  for (const auto* other : {"sweep.log", "published.json"}) fields.merge(number_fields(other));
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
