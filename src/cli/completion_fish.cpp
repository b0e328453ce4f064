#include "base/text.hpp"
#include "cli/completion.hpp"
#include "cli/completion_words.hpp"

#include <string>
#include <vector>

namespace unixmark::cli {

namespace {

std::string fish_quoted(std::string_view text) {
  return in_single_quotes(text, "\\'");
}

// "-l format", "-s c".
std::string name_of(std::string_view option) {
  if (option.starts_with("--")) return cat("-l ", option.substr(2));
  return cat("-s ", option.substr(1));
}

// 'pipe\t"Pipe Throughput" spawn\t...': fish reads the tab itself.
std::string fish_words(const Option& option) {
  std::vector<std::string> described;
  for (auto& word : words_of(option)) {
    const auto meaning = meaning_of(word);
    described.push_back(meaning.empty() ? word : cat(word, "\\t\"", meaning, '"'));
  }
  return fish_quoted(join(described, " "));
}

std::string fish_values(const Option& option) {
  switch (completed(option)) {
    case Completed::Words:
      return cat(" -x -a ", fish_words(option));
    case Completed::Tables:
      return " -r -F -a '(unixmark list --names baselines 2>/dev/null)'";
    case Completed::Files:
      return " -r -F";
    case Completed::Not:
      break;
  }
  return " -x";
}

std::string option_line(std::string_view when, const Option& option) {
  const auto begin = cat("complete -c unixmark -n ", fish_quoted(when), ' ');
  if (!is_positional(option)) {
    return cat(begin, name_of(option.names), option.value.empty() ? "" : fish_values(option),
               " -d ", fish_quoted(option.text), '\n');
  }
  if (completed(option) == Completed::Files) return cat(begin, "-F\n");
  return cat(begin, "-f -a ", fish_words(option), '\n');
}

std::string command_lines_of(const Command& command, std::string_view when) {
  std::string text =
      cat("complete -c unixmark -n ", fish_quoted(when), " -s h -l help -d 'Show this page'\n");
  for (const auto& option : command.options()) text += option_line(when, option);
  return text;
}

}  // namespace

std::string fish_completion(std::span<const Command> commands) {
  std::string text =
      "# Words of unixmark for fish, as 'unixmark completion fish' prints them.\n"
      "complete -c unixmark -f\n";
  const auto others = names_of(commands.subspan(1));
  for (const auto& command : commands) {
    const bool usual = &command == &commands.front();
    text += cat(
        "complete -c unixmark -n __fish_use_subcommand -a ", command.name, " -d ",
        fish_quoted(command.sentence), '\n',
        command_lines_of(command, usual ? cat("not __fish_seen_subcommand_from ", join(others, " "))
                                        : cat("__fish_seen_subcommand_from ", command.name)));
  }
  return text;
}

}  // namespace unixmark::cli
