#include "cli/command.hpp"
#include "cli/examples.hpp"

#include <algorithm>
#include <array>

namespace unixmark::cli {

namespace {

constexpr auto command_table = std::to_array<Command>({
    {"run", "[OPTION...] [TEST or GROUP...]",
     "measures and reports; what happens without a command", run, run_options, run_examples},
    {"resume", "FILE [--force] [-q]", "goes on with an interrupted or killed run", resume,
     resume_options, resume_examples},
    {"scale", "[--copies LIST] [--seed N] [OPTION...] [TEST or GROUP...]",
     "measures how tests scale with the number of copies", scale, scale_options, scale_examples},
    {"show", "FILE or FOLDER [--format FORMAT]",
     "renders any report of unixmark or UnixBench, in any format", show, show_options,
     show_examples},
    {"compare", "A B | A1 A2 : B1 B2 | --reference A B C... | --series FILE...",
     "puts reports side by side, and tells what is more than noise", compare, compare_options,
     compare_examples},
    {"doctor", "[--json]", "shows what will disturb a measurement here, and how to change it",
     doctor, doctor_options, doctor_examples},
    {"calibrate", "[--sessions N] [--show] [--json] [TEST or GROUP...]",
     "measures this machine's own noise, for comparing reports", calibrate, calibrate_options,
     calibrate_examples},
    {"baseline", "FILE [--copies N] [--rating N]",
     "makes a table for --baseline of a report, to rate others by that machine", baseline,
     baseline_options, baseline_examples},
    {"list", "[tests|groups|baselines|profiles] [--names]",
     "shows what can be measured, and against what", list, list_options, list_examples},
    {"completion", "bash|zsh|fish", "prints what a shell needs to complete all these words",
     completion, completion_options, completion_examples},
    {"help", "[COMMAND]", "shows this page, as --help does, or that of a command", help,
     help_options, help_examples},
});

}  // namespace

std::vector<std::string> as_typed(std::string_view command, const Arguments& arguments) {
  std::vector<std::string> words = {"unixmark", std::string(command)};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return words;
}

std::span<const Command> commands() {
  return command_table;
}

const Command* find_command(std::string_view name) {
  const auto found = std::ranges::find(command_table, name, &Command::name);
  return found == command_table.end() ? nullptr : &*found;
}

}  // namespace unixmark::cli
