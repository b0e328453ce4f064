#include "cli/carry_out.hpp"

#include "analysis/assess.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/chosen_profile.hpp"
#include "cli/header.hpp"
#include "cli/plan_for.hpp"
#include "cli/recorder.hpp"
#include "cli/watched.hpp"
#include "measure/advice.hpp"
#include "sys/clock.hpp"
#include "sys/limits.hpp"
#include "sys/signals.hpp"
#include "write/writers.hpp"

#include <csignal>
#include <ostream>
#include <system_error>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

measure::Setup set_up(const measure::Plan& plan, const Places& places, const Env& env) {
  return {.plan = plan,
          .kernels = places.kernels,
          .data = places.data,
          .scratch = places.scratch,
          .working = places.working,
          .environment = kernel_environment(places, env),
          .disturbed = {},
          .judge = {},
          .done = {}};
}

void print_report(const report::Report& report, const RunOptions& options, const fs::path& file,
                  const Env& env) {
  if (!options.quiet) env.out << '\n' << std::string(72, '=') << '\n';
  const auto signs = shows_unicode(env) ? write::Signs::Unicode : write::Signs::Ascii;
  env.out << write::text(report, signs) << std::flush;
  if (env.out) return;
  std::error_code ignored;
  complain(env.err,
           cat("the report could not be written to standard output: ", why_unwritten(env.out),
               fs::exists(file, ignored) ? cat("; it is in ", file.string()) : ""));
}

int status_of(const report::Report& report, const RunOptions& options, const Recorder& recorder,
              const Env& env) {
  if (!recorder.sound() || !env.out) return ToolFailed;
  if (report.interrupted) return Interrupted;
  if (options.noise == "strict" && analysis::any_suspect(report)) return SomeFailed;
  return report.complete ? Complete : SomeFailed;
}

void record(const Job& job, const measure::Event& event, Recorder& recorder) {
  if (!job.anonymous || std::holds_alternative<measure::Tick>(event)) return recorder.record(event);
  auto hidden = event;
  job.anonymous->hide_in(hidden);
  recorder.record(hidden);
}

void begin_journal(const Job& job, Recorder& recorder) {
  if (!job.earlier) return recorder.begin();
  recorder.resume(job.earlier->events);
  record(job, measure::SessionResumed{sys::wall_time_now(), job.earlier->differences}, recorder);
}

// With what only the options and an earlier part of the session tell.
measure::Setup complete_setup(const Job& job, const RunOptions& options) {
  auto setup = job.setup;
  if (job.earlier) setup.done = measure::done_of(job.header.plan, job.earlier->events);
  if (options.noise == "retry") {
    setup.disturbed = [&job](const measure::Pass& pass) {
      return analysis::worth_repeating(job.header, pass);
    };
  }
  return setup;
}

// Nothing has been measured that an error in the middle could cost.
void give_up(const ResultFiles& files, const Error& failure) {
  std::error_code ignored;
  fs::remove(files.file(".log"), ignored);
  throw failure;
}

}  // namespace

Job prepare(const RunOptions& asked, const Env& env) {
  const auto& profile = chosen_profile(asked.profile, env);
  auto options = asked;
  options.profile = profile.name;
  const auto machine = sys::describe_machine();
  auto here = options;
  if (here.sweep) here.sweep->topology = sys::describe_topology(machine.allowed);
  const auto plan = plan_for(here, machine);
  Job job;
  job.header = describe_run(options, plan, machine, env);
  job.places = find_places(env, profile);
  if (!options.results.empty()) job.places.results = fs::absolute(options.results);
  sys::raise_limits();
  job.setup = set_up(plan, job.places, env);
  measure::skip_impossible(job.setup.plan, job.setup);
  job.header.plan = job.setup.plan;
  if (options.anonymous) job.anonymous.emplace(machine.host, env);
  if (job.anonymous) job.anonymous->hide_in(job.header);
  return job;
}

int carry_out(const Job& job, ResultFiles files, const RunOptions& options, const Env& env) {
  // A reader of ours that goes away, or a limit on file sizes, must not cost what is measured.
  const sys::Disposition ignored({SIGPIPE, SIGXFSZ}, SIG_IGN);
  Recorder recorder(files, job.header, env.err);
  begin_journal(job, recorder);
  bool asked_to_stop = false;
  // To the end: one request more while the report is written must not cost it.
  StopRequests stop(env);
  std::optional<Error> failure;
  try {
    measure_watched({.setup = complete_setup(job, options),
                     .earlier = recorder.events(),
                     .sink = [&](const auto& event) { record(job, event, recorder); }},
                    options, stop, env);
    asked_to_stop = stop() > 0;
  } catch (const Error& error) {
    failure = error;
    if (!job.earlier && !recorder.measured_something()) give_up(files, error);
  }
  const auto report = analysis::full_report(job.header, recorder.events());
  recorder.write_reports(report, options.csv, options.json);
  print_report(report, options, files.file(""), env);
  if (failure) throw *failure;
  // Also where the pass that was let end was the last one.
  const int status = status_of(report, options, recorder, env);
  return asked_to_stop && status != ToolFailed ? Interrupted : status;
}

}  // namespace unixmark::cli
