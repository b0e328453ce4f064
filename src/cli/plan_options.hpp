// The options of which a plan is made, for all commands that measure.
#pragma once

#include "cli/option.hpp"
#include "cli/run_options.hpp"

#include <vector>

namespace unixmark::cli {

inline constexpr const char* measuring_group = "Measuring";
inline constexpr const char* asking_group = "Asking first";

// More copies than any machine has processors: a slip of the hand, not a wish.
inline constexpr int most_copies = 1'000'000;

// Each is one option and keeps its value in `options`: -c, --seconds, --schedule, --profile,
// --budget, --pin, --noise, --dry-run.
[[nodiscard]] Option copies_option(RunOptions& options);
[[nodiscard]] Option seconds_option(RunOptions& options);
[[nodiscard]] Option schedule_option(RunOptions& options);
[[nodiscard]] Option profile_option(RunOptions& options);
[[nodiscard]] Option budget_option(RunOptions& options);
[[nodiscard]] Option pin_option(RunOptions& options);
[[nodiscard]] Option noise_option(RunOptions& options);
[[nodiscard]] Option dry_run_option(RunOptions& options);

// Those that say what becomes of the results, and what is shown meanwhile.
[[nodiscard]] std::vector<Option> reporting_options(RunOptions& options);

// Fills in what variables tell of the results. Options win over variables.
void take_variables(const Env& env, RunOptions& options);

}  // namespace unixmark::cli
