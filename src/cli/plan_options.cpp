#include "cli/plan_options.hpp"

#include "base/quantity.hpp"
#include "base/text.hpp"
#include "catalog/profiles.hpp"
#include "measure/schedule.hpp"
#include "sys/folder.hpp"

#include <algorithm>
#include <vector>

namespace unixmark::cli {

namespace {

// A range check would let what is not a number pass.
std::string check_seconds(const std::string& text) {
  const double seconds = to_double(text).value_or(0);
  if (seconds >= 0.01 && seconds <= 86'400) return {};
  return cat("'", text, "' is not a number of seconds from 0.01 to 86400");
}

// Without one there is a usual profile; an empty one is a script's slip.
std::string check_named(const std::string& text) {
  return text.empty() ? "'' is no name" : "";
}

std::string check_duration(const std::string& text) {
  return to_duration(text) ? "" : cat("'", text, "' is not a time such as 90s, 10m or 1h30m");
}

// Keeps each number once: a second run with as many copies would tell nothing new.
Take into_once(std::vector<int>& numbers) {
  return [&numbers](const std::string& value) {
    int number = 0;
    keep(value, number);
    if (std::ranges::count(numbers, number) == 0) numbers.push_back(number);
  };
}

std::string schedules_text() {
  std::vector<std::string> texts;
  for (const auto& schedule : measure::schedules()) {
    texts.push_back(cat(schedule.name, ": ", schedule.summary));
  }
  return join(texts, "; ");
}

}  // namespace

Option copies_option(RunOptions& options) {
  return {.names = "-c",
          .text =
              "Copies at once; repeated: a run for each number, once (default: 1, then one a "
              "processor)",
          .value = "N",
          .check = number_check(1, most_copies),
          .take = into_once(options.copies),
          .group = measuring_group,
          .repeats = true};
}

Option seconds_option(RunOptions& options) {
  return {.names = "--seconds",
          .text = "Length of every pass (default: each test's own)",
          .value = "S",
          .check = check_seconds,
          .take = into(options.seconds),
          .group = measuring_group};
}

Option schedule_option(RunOptions& options) {
  return {.names = "--schedule",
          .text = schedules_text(),
          .value = "KIND",
          .take = into(options.schedule),
          .group = measuring_group,
          .words = names_of(measure::schedules())};
}

Option profile_option(RunOptions& options) {
  return {.names = "--profile",
          .text =
              "Which UnixBench's workload: 6.0 (the usual one) or 5.1.3, for old reports; see "
              "--explain profile",
          .value = "NAME",
          .check = check_named,
          .take = into(options.profile),
          .group = measuring_group,
          .words = names_of(catalog::profiles())};
}

Option budget_option(RunOptions& options) {
  return {.names = "--budget",
          .text = "End within this time, as 90s, 10m, 1h30m: the plan is cut to fit",
          .value = "TIME",
          .check = check_duration,
          .take = [&options](const std::string& text) { options.budget = to_duration(text); },
          .group = measuring_group};
}

Option pin_option(RunOptions& options) {
  return {
      .names = "--pin",
      .text = "Where copies run: none (anywhere), spread (one processor each), or a list: 0,2,4-7",
      .value = "WHERE",
      .take = into(options.pin),
      .group = measuring_group,
      .words = {"none", "spread"}};
}

Option noise_option(RunOptions& options) {
  return {.names = "--noise",
          .text =
              "Disturbed passes: report them, retry those that this machine disturbed itself, "
              "or strict: exit status 2 where any is suspect",
          .value = "WAY",
          .check = one_of({"report", "retry", "strict"}),
          .take = into(options.noise),
          .group = measuring_group,
          .words = {"report", "retry", "strict"}};
}

Option dry_run_option(RunOptions& options) {
  return {.names = "--dry-run",
          .text = "Show the plan, its time and its needs; run nothing",
          .take = into(options.dry_run),
          .group = asking_group};
}

std::vector<Option> reporting_options(RunOptions& options) {
  std::vector<Option> all = {
      {.names = "--results",
       .text = "Folder for reports",
       .value = "DIR",
       .take = into(options.results)},
      {.names = "--output",
       .text = "Report's name instead of HOST-YYYY-MM-DD-NN",
       .value = "NAME",
       .take = into(options.output)},
      {.names = "--baseline",
       .text = "Table to hold scores against: a file, or a name of 'unixmark list'",
       .value = "TABLE",
       .take = into(options.baseline)},
      {.names = "--csv", .text = "Write NAME.csv besides", .take = into(options.csv)},
      {.names = "--json", .text = "Write NAME.json besides", .take = into(options.json)},
      {.names = "-b",
       .text = "Brief: processors that are alike share their lines",
       .take = into(options.brief)},
      {.names = "--anonymous",
       .text = "Leave the host's name, the user's and paths out of every report",
       .take = into(options.anonymous)},
      {.names = "-q", .text = "Quiet: no progress, the report alone", .take = into(options.quiet)},
      {.names = "-v",
       .text = "Verbose: command lines and each pass on standard error",
       .take = into(options.verbose)}};
  for (auto& option : all) option.group = "Reporting";
  return all;
}

void take_variables(const Env& env, RunOptions& options) {
  if (options.results.empty()) options.results = variable(env, "UB_RESULTDIR").value_or("");
  if (options.output.empty()) options.output = variable(env, "UB_OUTPUT_FILE_NAME").value_or("");
  if (!options.results.empty()) options.results = sys::absolute_path(options.results).string();
  options.csv |= flag_variable(env, "UB_OUTPUT_CSV");
  options.json |= flag_variable(env, "UB_OUTPUT_JSON");
}

}  // namespace unixmark::cli
