// unixmark list: what can be measured, and against what.
#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "catalog/profiles.hpp"
#include "cli/command.hpp"
#include "cli/paragraph.hpp"
#include "cli/parse_command.hpp"
#include "cli/places.hpp"

#include <algorithm>
#include <array>
#include <ostream>

namespace unixmark::cli {

namespace {

constexpr std::size_t listed_column = 15;

std::string listed_test(const catalog::Test& test) {
  const bool is_long = test.passes == catalog::Passes::Long;
  return cat("  ", padded(test.name, 17), padded(test.title, 42), padded(test.unit, 6),
             is_long ? "10" : "3", " x ", fixed(test.seconds, 0), " s\n");
}

void list_tests(const Env& env) {
  env.out << "Tests, with their units and passes:\n";
  for (const auto& test : catalog::tests()) env.out << listed_test(test);
}

std::string member_names(std::string_view group) {
  std::vector<std::string> names;
  for (const auto* test : catalog::group(group)) names.emplace_back(test->name);
  return names.size() == catalog::tests().size() ? "every test" : join(names, " ");
}

void list_groups(const Env& env) {
  env.out << "Groups:\n";
  for (const auto& name : catalog::group_names())
    env.out << entry(name, member_names(name), listed_column);
}

// What a table says of itself: its first comment, to the end of the first sentence in it.
std::string first_sentence(const std::filesystem::path& file) {
  const std::string text = read_whole(file, 1 << 20);
  if (!text.starts_with('#')) return {};
  const auto comment = std::string_view(text).substr(1, text.find('\n') - 1);
  return std::string(trim(comment.substr(0, comment.find(". "))));
}

void list_baselines(const Env& env) {
  const auto places = find_places(env);
  env.out << "Baselines:\n";
  for (const auto& name : baseline_names(places)) {
    env.out << entry(name, first_sentence(find_baseline(places, name)), listed_column);
  }
}

void list_profiles(const Env& env) {
  env.out << "Profiles:\n";
  for (const auto& profile : catalog::profiles())
    env.out << entry(profile.name, profile.summary, listed_column);
}

struct Part {
  std::string_view name;
  void (*print)(const Env& env);
};

constexpr auto parts = std::to_array<Part>({{"tests", list_tests},
                                            {"groups", list_groups},
                                            {"baselines", list_baselines},
                                            {"profiles", list_profiles}});

const Part& find_part(const std::string& name) {
  const auto found = std::ranges::find(parts, name, &Part::name);
  if (found != parts.end()) return *found;
  const auto known = names_of(parts);
  throw Error(cat("'unixmark list' shows tests, groups, baselines and profiles, and knows no '",
                  name, "'. ", did_you_mean(name, known, "Without a word it shows all of them.")));
}

std::vector<Option> options_of(std::vector<std::string>& wanted) {
  return {{.names = "PART",
           .text = cat("One of ", join(names_of(parts), ", "), " (default: all of them)"),
           .take = into(wanted),
           .group = "Names",
           .repeats = true,
           .words = names_of(parts)}};
}

void print_all(const Env& env) {
  for (const auto& part : parts) {
    if (&part != &parts.front()) env.out << '\n';
    part.print(env);
  }
}

}  // namespace

std::vector<Option> list_options() {
  static std::vector<std::string> forgotten;
  return options_of(forgotten);
}

int list(const Arguments& arguments, const Env& env) {
  std::vector<std::string> names;
  const Syntax syntax{.name = "list",
                      .summary = "Shows what can be measured, and against what.",
                      .usage = "The use is: unixmark list [tests|groups|baselines|profiles]",
                      .options = options_of(names)};
  if (!parse_command(syntax, arguments, env)) return Complete;
  if (names.empty()) print_all(env);
  // All of them are found before any is printed.
  std::vector<const Part*> wanted;
  for (const auto& name : names) wanted.push_back(&find_part(name));
  for (const auto* part : wanted) part->print(env);
  return Complete;
}

}  // namespace unixmark::cli
