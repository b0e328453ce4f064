#include "cli/help.hpp"

#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/paragraph.hpp"

#include <array>
#include <cstddef>
#include <set>
#include <string_view>

namespace unixmark::cli {

namespace {

constexpr std::size_t text_column = 22;

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

constexpr std::string_view tests_and_status =
    "\n"
    "Tests and groups:\n"
    "  Without any, the group 'index' runs: the twelve tests of the UnixBench index.\n"
    "  'unixmark list' shows all of them, '--explain TEST' what a test measures.\n"
    "\n"
    "Exit status:\n"
    "  0  everything that was planned has been measured\n"
    "  1  wrong use, or unixmark itself could not go on\n"
    "  2  some tests failed or were skipped; the report says which and why; with\n"
    "     --noise strict also: some pass is suspect; doctor: it found something\n"
    "  1, 3  of compare --fail-if-slower: B is slower; with --strict: nobody can tell\n"
    "  130  interrupted; what had been measured is reported\n";

struct Variable {
  std::string_view name;
  std::string_view text;
};

constexpr auto variables = std::to_array<Variable>(
    {{"UB_BINDIR", "Folder of kernels; may hold any programs that print UnixBench's lines"},
     {"UB_TMPDIR",
      "Where tests keep their scratch files: the file system that is measured (default: the folder "
      "of the build, or one of the user's where that cannot be written)"},
     {"UB_TESTDIR", "Folder that kernels run in (default: a scratch folder for each copy)"},
     {"UB_RESULTDIR", "As --results"},
     {"UB_OUTPUT_FILE_NAME", "As --output"},
     {"UB_OUTPUT_CSV", "'true': as --csv"},
     {"UB_OUTPUT_JSON", "'true': as --json"},
     {"XDG_STATE_HOME", "Where calibrations are kept (default: ~/.local/state)"},
     {"MULTI_SH_WORK_FACTOR",
      "Makes the shell tests' input that many times as long; the report says so"}});

std::string variable_lines() {
  std::string lines = "\nEnvironment:\n";
  for (const auto& variable : variables) lines += entry(variable.name, variable.text, text_column);
  return lines;
}

constexpr std::string_view files_and_examples =
    "\n"
    "Files:\n"
    "  A run leaves NAME (the report as text), NAME.html (the same as a page) and\n"
    "  NAME.log (the journal: every pass as measured, written as it ends).\n"
    "\n"
    "Examples:\n"
    "  unixmark                        the index: 1 copy, then one a processor\n"
    "  unixmark --schedule quick       the same in a few minutes, with less certainty\n"
    "  unixmark -c 1 -c 4 pipe spawn   two tests, with 1 copy and with 4\n"
    "  unixmark scale --copies 1-4     how tests scale with the number of copies\n"
    "  unixmark --dry-run              what would run, and when it would end\n"
    "  unixmark show results/NAME.log --format markdown\n"
    "  unixmark show results           all reports in a table\n"
    "  unixmark compare host.log guest.log\n";

}  // namespace

std::string command_page(const Syntax& syntax) {
  auto options = syntax.options;
  options.push_back(help_option("Options"));
  return cat(wrapped(syntax.summary, page_width), '\n', wrapped(syntax.usage, page_width),
             option_lines(options));
}

std::string help_page(std::vector<Option> options) {
  options.push_back(help_option("Asking first"));
  return cat("unixmark measures UnixBench's scores, and says how sure they are.\n\nUsage:\n",
             command_lines(), option_lines(options), tests_and_status, variable_lines(),
             files_and_examples);
}

}  // namespace unixmark::cli
