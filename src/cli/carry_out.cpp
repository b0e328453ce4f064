#include "cli/carry_out.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/header.hpp"
#include "cli/judge.hpp"
#include "cli/paragraph.hpp"
#include "cli/progress.hpp"
#include "cli/recorder.hpp"
#include "cli/result_files.hpp"
#include "cli/verbose.hpp"
#include "measure/session.hpp"
#include "sys/clock.hpp"
#include "sys/signals.hpp"
#include "sys/terminal.hpp"
#include "write/writers.hpp"

#include <algorithm>
#include <csignal>
#include <functional>
#include <ostream>
#include <system_error>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

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

// Counts the user's requests to stop, and answers the first.
class StopRequests {
 public:
  explicit StopRequests(const Env& env) : env_(env) {
    if (!env.stop_requests) interrupts_.emplace();
  }

  int operator()() {
    const int count = interrupts_ ? interrupts_->count() : env_.stop_requests();
    if (count > 0 && !told_) {
      env_.err << "\nunixmark: ending this pass, then reporting; once more to stop at once\n"
               << std::flush;
      told_ = true;
    }
    return count;
  }

 private:
  const Env& env_;
  std::optional<sys::Interrupts> interrupts_;
  bool told_ = false;
};

measure::Setup set_up(const report::Header& header, const Places& places, const Env& env) {
  return {.plan = header.plan,
          .kernels = places.kernels,
          .data = places.data,
          .scratch = places.scratch,
          .working = places.working,
          .environment = kernel_environment(places, env),
          .judge = {},
          .done = {}};
}

// The session, with everybody who wants to hear of it.
void measure_all(measure::Setup setup, const RunOptions& options, Recorder& recorder,
                 StopRequests& stop, const Env& env) {
  Judge judge(setup.plan);
  setup.judge = [&](std::size_t section) { return judge.standing(section); };
  Progress progress({.out = env.out,
                     .showing = showing(options, env),
                     .columns = columns(env),
                     .now = sys::wall_time_now,
                     .index_half_width = [&] { return judge.index_half_width(); }},
                    setup.plan);
  for (const auto& event : recorder.events()) {
    judge.take(event);
    progress.pass_over(event);
  }
  const auto sink = [&](const measure::Event& event) {
    recorder.record(event);
    judge.take(event);
    progress.show(event);
    if (options.verbose) env.err << verbose_line(event, setup.plan) << std::flush;
  };
  measure::run_session(setup, sink, std::ref(stop));
  progress.finish();
}

void print_report(const report::Report& report, const RunOptions& options, const fs::path& file,
                  const Env& env) {
  if (!options.quiet) env.out << '\n' << std::string(72, '=') << '\n';
  env.out << write::text(report) << std::flush;
  if (env.out) return;
  env.err << "unixmark: the report could not be written to standard output";
  std::error_code ignored;
  if (fs::exists(file, ignored)) env.err << "; it is in " << file.string();
  env.err << '\n';
}

int status_of(const report::Report& report, const Recorder& recorder, const Env& env) {
  if (!recorder.sound() || !env.out) return ToolFailed;
  if (report.interrupted) return Interrupted;
  return report.complete ? Complete : SomeFailed;
}

ResultFiles open_files(const report::Header& header, const RunOptions& options,
                       const Places& places, const std::optional<Earlier>& earlier) {
  if (earlier) return reclaim_results(earlier->journal);
  return claim_results(places.results, options.output, header);
}

// Whether there is anything that an error in the middle must not cost.
void give_up_unmeasured(const Recorder& recorder, const ResultFiles& files, const Error& failure) {
  if (recorder.measured_something()) return;
  std::error_code ignored;
  fs::remove(files.file(".log"), ignored);
  throw failure;
}

}  // namespace

Places places_for(const RunOptions& options, const Env& env) {
  auto places = find_places(env);
  if (!options.results.empty()) places.results = fs::absolute(options.results);
  return places;
}

int carry_out(const report::Header& header, const RunOptions& options, const Places& places,
              const Env& env, const std::optional<Earlier>& earlier) {
  // A reader of ours that goes away, or a limit on file sizes, must not cost what is measured.
  const sys::Disposition ignored({SIGPIPE, SIGXFSZ}, SIG_IGN);
  auto files = open_files(header, options, places, earlier);
  auto recorder =
      earlier ? Recorder(files, earlier->events, env.err) : Recorder(files, header, env.err);
  auto setup = set_up(header, places, env);
  if (earlier) {
    setup.done = measure::done_of(header.plan, earlier->events);
    recorder.record(measure::SessionResumed{sys::wall_time_now(), earlier->differences});
  }
  // To the end: one request more while the report is written must not cost it.
  StopRequests stop(env);
  std::optional<Error> failure;
  try {
    measure_all(std::move(setup), options, recorder, stop, env);
  } catch (const Error& error) {
    failure = error;
    give_up_unmeasured(recorder, files, error);
  }
  const auto report = report::build_report(header, recorder.events());
  recorder.write_reports(report, options.csv, options.json);
  print_report(report, options, files.file(""), env);
  if (failure) throw *failure;
  return status_of(report, recorder, env);
}

}  // namespace unixmark::cli
