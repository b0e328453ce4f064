// unixmark calibrate: how far sessions of the same programs differ on this machine.
#include "analysis/assess.hpp"
#include "analysis/floor.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "cli/calibration_store.hpp"
#include "cli/carry_out.hpp"
#include "cli/chosen_profile.hpp"
#include "cli/command.hpp"
#include "cli/header.hpp"
#include "cli/parse_command.hpp"
#include "cli/plan_options.hpp"
#include "cli/plan_text.hpp"
#include "cli/watched.hpp"
#include "sys/signals.hpp"
#include "write/calibration.hpp"
#include "write/facts.hpp"

#include <algorithm>
#include <csignal>
#include <ostream>
#include <set>
#include <utility>
#include <vector>

namespace unixmark::cli {

namespace {

constexpr std::string_view calibrate_summary =
    "Measures how far sessions of the same programs differ on this machine, by the quick schedule "
    "unless told otherwise. Differences between reports that are no larger mean nothing.";

constexpr std::string_view calibrate_usage =
    "The use is: unixmark calibrate [--sessions N] [-c N] [--seconds S] [--schedule KIND] "
    "[--profile NAME] [-q] [--json] [TEST or GROUP...], or unixmark calibrate --show [-c N] "
    "[--profile NAME] [--json] [TEST or GROUP...]";

// More would be forgotten again soon.
constexpr int most_sessions_at_once = analysis::most_sessions / 2;

struct WantedSessions {
  RunOptions run;
  int sessions = 2;
  bool show = false;
  bool json = false;
};

std::vector<Option> own_options(WantedSessions& wanted) {
  return {
      {.names = "TEST",
       .text = "Tests and groups (default: index)",
       .take = into(wanted.run.names),
       .group = "Names",
       .repeats = true},
      {.names = "--show",
       .text = "Show what is known; measure nothing",
       .take = into(wanted.show),
       .excludes = {"--sessions", "--seconds", "--schedule", "-q"}},
      {.names = "--json", .text = "The table for programs; no progress", .take = into(wanted.json)},
      {.names = "-q",
       .text = "Quiet: no progress, the table alone",
       .take = into(wanted.run.quiet)},
      {.names = "--sessions",
       .text = "Sessions of all tests (default: 2)",
       .value = "N",
       .check = number_check(2, most_sessions_at_once),
       .take = into(wanted.sessions),
       .group = measuring_group}};
}

std::vector<Option> options_of(WantedSessions& wanted) {
  return joined({own_options(wanted),
                 {copies_option(wanted.run), seconds_option(wanted.run)},
                 {schedule_option(wanted.run), profile_option(wanted.run)}});
}

std::optional<WantedSessions> parse_calibrate(const Arguments& arguments, const Env& env) {
  WantedSessions wanted;
  wanted.run.schedule = "quick";
  const Syntax syntax{.name = "calibrate",
                      .summary = calibrate_summary,
                      .usage = calibrate_usage,
                      .options = options_of(wanted)};
  if (!parse_command(syntax, arguments, env)) return {};
  wanted.run.quiet |= wanted.json;
  return wanted;
}

// Those of the tests and numbers of copies that were named; all, where none were.
std::vector<analysis::Floor> chosen(std::vector<analysis::Floor> floors, const RunOptions& named) {
  const auto tests = catalog::select(named.names);
  std::erase_if(floors, [&](const analysis::Floor& floor) {
    const bool other_test =
        !named.names.empty() && std::ranges::count(tests, floor.test, &catalog::Test::name) == 0;
    const bool other_copies =
        !named.copies.empty() && std::ranges::count(named.copies, floor.copies) == 0;
    return other_test || other_copies;
  });
  return floors;
}

void print_noise(const analysis::Calibration& calibration, const analysis::Conditions& now,
                 const WantedSessions& wanted, const Env& env) {
  const write::Noise noise{.machine = calibration.machine,
                           .now = now,
                           .floors = chosen(analysis::floors(calibration, now), wanted.run)};
  env.out << (wanted.json ? write::noise_json(noise) : write::noise_text(noise)) << std::flush;
}

int show_noise(const WantedSessions& wanted, const Env& env) {
  const auto places = find_places(env, chosen_profile(wanted.run.profile, env));
  const auto here = describe_here(sys::describe_machine(), places);
  const auto calibration = load_calibration(calibration_store(here.machine, env));
  print_noise(calibration, analysis::conditions_of(here), wanted, env);
  return Complete;
}

// Sessions one after another, and what has become of them so far.
class Sessions {
 public:
  Sessions(const WantedSessions& wanted, const Env& env)
      : wanted_(wanted),
        env_(env),
        job_(prepare(wanted.run, env)),
        store_(calibration_store(job_.header.machine, env)),
        calibration_(load_calibration(store_)) {
    demand_writable(store_);
    check_limits(job_.header.plan, env);
  }

