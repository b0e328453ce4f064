#include "catalog/catalog.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/explanations.hpp"

#include <algorithm>
#include <array>

namespace unixmark::catalog {

namespace {

// A group of its own making: every row belongs to it without saying so.
constexpr std::string_view everything = "all";

constexpr auto groups = std::to_array<std::string_view>(
    {"index", "oldsystem", "system", "fs", "shell", "arithmetic", "dhry", "dhrystone", "whets",
     "whetstone", "misc", "speed", "graphics", "gindex", everything});

bool belongs(const Test& test, std::string_view group) {
  return group == everything || std::ranges::count(words(test.groups), group) > 0;
}

std::vector<std::string> known_names() {
  auto names = group_names();
  for (const auto& test : tests()) names.emplace_back(test.name);
  return names;
}

Error unknown_name(std::string_view name) {
  return Error(cat("There is no test or group called '", name, "'. ",
                   did_you_mean(name, known_names(), "'unixmark list' shows them all.")));
}

// Tests win over groups of the same name.
std::vector<const Test*> meant_by(std::string_view name) {
  if (const auto* test = find(name)) return {test};
  auto found = group(name);
  if (found.empty()) throw unknown_name(name);
  return found;
}

}  // namespace

const Test* find(std::string_view name) {
  const auto all = tests();
  const auto found = std::ranges::find(all, name, &Test::name);
  return found == all.end() ? nullptr : &*found;
}

std::string_view title(Category category) {
  switch (category) {
    case Category::System:
      return "System Benchmarks";
    case Category::Graphics2d:
      return "2D Graphics Benchmarks";
    case Category::Graphics3d:
      return "3D Graphics Benchmarks";
    case Category::Misc:
      return "Non-Index Benchmarks";
  }
  return {};
}

std::vector<std::string> group_names() {
  return {groups.begin(), groups.end()};
}

std::vector<const Test*> group(std::string_view name) {
  std::vector<const Test*> members;
  if (std::ranges::count(groups, name) == 0) return members;
  for (const auto& test : tests()) {
    if (belongs(test, name)) members.push_back(&test);
  }
  return members;
}

std::vector<const Test*> select(std::span<const std::string> names) {
  if (names.empty()) return group("index");
  std::vector<const Test*> selected;
  for (const auto& name : names) {
    for (const auto* test : meant_by(name)) {
      if (std::ranges::count(selected, test) == 0) selected.push_back(test);
    }
  }
  return selected;
}

std::string_view explain_score() {
  return explanation::score;
}

}  // namespace unixmark::catalog
