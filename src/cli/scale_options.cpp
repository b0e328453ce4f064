#include "cli/scale_options.hpp"

#include "base/text.hpp"
#include "cli/parse_command.hpp"
#include "cli/plan_options.hpp"
#include "cli/sweep_plan.hpp"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

namespace unixmark::cli {

namespace {

constexpr std::string_view usage =
    "The use is: unixmark scale [--copies auto|LIST] [-i N] [--seconds S] [--pin WHERE] "
    "[--budget TIME] [--seed N] [--dry-run] [TEST or GROUP...]; 'unixmark scale --help' has more.";

// With fewer there is no interval of a median.
constexpr int fewest_passes = 6;

std::string check_seed(const std::string& text) {
  const auto seed = to_integer(text);
  constexpr long long most = std::numeric_limits<std::uint32_t>::max();
  if (seed && *seed >= 1 && *seed <= most) return {};
  return cat("'", text, "' is not a whole number from 1 to ", most);
}

void add_options(CLI::App& app, RunOptions& options, std::vector<std::string>& copies) {
  const std::string group = measuring_group;
  app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  app.add_option("TEST", options.names,
                 cat("Tests and groups (default: ", join(usual_sweep_tests(), ", "), ")"))
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  app.add_option("--copies", copies,
                 "Numbers of copies: a list as 1,2,4-8, or auto: 1, 2, 4 ... up to the cores, full "
                 "memory nodes, all processors by affinity and quota, 1.5 times and twice those; "
                 "may be repeated, and all count")
      ->type_name("LIST")
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->allow_extra_args(false)
      ->group(group);
  app.add_option("-i", options.iterations,
                 "Passes of every test with every number of copies (default and least: 6)")
      ->type_name("N")
      ->check(number_check(fewest_passes, most_copies))
      ->group(group);
  add_seconds(app, options);
  add_profile(app, options);
  add_pinning(app, options);
  add_budget(app, options);
  add_noise(app, options);
  app.add_option("--seed", options.sweep->seed,
                 "Of the random order of passes, to have the same one again (default: by lot)")
      ->type_name("N")
      ->check(check_seed)
      ->group(group);
  add_reporting(app, options);
  app.add_flag("--dry-run", options.dry_run, "Show the plan, its time and its needs; run nothing")
      ->group("Asking first");
}

}  // namespace

std::optional<RunOptions> parse_scale(const Arguments& arguments, const Env& env) {
  CLI::App app(
      "Measures how tests scale with the number of copies: throughput, speed-up and efficiency "
      "with their intervals, and a fitted model. Passes of 2 s unless told otherwise, in random "
      "order. The copies are independent of each other.",
      "unixmark scale");
  RunOptions options;
  options.schedule = "quick";
  options.sweep.emplace();
  std::vector<std::string> copies;
  add_options(app, options, copies);
  if (!parse_command(app, arguments, usage, env)) return {};
  if (!copies.empty()) options.sweep->copies = join(copies, ",");
  take_variables(env, options);
  return options;
}

}  // namespace unixmark::cli
