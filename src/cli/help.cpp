#include "cli/help.hpp"

#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/page_facts.hpp"
#include "cli/paragraph.hpp"

#include <cstddef>
#include <set>
#include <span>
#include <string_view>

namespace unixmark::cli {

namespace {

constexpr std::size_t text_column = 22;
constexpr std::size_t example_column = 34;

std::string command_lines() {
  std::string lines;
  for (const auto& command : commands()) {
    const bool usual = &command == &commands().front();
    const std::string name = cat(usual ? "[" : "", command.name, usual ? "]" : "");
    lines += cat("  unixmark ", name, command.usage.empty() ? "" : " ", command.usage, "\n      ",
                 command.sentence, '\n');
  }
  return lines;
}

// As a heading and its lines say it: "-h, --help", "--seconds S".
std::string shown_names(const Option& option) {
  const std::string_view all = option.names;
  const auto comma = all.find(',');
  const auto names =
      comma == all.npos ? std::string(all) : cat(all.substr(0, comma), ", ", all.substr(comma + 1));
  return option.value.empty() ? names : cat(names, ' ', option.value);
}

std::string group_lines(const std::vector<Option>& options, std::string_view group) {
  std::string lines;
  for (const auto& option : options) {
    if (option.group == group) lines += entry(shown_names(option), option.text, text_column);
  }
  return cat('\n', group, ":\n", lines);
}

// Groups in the order in which they are first named.
std::string option_lines(const std::vector<Option>& options) {
  std::string lines;
  std::set<std::string_view> told = {""};
  for (const auto& option : options) {
    if (told.insert(option.group).second) lines += group_lines(options, option.group);
  }
  return lines;
}

constexpr std::string_view tests_section =
    "\n"
    "Tests and groups:\n"
    "  Without any, the group 'index' runs: the twelve tests of the UnixBench index.\n"
    "  'unixmark list' shows all of them, '--explain TEST' what a test measures.\n";

std::string fact_lines(std::string_view heading, std::span<const Fact> facts, std::size_t column) {
  auto lines = cat('\n', heading, ":\n");
  for (const auto& fact : facts) lines += entry(fact.name, fact.text, column);
  return lines;
}

std::string example_lines(std::span<const Example> examples) {
  std::string lines;
  for (const auto& example : examples) lines += entry(example.line, example.text, example_column);
  return lines;
}

// One of each other command.
std::string other_examples() {
  std::string lines;
  for (const auto& command : commands().subspan(1)) {
    lines += example_lines(command.examples.first(1));
  }
  return lines;
}

std::string examples_of(std::string_view name) {
  const auto* command = find_command(name);
  if (command == nullptr || command->examples.empty()) return {};
  return cat("\nExamples:\n", example_lines(command->examples));
}

}  // namespace

std::string command_page(const Syntax& syntax) {
  auto options = syntax.options;
  options.push_back(help_option("Options"));
  return cat(wrapped(syntax.summary, page_width), '\n', wrapped(syntax.usage, page_width),
             option_lines(options), examples_of(syntax.name));
}

std::string help_page(std::vector<Option> options) {
  options.push_back(help_option("Asking first"));
  return cat("unixmark measures UnixBench's scores, and says how sure they are.\n\nUsage:\n",
             command_lines(), option_lines(options), tests_section,
             fact_lines("Exit status", status_facts(), 7),
             fact_lines("Environment", variable_facts(), text_column),
             fact_lines("Files", file_facts(), text_column), examples_of(commands().front().name),
             other_examples());
}

}  // namespace unixmark::cli
