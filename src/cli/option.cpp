#include "cli/option.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace unixmark::cli {

Option help_option(std::string group) {
  return {.names = "-h,--help", .text = "Show this page", .group = std::move(group)};
}

bool is_positional(const Option& option) {
  return !option.names.starts_with('-');
}

const Option* find_option(const std::vector<Option>& options, std::string_view name) {
  const auto found = std::ranges::find(options, name, &Option::names);
  return found == options.end() ? nullptr : &*found;
}

std::vector<Option> joined(std::vector<std::vector<Option>> lists) {
  std::vector<Option> all;
  for (auto& list : lists) std::ranges::move(list, std::back_inserter(all));
  return all;
}

Check number_check(long long least, long long most) {
  return [least, most](const std::string& value) {
    const auto number = to_integer(value);
    if (number && *number >= least && *number <= most) return std::string();
    return cat("'", value, "' is not a whole number from ", least, " to ", most);
  };
}

Check one_of(std::vector<std::string> words) {
  return [words = std::move(words)](const std::string& value) {
    if (std::ranges::count(words, value) > 0) return std::string();
    return cat("'", value, "' is none of ", join(words, ", "));
  };
}

void keep(const std::string&, bool& kept) {
  kept = true;
}

void keep(const std::string& value, std::string& kept) {
  kept = value;
}

void keep(const std::string& value, int& kept) {
  kept = static_cast<int>(to_integer(value).value_or(0));
}

void keep(const std::string& value, std::uint32_t& kept) {
  kept = static_cast<std::uint32_t>(to_integer(value).value_or(0));
}

void keep(const std::string& value, double& kept) {
  kept = to_double(value).value_or(0);
}

}  // namespace unixmark::cli
