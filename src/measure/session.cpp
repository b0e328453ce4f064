#include "measure/session.hpp"

#include "base/error.hpp"
#include "base/quantity.hpp"
#include "base/text.hpp"
#include "measure/advice.hpp"
#include "measure/budget.hpp"
#include "measure/pass_runner.hpp"
#include "measure/sweep.hpp"
#include "measure/whereabouts.hpp"
#include "sys/clock.hpp"
#include "sys/folder.hpp"
#include "sys/guardian.hpp"
#include "sys/limits.hpp"
#include "sys/look.hpp"
#include "sys/process.hpp"
#include "sys/signals.hpp"

#include <algorithm>
#include <csignal>
#include <utility>

namespace unixmark::measure {

namespace {

// Where a test is being run.
struct Place {
  const PlannedTest& test;
  int copies = 1;
};

// When each section must have ended: the budget in shares by what their tests need. What one
// leaves over the next ones have. Those of a sweep end together.
std::vector<Nanos> deadlines(const Tools& tools) {
  const auto& plan = tools.setup.plan;
  if (!plan.budget) return {};
  Seconds all{0};
  for (const auto& section : plan.sections) all += least_duration(section, plan.rest);
  const Seconds used = tools.setup.done ? tools.setup.done->used : Seconds{0};
  const Nanos start = sys::monotonic_now();
  Seconds sum{0};
  std::vector<Nanos> ends;
  for (const auto& section : plan.sections) {
    sum = plan.sweep ? all : sum + least_duration(section, plan.rest);
    const Seconds until = *plan.budget * (all > Seconds{0} ? sum / all : 1.0) - used;
    ends.push_back(start + std::chrono::duration_cast<Nanos>(until));
  }
  return ends;
}

class Session {
 public:
  explicit Session(const Tools& tools)
      : tools_(tools),
        done_(tools.setup.done.value_or(Done{})),
        deadlines_(deadlines(tools)),
        repeats_(tools.setup.plan, tools.setup.disturbed) {}

  void run() {
    const auto& sections = tools_.setup.plan.sections;
    done_.sections.resize(sections.size());
    if (tools_.setup.plan.sweep) {
      run_sweep();
    } else {
      for (std::size_t i = 0; i < sections.size(); ++i) {
        if (!stopped()) run_section(i);
      }
    }
    // Passes whose copies failed before their begin last less than nothing.
    const double share = done_.elapsed > Nanos(0)
                             ? std::max(Seconds(done_.runner_cpu) / Seconds(done_.elapsed), 0.0)
                             : 0;
    tools_.sink(SessionEnded{sys::wall_time_now(), interrupted_, share});
  }

 private:
  // Notes that there was something left to do when the request came.
  bool stopped() {
    if (tools_.stop() > 0) interrupted_ = true;
    return interrupted_;
  }

  void run_section(std::size_t position) {
    const auto& section = tools_.setup.plan.sections[position];
    const auto& done = done_.sections[position];
    Turns turns(tools_.setup.plan, section, done.passes);
    for (const auto test : done.closed) turns.close(test);
    if (done.began && !turns.next(standing(position))) return;
    if (!done.began) tools_.sink(SectionBegan{section.copies, sys::wall_time_now()});
    repeats_.forget();
    take_turns(position, turns);
    repeat_passes(position, turns);
    tools_.sink(SectionEnded{section.copies, sys::wall_time_now()});
  }

  void take_turns(std::size_t position, Turns& turns) {
    const auto& section = tools_.setup.plan.sections[position];
    std::optional<std::size_t> next;
    while ((next = turns.next(standing(position))) && !stopped()) {
      if (!run_turn({section.tests[*next], section.copies}, position, turns.passes(*next) + 1)) {
        turns.close(*next);
      }
      turns.count(*next);
    }
  }

  // A request to stop finds the planned passes complete.
  void repeat_passes(std::size_t position, Turns& turns) {
    const auto& section = tools_.setup.plan.sections[position];
    while (!interrupted_ && tools_.stop() == 0) {
      const auto again = repeats_.next();
      if (!again) return;
      const auto test = test_position(section, again->test);
      if (!test || turns.closed(*test) || !fits(section.tests[*test], position)) continue;
      run_pass({section.tests[*test], section.copies}, turns.passes(*test) + 1, again->number);
      turns.count(*test);
    }
  }

  // Each section begins with its first pass and ends with its last.
  void run_sweep() {
    SweepTurns turns(tools_.setup.plan, done_.sections);
    std::optional<SweepTurns::Point> next;
    while ((next = turns.next()) && !stopped()) {
      const auto place = place_of(*next);
      auto& began = done_.sections[next->section].began;
      if (!std::exchange(began, true)) {
        tools_.sink(SectionBegan{place.copies, sys::wall_time_now()});
      }
      if (!run_turn(place, next->section, turns.passes(*next) + 1)) turns.close(*next);
      turns.count(*next);
      if (turns.finished(next->section) && !interrupted_) {
        tools_.sink(SectionEnded{place.copies, sys::wall_time_now()});
      }
    }
    repeat_passes(turns);
  }

