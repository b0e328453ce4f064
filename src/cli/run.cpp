// unixmark run: plan, measure, report.
#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "cli/carry_out.hpp"
#include "cli/command.hpp"
#include "cli/header.hpp"
#include "cli/paragraph.hpp"
#include "cli/plan_for.hpp"
#include "cli/plan_text.hpp"
#include "sys/limits.hpp"

#include <array>
#include <ostream>

namespace unixmark::cli {

namespace {

int explain(const std::string& name, const Env& env) {
  if (name == "score") {
    env.out << wrapped(catalog::explain_score(), page_width);
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

// A plan that the limits are too small for runs all the same: only its widest tests will fail.
void check_limits(const measure::Plan& plan, const Env& env) {
  sys::raise_limits();
  const auto needs = needs_of(plan);
  const auto processes = sys::too_few_processes(static_cast<std::uint64_t>(needs.processes));
  const auto descriptors = sys::too_few_descriptors(static_cast<std::uint64_t>(needs.descriptors));
  for (const auto& why : {processes, descriptors}) {
    if (why) env.err << "unixmark: " << *why << '\n';
  }
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
  const auto machine = sys::describe_machine();
  const auto plan = plan_for(*options, machine);
  auto header = describe_run(*options, plan, machine, env);
  header.command = as_typed(arguments);
  const auto places = places_for(*options, env);
  if (options->dry_run) {
    env.out << dry_run(header, places);
    return Complete;
  }
  check_limits(plan, env);
  announce(*options, header, env);
  return carry_out(header, *options, places, env);
}

}  // namespace unixmark::cli
