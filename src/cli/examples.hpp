// Examples of every command, for the table of commands alone. A test parses each.
#pragma once

#include "cli/command.hpp"

#include <array>

namespace unixmark::cli {

inline constexpr auto run_examples = std::to_array<Example>(
    {{"unixmark", "The index, with 1 copy and then with one a processor"},
     {"unixmark --schedule quick", "The same in a few minutes, with less certainty"},
     {"unixmark -c 1 -c 4 pipe spawn", "Two tests, with 1 copy and with 4"},
     {"unixmark --schedule precise --budget 20m",
      "The index as well as it can be known in 20 minutes"},
     {"unixmark --dry-run", "What would run, and when it would end"}});

inline constexpr auto resume_examples = std::to_array<Example>(
    {{"unixmark resume results/NAME.log", "What is missing of a run that was cut off"},
     {"unixmark resume --force results/NAME.log", "The same after a boot; the report says so"}});

inline constexpr auto scale_examples = std::to_array<Example>(
    {{"unixmark scale --copies 1-4", "How six tests scale with 1, 2, 3 and 4 copies"},
     {"unixmark scale --budget 10m syscall", "One test, up to twice the processors"}});

inline constexpr auto show_examples = std::to_array<Example>(
    {{"unixmark show results", "All reports of a folder in a table"},
     {"unixmark show results/NAME.log --format markdown", "A report again, as a table to paste"},
     {"unixmark show --format csv-passes NAME.log > passes.csv", "A row for every pass"}});

inline constexpr auto compare_examples = std::to_array<Example>(
    {{"unixmark compare host.log guest.log", "Each test of a guest against its host"},
     {"unixmark compare host-1.log host-2.log : guest-1.log guest-2.log", "Two reports a side"},
     {"unixmark compare --fail-if-slower 2% before.log after.log",
      "Ends with status 1 where a test became slower by more than 2 %"},
     {"unixmark compare --series results", "Where the rates of one machine stepped"}});

inline constexpr auto doctor_examples =
    std::to_array<Example>({{"unixmark doctor", "What to change before measuring, and how"},
                            {"unixmark doctor --json", "The same for programs"}});

inline constexpr auto calibrate_examples = std::to_array<Example>(
    {{"unixmark calibrate", "Two quick sessions of the index, about ten minutes"},
     {"unixmark calibrate --sessions 5 -c 1 pipe", "Five sessions of one test with 1 copy"},
     {"unixmark calibrate --show", "What is known by now"}});

inline constexpr auto baseline_examples = std::to_array<Example>(
    {{"unixmark baseline results/NAME.log > baselines/host.base",
      "A table by which other machines' indexes are shares of this one, for --baseline host"}});

inline constexpr auto list_examples = std::to_array<Example>(
    {{"unixmark list tests", "Tests, with their units and passes"},
     {"unixmark list --names baselines", "What --baseline takes, a name a line"}});

inline constexpr auto completion_examples = std::to_array<Example>(
    {{"unixmark completion bash > unixmark.bash", "A file for 'source' in ~/.bashrc"},
     {"unixmark completion zsh > _unixmark", "A file for a folder of zsh's fpath"},
     {"unixmark completion fish > ~/.config/fish/completions/unixmark.fish",
      "For every fish from now on"}});

inline constexpr auto help_examples = std::to_array<Example>(
    {{"unixmark help scale", "What scale takes, as 'unixmark scale --help' shows it"}});

}  // namespace unixmark::cli
