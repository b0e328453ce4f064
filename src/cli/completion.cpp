// unixmark completion: what a shell needs to complete our words.
#include "cli/completion.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/parse_command.hpp"

#include <algorithm>
#include <array>
#include <ostream>

namespace unixmark::cli {

namespace {

struct Shell {
  std::string_view name;
  std::string (*script)(std::span<const Command> commands);
};

constexpr auto shells = std::to_array<Shell>(
    {{"bash", bash_completion}, {"zsh", zsh_completion}, {"fish", fish_completion}});

std::vector<Option> options_of(std::string& shell) {
  return {{.names = "SHELL",
           .text = cat("One of ", join(names_of(shells), ", ")),
           .check = one_of(names_of(shells)),
           .take = into(shell),
           .group = "Names",
           .required = true,
           .words = names_of(shells)}};
}

}  // namespace

std::vector<Option> completion_options() {
  static std::string forgotten;
  return options_of(forgotten);
}

int completion(const Arguments& arguments, const Env& env) {
  std::string name;
  const Syntax syntax{
      .name = "completion",
      .summary =
          "Prints a script by which a shell completes unixmark's commands, options, tests "
          "and files. Bash reads it with: source <(unixmark completion bash)",
      .usage = "The use is: unixmark completion bash|zsh|fish",
      .options = options_of(name)};
  if (!parse_command(syntax, arguments, env)) return Complete;
  env.out << std::ranges::find(shells, name, &Shell::name)->script(commands());
  return Complete;
}

}  // namespace unixmark::cli
