#include "cli/plan_options.hpp"

#include "base/text.hpp"
#include "measure/schedule.hpp"

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

}  // namespace unixmark::cli
