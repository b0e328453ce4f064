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

std::vector<std::string> names_of_tests(const Env&) {
  return names_of(catalog::tests());
}

std::vector<std::string> names_of_groups(const Env&) {
  return catalog::group_names();
}

std::vector<std::string> names_of_baselines(const Env& env) {
  return baseline_names(find_places(env));
}

std::vector<std::string> names_of_profiles(const Env&) {
  return names_of(catalog::profiles());
}

struct Part {
  std::string_view name;
  void (*print)(const Env& env);
  std::vector<std::string> (*names)(const Env& env);
};

constexpr auto parts = std::to_array<Part>({{"tests", list_tests, names_of_tests},
                                            {"groups", list_groups, names_of_groups},
                                            {"baselines", list_baselines, names_of_baselines},
                                            {"profiles", list_profiles, names_of_profiles}});

const Part& find_part(const std::string& name) {
  const auto found = std::ranges::find(parts, name, &Part::name);
  if (found != parts.end()) return *found;
  const auto known = names_of(parts);
  throw Error(cat("'unixmark list' shows tests, groups, baselines and profiles, and knows no '",
                  name, "'. ", did_you_mean(name, known, "Without a word it shows all of them.")));
}

struct WantedParts {
  std::vector<std::string> names;  // empty: all
  bool names_alone = false;
};

std::vector<Option> options_of(WantedParts& wanted) {
  return {{.names = "PART",
           .text = cat("One of ", join(names_of(parts), ", "), " (default: all of them)"),
           .take = into(wanted.names),
           .group = "Names",
           .repeats = true,
           .words = names_of(parts)},
          {.names = "--names",
           .text = "The names alone, one a line, for scripts",
           .take = into(wanted.names_alone)}};
}

// All of them are found before any is printed.
std::vector<const Part*> chosen_parts(const std::vector<std::string>& names) {
  std::vector<const Part*> chosen;
  for (const auto& name : names) chosen.push_back(&find_part(name));
  if (!names.empty()) return chosen;
  for (const auto& part : parts) chosen.push_back(&part);
  return chosen;
}

void print_names(const Part& part, const Env& env) {
  for (const auto& name : part.names(env)) env.out << name << '\n';
}

}  // namespace

std::vector<Option> list_options() {
  static WantedParts forgotten;
  return options_of(forgotten);
}

int list(const Arguments& arguments, const Env& env) {
  WantedParts wanted;
  const Syntax syntax{
      .name = "list",
      .summary = "Shows what can be measured, and against what.",
      .usage = "The use is: unixmark list [tests|groups|baselines|profiles] [--names]",
      .options = options_of(wanted)};
  if (!parse_command(syntax, arguments, env)) return Complete;
  bool first = true;
  for (const auto* part : chosen_parts(wanted.names)) {
    if (wanted.names_alone) {
      print_names(*part, env);
    } else {
      env.out << (first ? "" : "\n");
      part->print(env);
    }
    first = false;
  }
  return Complete;
}

}  // namespace unixmark::cli
