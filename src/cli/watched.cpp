#include "cli/watched.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/judge.hpp"
#include "cli/paragraph.hpp"
#include "cli/progress.hpp"
#include "cli/verbose.hpp"
#include "sys/clock.hpp"
#include "sys/limits.hpp"
#include "sys/terminal.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <ostream>

namespace unixmark::cli {

namespace {

// As told, else as the terminal has.
std::size_t columns(const Env& env) {
  auto told = to_integer(variable(env, "COLUMNS").value_or(""));
  if (!told && env.out_is_terminal) told = sys::terminal_columns();
  return told && *told > 0 ? static_cast<std::size_t>(std::min<long long>(*told, 500)) : page_width;
}

// What -v writes would tear a line that redraws.
Showing showing(const RunOptions& options, const Env& env) {
  if (options.quiet) return Showing::Nothing;
  const bool dumb = variable(env, "TERM") == "dumb";
  return env.out_is_terminal && !options.verbose && !dumb ? Showing::Redrawn : Showing::Lines;
}

}  // namespace

StopRequests::StopRequests(const Env& env) : env_(env) {
  if (!env.stop_requests) interrupts_.emplace();
}

int StopRequests::operator()() {
  const int count = interrupts_ ? interrupts_->count() : env_.stop_requests();
  if (count > 0 && !told_) {
    env_.err << "\nunixmark: this pass ends as planned, then comes the report; once more to stop "
                "at once\n"
             << std::flush;
    told_ = true;
  }
  return count;
}

void check_limits(const measure::Plan& plan, const Env& env) {
  sys::raise_limits();
  const auto needs = needs_of(plan);
  const auto fewest = needs_of(plan.sections.front().tests.front(), 1).descriptors;
  if (const auto why = sys::too_few_descriptors(static_cast<std::uint64_t>(fewest))) {
    throw Error(cat("No test can run here: even one copy ", *why, "."));
  }
  const auto processes = sys::too_few_processes(static_cast<std::uint64_t>(needs.processes));
  const auto descriptors = sys::too_few_descriptors(static_cast<std::uint64_t>(needs.descriptors));
  for (const auto& why : {processes, descriptors}) {
    if (why) complain(env.err, *why);
  }
}

void measure_watched(const Watched& session, const RunOptions& options, StopRequests& stop,
                     const Env& env) {
  auto setup = session.setup;
  Judge judge(setup.plan);
  setup.judge = [&](std::size_t section) { return judge.standing(section); };
  Progress progress({.out = env.out,
                     .showing = showing(options, env),
                     .columns = columns(env),
                     .now = sys::wall_time_now,
                     .index_half_width = [&] { return judge.index_half_width(); }},
                    setup.plan);
  for (const auto& event : session.earlier) {
    judge.take(event);
    progress.pass_over(event);
  }
  const auto sink = [&](const measure::Event& event) {
    session.sink(event);
    judge.take(event);
    progress.show(event);
    if (options.verbose) env.err << verbose_line(event, setup.plan) << std::flush;
  };
  measure::run_session(setup, sink, std::ref(stop));
  progress.finish();
}

}  // namespace unixmark::cli
