// unixmark help: the page of all commands, or of one.
#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "cli/command.hpp"
#include "cli/parse_command.hpp"

namespace unixmark::cli {

namespace {

std::vector<Option> options_of_help(std::string& wanted) {
  return {{.names = "COMMAND",
           .text = "One of them (default: the page of all)",
           .take = into(wanted),
           .group = "Names",
           .words = names_of(commands())}};
}

Error no_page_of(const std::string& word) {
  const auto advice = catalog::find(word) == nullptr
                          ? "'unixmark --help' shows the commands."
                          : cat("'unixmark --explain ", word, "' tells what that test measures.");
  return Error(
      cat("There is no command '", word, "'. ", did_you_mean(word, names_of(commands()), advice)));
}

}  // namespace

std::vector<Option> help_options() {
  static std::string forgotten;
  return options_of_help(forgotten);
}

int help(const Arguments& arguments, const Env& env) {
  std::string wanted(commands().front().name);
  const Syntax syntax{.name = "help",
                      .summary = "Shows what a command takes, or all of them.",
                      .usage = "The use is: unixmark help [COMMAND]",
                      .options = options_of_help(wanted)};
  if (!parse_command(syntax, arguments, env)) return Complete;
  const auto* command = find_command(wanted);
  if (command == nullptr) throw no_page_of(wanted);
  return command->run({"--help"}, env);
}

}  // namespace unixmark::cli
