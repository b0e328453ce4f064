// What a command takes from its command line, described as data: parse_command reads words by it,
// help shows it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

// Gives what is wrong with a value, in words of ours, or nothing.
using Check = std::function<std::string(const std::string& value)>;

// Takes a value that passed the check. Of an option without values it is called with "".
using Take = std::function<void(const std::string& value)>;

struct Option {
  std::string names;       // "-c", "--csv"; without hyphens: a word known by its place
  std::string text = {};   // what it does
  std::string value = {};  // what its value is called: "N"; empty: it has none
  Check check = {};
  Take take = {};
  std::string group = "Options";  // heading on the help page; empty: it is not shown there
  bool repeats = false;  // each value is taken; otherwise the last, as wrappers that append expect
  bool required = false;
  std::vector<std::string> excludes = {};  // names of others that make no sense beside it
  std::vector<std::string> needs = {};     // names of others without which it makes none
  std::vector<std::string> words = {};     // what shells offer as its value
};

// "-h, --help", which every command has.
[[nodiscard]] Option help_option(std::string group);

// A word known by its place, not by a name before it.
[[nodiscard]] bool is_positional(const Option& option);

// The one of `options` called `name`, or null.
[[nodiscard]] const Option* find_option(const std::vector<Option>& options, std::string_view name);

// All of them, one list behind the other.
[[nodiscard]] std::vector<Option> joined(std::vector<std::vector<Option>> lists);

// Checks of values: a whole number in that range; one of those words.
[[nodiscard]] Check number_check(long long least, long long most);
[[nodiscard]] Check one_of(std::vector<std::string> words);

// The name of each row of a table.
template <class Rows>
[[nodiscard]] std::vector<std::string> names_of(const Rows& rows) {
  std::vector<std::string> names;
  for (const auto& row : rows) names.emplace_back(row.name);
  return names;
}

// Keep a value. What is no number is for the option's check to refuse.
void keep(const std::string& value, bool& kept);  // true, whatever the value
void keep(const std::string& value, std::string& kept);
void keep(const std::string& value, int& kept);
void keep(const std::string& value, std::uint32_t& kept);
void keep(const std::string& value, double& kept);

template <class Kept>
void keep(const std::string& value, std::optional<Kept>& kept) {
  keep(value, kept.emplace());
}

template <class Kept>
void keep(const std::string& value, std::vector<Kept>& kept) {
  keep(value, kept.emplace_back());
}

// The usual Take: keeps the value in `kept`, which must outlive the option.
template <class Kept>
[[nodiscard]] Take into(Kept& kept) {
  return [&kept](const std::string& value) { keep(value, kept); };
}

}  // namespace unixmark::cli