  void repeat_passes(SweepTurns& turns) {
    while (!interrupted_ && tools_.stop() == 0) {
      const auto again = repeats_.next();
      if (!again) return;
      const auto point = point_of(*again);
      if (!point || turns.closed(*point) || !fits(place_of(*point).test, point->section)) continue;
      run_pass(place_of(*point), turns.passes(*point) + 1, again->number);
      turns.count(*point);
    }
  }

  Place place_of(const SweepTurns::Point& point) const {
    const auto& section = tools_.setup.plan.sections[point.section];
    return {section.tests[point.test], section.copies};
  }

  std::optional<SweepTurns::Point> point_of(const Repeats::Again& again) const {
    const auto& sections = tools_.setup.plan.sections;
    const auto section = std::ranges::find(sections, again.copies, &Section::copies);
    if (section == sections.end()) return {};
    const auto test = test_position(*section, again.test);
    if (!test) return {};
    return SweepTurns::Point{static_cast<std::size_t>(section - sections.begin()), *test};
  }

  Standing standing(std::size_t section) const {
    const auto& plan = tools_.setup.plan;
    return tools_.setup.judge && plan.rounds ? tools_.setup.judge(section) : Standing{};
  }

  // The next pass of a test. False: there will be no more of them.
  bool run_turn(const Place& place, std::size_t section, int number) {
    if (number == 1) {
      const auto why = why_not(tools_.setup, place.test, place.copies);
      if (!why.empty()) return fail(place, why, true);
    }
    if (!fits(place.test, section)) {
      const auto why =
          cat("not run: the budget of ", duration_text(*tools_.setup.plan.budget), " was used up");
      return number == 1 ? fail(place, why) : false;
    }
    return run_pass(place, number);
  }

  bool fits(const PlannedTest& test, std::size_t section) const {
    const auto& plan = tools_.setup.plan;
    if (!plan.budget) return true;
    const auto length = std::chrono::duration_cast<Nanos>(cautious_duration(test, plan.rest));
    return sys::monotonic_now() + length <= deadlines_[section];
  }

  // False: the test has failed, and its other passes need not be tried. A pass that repeats another
  // can only fail for itself.
  bool run_pass(const Place& place, int number, std::optional<int> repeats = {}) {
    tools_.sink(PassBegan{place.test.name, place.copies, number});
    std::optional<PassRunner> runner;
    try {
      runner.emplace(tools_, place.test, place.copies, number);
    } catch (const Error& error) {
      return !repeats && fail(place, with_advice(error.what(), tools_.setup));
    }
    auto pass = runner->run();
    runner.reset();
    if (!pass) {
      interrupted_ = true;
      return true;
    }
    pass->repeats = repeats;
    done_.runner_cpu += pass->runner_cpu;
    done_.elapsed += pass->elapsed;
    tools_.sink(PassEnded{*pass});
    if (pass->complaint.empty()) {
      repeats_.note(*pass);
      return true;
    }
    return !repeats && fail(place, pass->complaint);
  }

  bool fail(const Place& place, const std::string& reason, bool skipped = false) {
    tools_.sink(TestFailed{place.test.name, place.copies, reason, skipped});
    return false;
  }

  const Tools& tools_;
  Done done_;
  std::vector<Nanos> deadlines_;  // of each section, where there is a budget
  Repeats repeats_;
  bool interrupted_ = false;
};

// A pass that its kernel draws out must not take the session far beyond its budget.
Nanos give_up_at(const Setup& setup) {
  if (!setup.plan.budget) return Nanos::max();
  const Seconds used = setup.done ? setup.done->used : Seconds{0};
  return sys::monotonic_now() +
         std::chrono::duration_cast<Nanos>(*setup.plan.budget - used + setup.budget_slack);
}

}  // namespace

void run_session(const Setup& setup, const Sink& sink, const StopRequests& stop) {
  // A disk or file size limit that is met must be an error of the write, not our end.
  const sys::Disposition writes({SIGPIPE, SIGXFSZ}, SIG_IGN);
  const sys::Disposition children({SIGCHLD}, SIG_DFL);
  const auto descriptor_limit = sys::descriptor_limit();
  sys::raise_limits();
  sys::Guardian guardian;
  sys::SignalReader child_ended({SIGCHLD});
  const sys::OrphanAdoption orphans;
  const sys::Looker looker;
  const sys::PrivateFolder folder(setup.scratch, "unixmark-");
  guardian.folder_made(folder.path());
  const Tools tools{.setup = setup,
                    .sink = sink,
                    .stop = stop,
                    .guardian = guardian,
                    .child_ended = child_ended,
                    .orphans = orphans,
                    .looker = looker,
                    .folder = folder.path(),
                    .descriptor_limit = descriptor_limit,
                    .give_up_at = give_up_at(setup)};
  Session(tools).run();
}

}  // namespace unixmark::measure
