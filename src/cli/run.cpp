// unixmark run: plan, measure, report.
#include "analysis/assess.hpp"
#include "analysis/grade.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "cli/command.hpp"
#include "cli/header.hpp"
#include "cli/paragraph.hpp"
#include "cli/plan_for.hpp"
#include "cli/plan_text.hpp"
#include "cli/progress.hpp"
#include "cli/recorder.hpp"
#include "cli/result_files.hpp"
#include "cli/verbose.hpp"
#include "measure/session.hpp"
#include "sys/clock.hpp"
#include "sys/limits.hpp"
#include "sys/signals.hpp"
#include "sys/terminal.hpp"
#include "write/writers.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <functional>
#include <ostream>
#include <system_error>
#include <utility>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

int explain(const std::string& name, const Env& env) {
  if (name == "score") {
    env.out << wrapped(catalog::explain_score(), page_width);
    return Complete;
  }
  if (name == "grade") {
    env.out << wrapped(analysis::explain_grade({}), page_width);
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

measure::Setup set_up(const report::Header& header, const RunOptions& options, const Places& places,
                      const Env& env) {
  measure::Disturbed disturbed;
  if (options.noise == "retry") {
    disturbed = [&header](const measure::Pass& pass) {
      return analysis::worth_repeating(header, pass);
    };
  }
  return {.plan = header.plan,
          .kernels = places.kernels,
          .data = places.data,
          .scratch = places.scratch,
          .working = places.working,
          .environment = kernel_environment(places, env),
          .disturbed = std::move(disturbed)};
}

// The session, with everybody who wants to hear of it.
void measure_all(const measure::Setup& setup, const RunOptions& options, Recorder& recorder,
                 StopRequests& stop, const Env& env) {
  Progress progress({.out = env.out,
                     .showing = showing(options, env),
                     .columns = columns(env),
                     .now = sys::wall_time_now},
                    setup.plan);
  const auto sink = [&](const measure::Event& event) {
    recorder.record(event);
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

int status_of(const report::Report& report, const RunOptions& options, const Recorder& recorder,
              const Env& env) {
  if (!recorder.sound() || !env.out) return ToolFailed;
  if (report.interrupted) return Interrupted;
  if (options.noise == "strict" && analysis::any_suspect(report)) return SomeFailed;
  return report.complete ? Complete : SomeFailed;
}

// When the tool itself fails in the middle, what had been measured is reported all the same.
int measure_and_report(const report::Header& header, const RunOptions& options,
                       const Places& places, const Env& env) {
  // A reader of ours that goes away, or a limit on file sizes, must not cost what is measured.
  const sys::Disposition ignored({SIGPIPE, SIGXFSZ}, SIG_IGN);
  auto files = claim_results(places.results, options.output, header);
  Recorder recorder(files, header, env.err);
  // To the end: one request more while the report is written must not cost it.
  StopRequests stop(env);
  std::optional<Error> failure;
  try {
    measure_all(set_up(header, options, places, env), options, recorder, stop, env);
  } catch (const Error& error) {
    failure = error;
  }
  if (failure && !recorder.measured_something()) {
    std::error_code error;
    fs::remove(files.file(".log"), error);
    throw *failure;
  }
  const auto report = analysis::full_report(header, recorder.events());
  recorder.write_reports(report, options.csv, options.json);
  print_report(report, options, files.file(""), env);
  if (failure) throw *failure;
  return status_of(report, options, recorder, env);
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
  auto places = find_places(env);
  if (!options->results.empty()) places.results = fs::absolute(options->results);
  if (options->dry_run) {
    env.out << dry_run(header, places);
    return Complete;
  }
  check_limits(plan, env);
  announce(*options, header, env);
  return measure_and_report(header, *options, places, env);
}

}  // namespace unixmark::cli
