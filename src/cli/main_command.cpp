#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "cli/command.hpp"

#include <algorithm>
#include <array>
#include <ostream>

namespace unixmark::cli {

namespace {

std::vector<Option> no_options() {
  return {};
}

constexpr auto command_table = std::to_array<Command>({
    {"run", "[OPTION...] [TEST or GROUP...]",
     "measures and reports; what happens without a command", run, run_options},
    {"resume", "FILE [--force] [-q]", "goes on with an interrupted or killed run", resume,
     resume_options},
    {"scale", "[--copies LIST] [--seed N] [OPTION...] [TEST or GROUP...]",
     "measures how tests scale with the number of copies", scale, scale_options},
    {"show", "FILE or FOLDER [--format FORMAT]",
     "renders any report of unixmark or UnixBench, in any format", show, show_options},
    {"compare", "A B | A1 A2 : B1 B2 | --reference A B C... | --series FILE...",
     "puts reports side by side; --copies, --sort, --margin: see compare --help", compare,
     compare_options},
    {"doctor", "[--json]", "shows what will disturb a measurement here, and how to change it",
     doctor, doctor_options},
    {"calibrate", "[--sessions N] [--show] [--json] [TEST or GROUP...]",
     "measures this machine's own noise, for comparing reports", calibrate, calibrate_options},
    {"baseline", "FILE [--copies N] [--rating N]",
     "makes a table for --baseline of a report, to rate others by that machine", baseline,
     baseline_options},
    {"list", "[tests|groups|baselines|profiles]", "shows what can be measured, and against what",
     list, list_options},
    {"completion", "bash|zsh|fish", "prints what a shell needs to complete all these words",
     completion, completion_options},
    {"help", "", "shows this page, as --help does", help, no_options},
});

const Command* find_command(std::string_view name) {
  const auto found = std::ranges::find(command_table, name, &Command::name);
  return found == command_table.end() ? nullptr : &*found;
}

bool names_a_test(const std::string& word) {
  return catalog::find(word) != nullptr || !catalog::group(word).empty();
}

// A word that is neither command nor test may be a slip for either.
Error unknown_word(const std::string& word) {
  std::vector<std::string> known = catalog::group_names();
  for (const auto& test : catalog::tests()) known.emplace_back(test.name);
  for (const auto& command : command_table) known.emplace_back(command.name);
  return Error(
      cat("There is no command, test or group called '", word, "'. ",
          did_you_mean(word, known,
                       "'unixmark --help' shows the commands, 'unixmark list' the tests.")));
}

}  // namespace

int help(const Arguments&, const Env& env) {
  return run({"--help"}, env);
}

std::vector<std::string> as_typed(std::string_view command, const Arguments& arguments) {
  std::vector<std::string> words = {"unixmark", std::string(command)};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return words;
}

std::span<const Command> commands() {
  return command_table;
}

namespace {

int dispatch(const std::vector<std::string>& arguments, const Env& env) {
  if (arguments.empty() || arguments[0].starts_with('-'))
    return command_table[0].run(arguments, env);
  if (const auto* command = find_command(arguments[0])) {
    return command->run({arguments.begin() + 1, arguments.end()}, env);
  }
  if (!names_a_test(arguments[0])) throw unknown_word(arguments[0]);
  return command_table[0].run(arguments, env);
}

}  // namespace

int run_command(const std::vector<std::string>& arguments, const Env& env) {
  const int status = dispatch(arguments, env);
  env.out << std::flush;
  if (env.out || status == ToolFailed) return status;  // a run says it itself
  env.err << "unixmark: standard output did not take all of this; is its disk full?\n";
  return ToolFailed;
}

}  // namespace unixmark::cli
