#include "cli/measuring.hpp"

#include "cli/carry_out.hpp"
#include "cli/plan_for.hpp"
#include "cli/plan_text.hpp"
#include "cli/result_files.hpp"
#include "cli/watched.hpp"

#include <optional>
#include <ostream>
#include <utility>

namespace unixmark::cli {

namespace {

// On a terminal also what a shorter schedule would take.
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

}  // namespace

int plan_and_measure(const RunOptions& options, std::vector<std::string> command, const Env& env) {
  auto job = prepare(options, env);
  job.header.command = std::move(command);
  if (job.anonymous) job.anonymous->hide_in(job.header);
  check_limits(job.header.plan, env);
  if (options.dry_run) {
    check_results(job.places.results, options.output);
    env.out << dry_run(job.header, job.places);
    return Complete;
  }
  announce(options, job.header, env);
  auto files = claim_results(job.places.results, options.output, job.header);
  return carry_out(job, std::move(files), options, env);
}

}  // namespace unixmark::cli
