// unixmark run: plan, measure, report.
#include "analysis/assess.hpp"
#include "analysis/compare.hpp"
#include "analysis/grade.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "catalog/profiles.hpp"
#include "cli/carry_out.hpp"
#include "cli/command.hpp"
#include "cli/paragraph.hpp"
#include "cli/plan_for.hpp"
#include "cli/plan_text.hpp"
#include "cli/result_files.hpp"
#include "cli/watched.hpp"

#include <array>
#include <ostream>
#include <utility>

namespace unixmark::cli {

namespace {

void explain_profile(const catalog::Profile& profile, const Env& env) {
  env.out << "Profile " << profile.name << '\n' << wrapped(trim(profile.explanation), page_width);
}

void explain_profiles(const Env& env) {
  bool first = true;
  for (const auto& profile : catalog::profiles()) {
    env.out << (first ? "" : "\n");
    explain_profile(profile, env);
    first = false;
  }
}

int explain(const std::string& name, const Env& env) {
  if (name == "score") {
    env.out << wrapped(trim(catalog::explain_score()), page_width);
    return Complete;
  }
  if (name == "grade") {
    env.out << wrapped(analysis::explain_grade({}), page_width);
    return Complete;
  }
  if (name == "compare") {
    env.out << wrapped(trim(analysis::explain_compare()), page_width);
    return Complete;
  }
  if (name == "profile") {
    explain_profiles(env);
    return Complete;
  }
  if (const auto* profile = catalog::find_profile(name)) {
    explain_profile(*profile, env);
    return Complete;
  }
  bool first = true;
  for (const auto* test : catalog::select(std::array{name})) {
    env.out << (first ? "" : "\n") << test->name << ": " << test->title << '\n'
            << wrapped(test->explanation, page_width);
    first = false;
  }
  return Complete;
}

void announce(const RunOptions& options, const report::Header& header, const Env& env) {
  if (options.quiet) return;
  std::optional<Seconds> quick;
  if (env.out_is_terminal && options.schedule == "classic") {
    auto other = options;
    other.schedule = "quick";
    const auto length = expected_duration(plan_for(other, header.machine));
    if (length * 2 < expected_duration(header.plan)) quick = length;
  }
  env.out << announcement(header, quick) << '\n' << std::flush;
}

std::vector<std::string> as_typed(const Arguments& arguments) {
  std::vector<std::string> command = {"unixmark", "run"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return command;
}

}  // namespace

int run(const Arguments& arguments, const Env& env) {
  const auto options = parse_run(arguments, env);
  if (!options) return Complete;
  if (options->explain) return explain(*options->explain, env);
  auto job = prepare(*options, env);
  job.header.command = as_typed(arguments);
  check_limits(job.header.plan, env);
  if (options->dry_run) {
    check_results(job.places.results, options->output);
    env.out << dry_run(job.header, job.places);
    return Complete;
  }
  announce(*options, job.header, env);
  auto files = claim_results(job.places.results, options->output, job.header);
  return carry_out(job, std::move(files), *options, env);
}

}  // namespace unixmark::cli
