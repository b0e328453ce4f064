// unixmark scale: a sweep over numbers of copies, which is a run in all but its order.
#include "base/lot.hpp"
#include "cli/carry_out.hpp"
#include "cli/command.hpp"
#include "cli/plan_text.hpp"
#include "cli/result_files.hpp"
#include "cli/scale_options.hpp"
#include "cli/watched.hpp"
#include "sys/clock.hpp"

#include <limits>
#include <ostream>
#include <utility>

namespace unixmark::cli {

namespace {

std::uint32_t drawn_seed() {
  const auto now = static_cast<std::uint64_t>(sys::monotonic_now().count());
  return Lot(now, 0).below(std::numeric_limits<std::uint32_t>::max()) + 1;
}

std::vector<std::string> as_typed(const Arguments& arguments) {
  std::vector<std::string> command = {"unixmark", "scale"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return command;
}

}  // namespace

int scale(const Arguments& arguments, const Env& env) {
  auto options = parse_scale(arguments, env);
  if (!options) return Complete;
  if (options->sweep->seed == 0) options->sweep->seed = drawn_seed();
  auto job = prepare(*options, env);
  job.header.command = as_typed(arguments);
  check_limits(job.header.plan, env);
  if (options->dry_run) {
    check_results(job.places.results, options->output);
    env.out << dry_run(job.header, job.places);
    return Complete;
  }
  if (!options->quiet) env.out << announcement(job.header, {}) << '\n' << std::flush;
  auto files = claim_results(job.places.results, options->output, job.header);
  return carry_out(job, std::move(files), *options, env);
}

}  // namespace unixmark::cli
