#include "measure/session.hpp"

#include "base/error.hpp"
#include "measure/advice.hpp"
#include "measure/pass_runner.hpp"
#include "sys/clock.hpp"
#include "sys/folder.hpp"
#include "sys/guardian.hpp"
#include "sys/limits.hpp"
#include "sys/look.hpp"
#include "sys/process.hpp"
#include "sys/signals.hpp"

#include <csignal>

namespace unixmark::measure {

namespace {

class Session {
 public:
  explicit Session(const Tools& tools)
      : tools_(tools), repeats_(tools.setup.plan, tools.setup.disturbed) {}

  void run() {
    for (const auto& section : tools_.setup.plan.sections) {
      if (!stopped()) run_section(section);
    }
    const double share = elapsed_ > Nanos(0) ? Seconds(cpu_) / Seconds(elapsed_) : 0;
    tools_.sink(SessionEnded{sys::wall_time_now(), interrupted_, share});
  }

 private:
  // Notes that there was something left to do when the request came.
  bool stopped() {
    if (tools_.stop() > 0) interrupted_ = true;
    return interrupted_;
  }

  void run_section(const Section& section) {
    tools_.sink(SectionBegan{section.copies, sys::wall_time_now()});
    for (const auto& test : section.tests) {
      if (!stopped()) run_test(test, section.copies);
    }
    tools_.sink(SectionEnded{section.copies, sys::wall_time_now()});
  }

  void run_test(const PlannedTest& test, int copies) {
    const auto why = why_not(tools_.setup, test, copies);
    if (!why.empty()) return tools_.sink(TestFailed{test.name, copies, why, true});
    bool sound = true;
    int number = 1;
    repeats_.forget();
    for (; sound && number <= test.passes && !stopped(); ++number) {
      sound = run_pass(test, copies, number, {});
    }
    // A request to stop finds the planned passes complete.
    while (sound && tools_.stop() == 0) {
      const auto again = repeats_.next();
      if (!again) break;
      sound = run_pass(test, copies, number++, again);
    }
  }

  // False: the test has failed, and its other passes need not be tried. A pass that repeats another
  // can only fail for itself.
  bool run_pass(const PlannedTest& test, int copies, int number, std::optional<int> repeats) {
    tools_.sink(PassBegan{test.name, copies, number});
    std::optional<PassRunner> runner;
    try {
      runner.emplace(tools_, test, copies, number);
    } catch (const Error& error) {
      if (repeats) return false;
      return fail(test, copies, with_advice(error.what(), tools_.setup));
    }
    auto pass = runner->run();
    runner.reset();
    if (!pass) {
      interrupted_ = true;
      return true;
    }
    pass->repeats = repeats;
    cpu_ += pass->runner_cpu;
    elapsed_ += pass->elapsed;
    tools_.sink(PassEnded{*pass});
    if (pass->complaint.empty()) {
      repeats_.note(*pass);
      return true;
    }
    return !repeats && fail(test, copies, pass->complaint);
  }

  bool fail(const PlannedTest& test, int copies, const std::string& reason) {
    tools_.sink(TestFailed{test.name, copies, reason, false});
    return false;
  }

  const Tools& tools_;
  Repeats repeats_;
  Nanos cpu_{0};
  Nanos elapsed_{0};
  bool interrupted_ = false;
};

}  // namespace

void run_session(const Setup& setup, const Sink& sink, const StopRequests& stop) {
  // A disk or file size limit that is met must be an error of the write, not our end.
  const sys::Disposition writes({SIGPIPE, SIGXFSZ}, SIG_IGN);
  const sys::Disposition children({SIGCHLD}, SIG_DFL);
  const auto descriptor_limit = sys::descriptor_limit().soft;
  sys::raise_limits();
  sys::Guardian guardian;
  sys::SignalReader child_ended({SIGCHLD});
  const sys::OrphanAdoption orphans;
  const sys::Looker looker;
  const sys::PrivateFolder folder(setup.scratch, "unixmark-");
  guardian.folder_made(folder.path());
  const Tools tools{setup,       sink,   stop,          guardian,
                    child_ended, looker, folder.path(), descriptor_limit};
  Session(tools).run();
}

}  // namespace unixmark::measure
