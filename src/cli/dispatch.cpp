// Which command the words ask for, and whether standard output took its answer.
#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "cli/command.hpp"

#include <ostream>

namespace unixmark::cli {

namespace {

bool names_a_test(const std::string& word) {
  return catalog::find(word) != nullptr || !catalog::group(word).empty();
}

// A word that is neither command nor test may be a slip for either.
Error unknown_word(const std::string& word) {
  std::vector<std::string> known = catalog::group_names();
  for (const auto& test : catalog::tests()) known.emplace_back(test.name);
  for (const auto& command : commands()) known.emplace_back(command.name);
  for (const auto* option : {"--version", "--help"}) known.emplace_back(option);
  return Error(
      cat("There is no command, test or group called '", word, "'. ",
          did_you_mean(word, known,
                       "'unixmark --help' shows the commands, 'unixmark list' the tests.")));
}

bool takes_the_next_word(const std::vector<Option>& options, const std::string& word) {
  const auto* option = find_option(options, word);
  return option != nullptr && !option->value.empty();
}

// Behind options a command's name can only be meant as that, but for an option's value.
void demand_command_first(const Arguments& arguments) {
  const auto options = run_options();
  for (auto word = arguments.begin(); word != arguments.end() && *word != "--"; ++word) {
    if (find_command(*word) != nullptr) {
      throw Error(cat("'", *word,
                      "' is a command, and a command comes before its options: unixmark ", *word,
                      " ..."));
    }
    if (takes_the_next_word(options, *word) && ++word == arguments.end()) return;
  }
}

bool asks_for_a_page(const Arguments& arguments) {
  return arguments.size() > 1 && (arguments[0] == "--help" || arguments[0] == "-h") &&
         !arguments[1].starts_with('-');
}

int run_unnamed(const Arguments& arguments, const Env& env) {
  if (asks_for_a_page(arguments)) return help({arguments.begin() + 1, arguments.end()}, env);
  demand_command_first(arguments);
  return commands().front().run(arguments, env);
}

int dispatch(const Arguments& arguments, const Env& env) {
  if (arguments.empty() || arguments[0].starts_with('-')) return run_unnamed(arguments, env);
  if (const auto* command = find_command(arguments[0])) {
    return command->run({arguments.begin() + 1, arguments.end()}, env);
  }
  if (!names_a_test(arguments[0])) throw unknown_word(arguments[0]);
  return run_unnamed(arguments, env);
}

}  // namespace

int run_command(const std::vector<std::string>& arguments, const Env& env) {
  const int status = dispatch(arguments, env);
  env.out << std::flush;
  if (env.out || status == ToolFailed) return status;  // a run says it itself
  throw Error(cat("writing to standard output: ", why_unwritten(env.out)));
}

}  // namespace unixmark::cli
