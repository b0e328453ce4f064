#include "base/text.hpp"
#include "cli/completion.hpp"
#include "cli/completion_words.hpp"

#include <utility>
#include <vector>

namespace unixmark::cli {

namespace {

std::string bash_values(const Option& option) {
  switch (completed(option)) {
    case Completed::Words:
      return cat("words='", join(words_of(option), " "), "' files=");
    case Completed::Tables:
      return "words=$(_unixmark_names baselines) files=yes";
    case Completed::Files:
      return "words= files=yes";
    case Completed::Not:
      break;
  }
  return "words= files=";
}

std::string value_cases(const Command& command) {
  std::string cases;
  for (const auto& option : command.options()) {
    if (is_positional(option) || option.value.empty()) continue;
    cases +=
        cat("    '", command.name, ' ', option.names, "') options= ", bash_values(option), " ;;\n");
  }
  return cases;
}

// What a word can be that is no option's value.
std::string word_case(const Command& command) {
  std::vector<std::string> names = {"--help"};
  std::vector<std::string> words;
  bool files = false;
  for (const auto& option : command.options()) {
    if (!is_positional(option)) {
      names.push_back(option.names);
    } else if (completed(option) == Completed::Files) {
      files = true;
    } else {
      for (auto& word : words_of(option)) words.push_back(std::move(word));
    }
  }
  return cat("    ", command.name, ") options='", join(names, " "), "' words='", join(words, " "),
             '\'', files ? " files=yes" : "", " ;;\n");
}

// Run would build first, so the program that it has built is asked.
constexpr std::string_view bash_names =
    "_unixmark_names() {\n"
    "  local program=${COMP_WORDS[0]}\n"
    "  case $program in\n"
    "    Run | Run.sh | */Run | */Run.sh)\n"
    "      program=$(dirname -- \"$program\")/build/release/src/unixmark ;;\n"
    "  esac\n"
    "  \"$program\" list --names \"$1\" 2>/dev/null\n"
    "}\n";

// --option=value is three words, and one where COMP_WORDBREAKS has no '='.
constexpr std::string_view bash_words =
    "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n"
    "  local words= options= files= prefix= index\n"
    "  if [ \"$word\" = = ]; then\n"
    "    word=\n"
    "  elif [ \"$before\" = = ]; then\n"
    "    before=${COMP_WORDS[COMP_CWORD - 2]}\n"
    "  elif [[ $word == --*=* ]]; then\n"
    "    before=${word%%=*} prefix=${word%%=*}= word=${word#*=}\n"
    "  fi\n";

// Behind "--" stand names alone.
constexpr std::string_view bash_names_alone =
    "  for ((index = 1; index < COMP_CWORD; ++index)); do\n"
    "    [ \"${COMP_WORDS[index]}\" != -- ] || options= before=\n"
    "  done\n";

constexpr std::string_view bash_reply =
    "  mapfile -t COMPREPLY < <(\n"
    "    compgen -P \"$prefix\" -W \"$options $words\" -- \"$word\"\n"
    "    [ -z \"$files\" ] || compgen -P \"$prefix\" -f -- \"$word\"\n"
    "  )\n"
    "  [ -z \"$files\" ] || compopt -o filenames 2>/dev/null\n"
    "}\n"
    "complete -F _unixmark unixmark Run ./Run Run.sh ./Run.sh\n";

}  // namespace

std::string bash_completion(std::span<const Command> commands) {
  const auto names = names_of(commands);
  std::string text =
      cat("# Words of unixmark for bash, as 'unixmark completion bash' prints them.\n", bash_names,
          "_unixmark() {\n", bash_words, "  local command=", commands.front().name,
          "\n  case ${COMP_WORDS[1]} in\n    ", join(names, " | "),
          ") [ \"$COMP_CWORD\" -eq 1 ] || command=${COMP_WORDS[1]} ;;\n  esac\n",
          "  case $command in\n");
  for (const auto& command : commands) text += word_case(command);
  text += cat("  esac\n  [ \"$COMP_CWORD\" -gt 1 ] || words=\"$words ", join(names, " "), "\"\n",
              bash_names_alone, "  case \"$command $before\" in\n");
  for (const auto& command : commands) text += value_cases(command);
  return cat(text, "  esac\n", bash_reply);
}

}  // namespace unixmark::cli
