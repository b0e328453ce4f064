// The options of which a plan is made, for all commands that measure.
#pragma once

#include "cli/run_options.hpp"

#include <functional>
#include <string>

namespace CLI {
class App;
}

namespace unixmark::cli {

inline constexpr const char* measuring_group = "Measuring";

// More copies than any machine has processors: a slip of the hand, not a wish.
inline constexpr int most_copies = 1'000'000;

// Checks that a value is a whole number in that range: gives what is wrong in our words, or
// nothing, before CLI11 converts the value and would complain in its own.
[[nodiscard]] std::function<std::string(const std::string&)> number_check(int least, int most);

// Each adds one option: -c, --seconds, --schedule, --profile, --budget, --pin, --noise.
void add_copies(CLI::App& app, RunOptions& options);
void add_seconds(CLI::App& app, RunOptions& options);
void add_schedule(CLI::App& app, RunOptions& options);
void add_profile(CLI::App& app, RunOptions& options);
void add_budget(CLI::App& app, RunOptions& options);
void add_pinning(CLI::App& app, RunOptions& options);
void add_noise(CLI::App& app, RunOptions& options);

// Adds those that say what becomes of the results, and what is shown meanwhile.
void add_reporting(CLI::App& app, RunOptions& options);

// Fills in what variables tell of the results. Options win over variables.
void take_variables(const Env& env, RunOptions& options);

}  // namespace unixmark::cli
