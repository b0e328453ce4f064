#include "base/text.hpp"
#include "cli/completion.hpp"
#include "cli/completion_words.hpp"

namespace unixmark::cli {

namespace {

// Colons and brackets part the pieces of what _arguments is told.
std::string escaped(std::string_view text) {
  std::string safe;
  for (const char letter : text) {
    if (letter == ':' || letter == '[' || letter == ']') safe += '\\';
    safe += letter;
  }
  return safe;
}

std::string zsh_quoted(std::string_view text) {
  return in_single_quotes(text, "'\\''");
}

std::string zsh_values(const Option& option) {
  switch (completed(option)) {
    case Completed::Words:
      return cat('(', join(words_of(option), " "), ')');
    case Completed::Tables:
      return "_unixmark_tables";
    case Completed::Files:
      return "_files";
    case Completed::Not:
      break;
  }
  return " ";
}

std::string argument(const Option& option) {
  if (is_positional(option)) {
    return zsh_quoted(cat(option.repeats ? "*:" : "1:", option.names, ':', zsh_values(option)));
  }
  const bool takes_equals = !option.value.empty() && option.names.starts_with("--");
  auto text = cat(option.repeats ? "*" : "", option.names, takes_equals ? "=" : "", '[',
                  escaped(option.text), ']');
  if (!option.value.empty()) text += cat(':', option.value, ':', zsh_values(option));
  return zsh_quoted(text);
}

std::string command_case(const Command& command) {
  auto text = cat("    ", command.name,
                  ")\n      _arguments -S '(-h --help)'{-h,--help}'[Show this page]'");
  for (const auto& option : command.options()) text += cat(" \\\n        ", argument(option));
  return text + " ;;\n";
}

// Run would build first, so the program that it has built is asked.
constexpr std::string_view zsh_tables =
    "_unixmark_tables() {\n"
    "  [[ ${program:t} == Run(|.sh) ]] && program=${program:h}/build/release/src/unixmark\n"
    "  compadd \"$@\" -- ${(f)\"$($program list --names baselines 2>/dev/null)\"}\n"
    "  _files \"$@\"\n"
    "}\n";

// A file in fpath is its function's body; one that is sourced only defines it.
constexpr std::string_view sourced_or_loaded =
    "if [ \"$funcstack[1]\" = _unixmark ]; then\n"
    "  _unixmark \"$@\"\n"
    "else\n"
    "  compdef _unixmark unixmark Run Run.sh\n"
    "fi\n";

}  // namespace

std::string zsh_completion(std::span<const Command> commands) {
  std::string text =
      "#compdef unixmark Run Run.sh\n# Words of unixmark for zsh, as 'unixmark completion zsh' "
      "prints them.\n";
  text += cat(zsh_tables,
              "_unixmark() {\n  local program=${(Q)words[1]} command=", commands.front().name,
              "\n  local -a commands=(\n");
  for (const auto& command : commands) {
    text += cat("    ", zsh_quoted(cat(command.name, ':', command.sentence)), '\n');
  }
  text +=
      cat("  )\n  (( CURRENT > 2 )) || _describe command commands\n  case ${words[2]} in\n    ",
          join(names_of(commands), "|"),
          ")\n      (( CURRENT > 2 )) && command=${words[2]} && shift words && (( CURRENT-- )) ;;\n"
          "  esac\n  case $command in\n");
  for (const auto& command : commands) text += command_case(command);
  return cat(text, "  esac\n}\n", sourced_or_loaded);
}

}  // namespace unixmark::cli
