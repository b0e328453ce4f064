#include "cli/plan_options.hpp"

#include "base/quantity.hpp"
#include "base/text.hpp"
#include "measure/schedule.hpp"
#include "sys/folder.hpp"

#include <vector>

#include <CLI/CLI.hpp>

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

std::string schedules_text() {
  std::vector<std::string> texts;
  for (const auto& schedule : measure::schedules()) {
    texts.push_back(cat(schedule.name, ": ", schedule.summary));
  }
  return join(texts, "; ");
}

}  // namespace

std::function<std::string(const std::string&)> number_check(int least, int most) {
  return [least, most](const std::string& text) {
    const auto number = to_integer(text);
    if (number && *number >= least && *number <= most) return std::string();
    return cat("'", text, "' is not a whole number from ", least, " to ", most);
  };
}

void add_copies(CLI::App& app, RunOptions& options) {
  app.add_option("-c", options.copies,
                 "Copies at once; repeated: a run for each (default: 1, then one a processor)")
      ->type_name("N")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->check(number_check(1, most_copies))
      ->group(measuring_group);
}

void add_seconds(CLI::App& app, RunOptions& options) {
  app.add_option("--seconds", options.seconds, "Length of every pass (default: each test's own)")
      ->type_name("S")
      ->check(check_seconds)
      ->group(measuring_group);
}

void add_schedule(CLI::App& app, RunOptions& options) {
  app.add_option("--schedule", options.schedule, schedules_text())
      ->type_name("KIND")
      ->group(measuring_group);
}

void add_profile(CLI::App& app, RunOptions& options) {
  app.add_option("--profile", options.profile,
                 "Which UnixBench's workload: 6.0 (the usual one) or 5.1.3, for old reports; see "
                 "--explain profile")
      ->type_name("NAME")
      ->check(check_named)
      ->group(measuring_group);
}

void add_budget(CLI::App& app, RunOptions& options) {
  app.add_option_function<std::string>(
         "--budget", [&](const std::string& text) { options.budget = to_duration(text); },
         "End within this time, as 90s, 10m, 1h30m: the plan is cut to fit")
      ->type_name("TIME")
      ->check(check_duration)
      ->group(measuring_group);
}

void add_pinning(CLI::App& app, RunOptions& options) {
  app.add_option(
         "--pin", options.pin,
         "Where copies run: none (anywhere), spread (one processor each), or a list: 0,2,4-7")
      ->type_name("WHERE")
      ->group(measuring_group);
}

void add_noise(CLI::App& app, RunOptions& options) {
  app.add_option("--noise", options.noise,
                 "Disturbed passes: report them, retry those that this machine disturbed itself, "
                 "or strict: exit status 2 where any is suspect")
      ->type_name("WAY")
      ->check(CLI::IsMember({"report", "retry", "strict"}))
      ->group(measuring_group);
}

void add_reporting(CLI::App& app, RunOptions& options) {
  const std::string group = "Reporting";
  app.add_option("--results", options.results, "Folder for reports")
      ->type_name("DIR")
      ->group(group);
  app.add_option("--output", options.output, "Report's name instead of HOST-YYYY-MM-DD-NN")
      ->type_name("NAME")
      ->group(group);
  app.add_option("--baseline", options.baseline,
                 "Table to hold scores against: a file, or a name of 'unixmark list'")
      ->type_name("TABLE")
      ->group(group);
  app.add_flag("--csv", options.csv, "Write NAME.csv besides")->group(group);
  app.add_flag("--json", options.json, "Write NAME.json besides")->group(group);
  app.add_flag("-b", options.brief, "Brief: processors that are alike share their lines")
      ->group(group);
  app.add_flag("-q", options.quiet, "Quiet: no progress, the report alone")->group(group);
  app.add_flag("-v", options.verbose, "Verbose: command lines and each pass on standard error")
      ->group(group);
}

void take_variables(const Env& env, RunOptions& options) {
  if (options.results.empty()) options.results = variable(env, "UB_RESULTDIR").value_or("");
  if (options.output.empty()) options.output = variable(env, "UB_OUTPUT_FILE_NAME").value_or("");
  if (!options.results.empty()) options.results = sys::absolute_path(options.results).string();
  options.csv |= flag_variable(env, "UB_OUTPUT_CSV");
  options.json |= flag_variable(env, "UB_OUTPUT_JSON");
}

}  // namespace unixmark::cli
