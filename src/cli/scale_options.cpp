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

namespace unixmark::cli {

namespace {

constexpr std::string_view scale_usage =
    "The use is: unixmark scale [--copies auto|LIST] [-i N] [--seconds S] [--pin WHERE] "
    "[--budget TIME] [--seed N] [--dry-run] [TEST or GROUP...]; 'unixmark scale --help' has more.";

constexpr std::string_view scale_summary =
    "Measures how tests scale with the number of copies: throughput, speed-up and efficiency with "
    "their intervals, and a fitted model. Passes of 2 s unless told otherwise, in random order. "
    "The copies are independent of each other.";

// With fewer there is no interval of a median.
constexpr int fewest_passes = 6;

Option names_option(RunOptions& options) {
  return {.names = "TEST",
          .text = cat("Tests and groups (default: ", join(usual_sweep_tests(), ", "), ")"),
          .take = into(options.names),
          .group = "Names",
          .repeats = true};
}

Option numbers_option(std::vector<std::string>& copies) {
  return {.names = "--copies",
          .text =
              "Numbers of copies: a list as 1,2,4-8, or auto: 1, 2, 4 ... up to the cores, "
              "full memory nodes, all processors by affinity and quota, 1.5 times and twice "
              "those; may be repeated, and all count",
          .value = "LIST",
          .take = into(copies),
          .group = measuring_group,
          .repeats = true,
          .words = {"auto"}};
}

Option passes_option(RunOptions& options) {
  return {.names = "-i",
          .text = "Passes of every test with every number of copies (default and least: 6)",
          .value = "N",
          .check = number_check(fewest_passes, most_copies),
          .take = into(options.iterations),
          .group = measuring_group};
}

Option seed_option(RunOptions& options) {
  return {.names = "--seed",
          .text = "Of the random order of passes, to have the same one again (default: by lot)",
          .value = "N",
          .check = number_check(1, std::numeric_limits<std::uint32_t>::max()),
          .take = into(options.sweep->seed),
          .group = measuring_group};
}

std::vector<Option> options_of_sweep(RunOptions& options, std::vector<std::string>& copies) {
  return joined({{names_option(options), numbers_option(copies), passes_option(options)},
                 {seconds_option(options), profile_option(options), pin_option(options)},
                 {budget_option(options), noise_option(options), seed_option(options)},
                 reporting_options(options),
                 {dry_run_option(options)}});
}

}  // namespace

std::vector<Option> scale_options() {
  static RunOptions forgotten;
  static std::vector<std::string> copies;
  forgotten.sweep.emplace();
  return options_of_sweep(forgotten, copies);
}

std::optional<RunOptions> parse_scale(const Arguments& arguments, const Env& env) {
  RunOptions options;
  options.schedule = "quick";
  options.sweep.emplace();
  std::vector<std::string> copies;
  const Syntax syntax{.name = "scale",
                      .summary = scale_summary,
                      .usage = scale_usage,
                      .options = options_of_sweep(options, copies)};
  if (!parse_command(syntax, arguments, env)) return {};
  if (!copies.empty()) options.sweep->copies = join(copies, ",");
  take_variables(env, options);
  return options;
}

}  // namespace unixmark::cli