  int run() {
    say(calibration_announcement(job_.header, wanted_.sessions));
    StopRequests stop(env_);
    for (int number = 1; number <= wanted_.sessions && !interrupted_; ++number) {
      // Anew, since the kernels may be others by now.
      if (number > 1) job_ = prepare(wanted_.run, env_);
      say(cat("\nSession ", number, " of ", wanted_.sessions, '\n'));
      measure(stop);
      interrupted_ |= number < wanted_.sessions && stop() > 0;
    }
    say("\n");
    print_noise(calibration_, analysis::conditions_of(job_.header), wanted_, env_);
    return status();
  }

 private:
  void say(const std::string& text) {
    if (!wanted_.run.quiet) env_.out << text << std::flush;
  }

  // The events stay in memory, as nobody will ask for them again: no file could be left behind.
  void measure(StopRequests& stop) {
    std::vector<measure::Event> events;
    const auto sink = [&](const measure::Event& event) {
      if (!std::holds_alternative<measure::Tick>(event)) events.push_back(event);
    };
    std::optional<Error> failure;
    try {
      measure_watched({.setup = job_.setup, .sink = sink}, wanted_.run, stop, env_);
    } catch (const Error& error) {
      failure = error;
    }
    keep(analysis::full_report(job_.header, events));
    if (failure) throw *failure;
  }

  void keep(const report::Report& report) {
    const auto grade = write::grade_line(report);
    if (!grade.empty()) say(grade + '\n');
    interrupted_ |= report.interrupted;
    complete_ &= report.complete;
    if (!report.interrupted) tell_failures(report);
    auto session = analysis::session_of(report, job_.places.scratch.string());
    if (session.rates.empty()) return;
    try {
      calibration_ = store_session(store_, session, env_);
    } catch (const Error& error) {
      stored_ = false;
      complain(env_.err, cat("This session could not be stored: ", error.what()));
      analysis::add(calibration_, std::move(session));
    }
  }

  // Each once, though every session has it.
  void tell_failures(const report::Report& report) {
    for (const auto& section : report.sections) {
      for (const auto& row : section.rows) {
        if (row.failure.empty()) continue;
        auto words =
            cat(row.test.name, ", ", write::copies_text(section.copies), ": ", row.failure);
        if (told_.insert(words).second) complain(env_.err, words);
      }
    }
  }

  [[nodiscard]] int status() const {
    if (!stored_ || !env_.out) return ToolFailed;
    if (interrupted_) return Interrupted;
    return complete_ ? Complete : SomeFailed;
  }

  const WantedSessions& wanted_;
  const Env& env_;
  Job job_;
  CalibrationStore store_;
  analysis::Calibration calibration_;
  std::set<std::string> told_;
  bool complete_ = true;
  bool stored_ = true;
  bool interrupted_ = false;
};

}  // namespace

std::vector<Option> calibrate_options() {
  static WantedSessions forgotten;
  return options_of(forgotten);
}

int calibrate(const Arguments& arguments, const Env& env) {
  const auto wanted = parse_calibrate(arguments, env);
  if (!wanted) return Complete;
  if (wanted->show) return show_noise(*wanted, env);
  // A reader of ours that goes away must not cost what is measured.
  const sys::Disposition ignored({SIGPIPE, SIGXFSZ}, SIG_IGN);
  return Sessions(*wanted, env).run();
}

}  // namespace unixmark::cli
