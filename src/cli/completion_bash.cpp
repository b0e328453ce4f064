#include "base/text.hpp"
#include "cli/completion.hpp"
#include "cli/completion_words.hpp"

#include <vector>

namespace unixmark::cli {

namespace {

std::string value_case(const Command& command, const Option& option) {
  const auto label = cat("    '", command.name, ' ', option.names, "')");
  switch (completed(option)) {
    case Completed::Words:
      return cat(label, " words='", join(words_of(option), " "), "' files= ;;\n");
    case Completed::Files:
      return cat(label, " words= files=yes ;;\n");
    case Completed::Not:
      break;
  }
  return cat(label, " words= files= ;;\n");
}

std::string value_cases(const Command& command) {
  std::string cases;
  for (const auto& option : command.options()) {
    if (!is_positional(option) && !option.value.empty()) cases += value_case(command, option);
  }
  return cases;
}

// What a word can be that is no option's value.
std::string word_case(const Command& command) {
  std::vector<std::string> words = {"--help"};
  bool files = false;
  for (const auto& option : command.options()) {
    if (!is_positional(option)) {
      words.push_back(option.names);
    } else if (completed(option) == Completed::Files) {
      files = true;
    } else {
      for (auto& word : words_of(option)) words.push_back(std::move(word));
    }
  }
  return cat("    ", command.name, ") words='", join(words, " "), '\'', files ? " files=yes" : "",
             " ;;\n");
}

constexpr std::string_view reply =
    "  mapfile -t COMPREPLY < <(\n"
    "    compgen -W \"$words\" -- \"$word\"\n"
    "    [ -z \"$files\" ] || compgen -f -- \"$word\"\n"
    "  )\n"
    "  [ -z \"$files\" ] || compopt -o filenames 2>/dev/null\n"
    "}\n"
    "complete -F _unixmark unixmark Run ./Run Run.sh ./Run.sh\n";

}  // namespace

std::string bash_completion(std::span<const Command> commands) {
  const auto names = names_of(commands);
  std::string text = cat(
      "# Words of unixmark for bash, as 'unixmark completion bash' prints them.\n_unixmark() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
      "  local command=",
      commands.front().name, " words= files=\n  case ${COMP_WORDS[1]} in\n    ", join(names, " | "),
      ") [ \"$COMP_CWORD\" -eq 1 ] || command=${COMP_WORDS[1]} ;;\n  esac\n",
      "  case $command in\n");
  for (const auto& command : commands) text += word_case(command);
  text += cat("  esac\n  [ \"$COMP_CWORD\" -gt 1 ] || words=\"$words ", join(names, " "),
              "\"\n  case \"$command $before\" in\n");
  for (const auto& command : commands) text += value_cases(command);
  return cat(text, "  esac\n", reply);
}

}  // namespace unixmark::cli
