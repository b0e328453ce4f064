// Sessions of fakes, for tests.
#pragma once

#include "measure/session.hpp"
#include "sys/folder.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace unixmark::measure {

inline const std::string fakes = TESTS_DIR "/fakes";
inline const std::string steady = STEADY;

// A test of one short pass.
inline PlannedTest fake(std::string program, std::vector<std::string> arguments = {}) {
  PlannedTest test;
  test.name = "fake";
  test.program = std::move(program);
  test.arguments = std::move(arguments);
  test.duration = Seconds(0.3);
  test.passes = 1;
  return test;
}

// A set-up whose watchdog is in a hurry.
inline Setup setup_for(const std::filesystem::path& scratch, std::vector<PlannedTest> tests,
                       int copies = 1) {
  Setup setup;
  setup.plan.schedule = "quick";
  setup.plan.rest = Rest::None;
  setup.plan.sections = {{copies, std::move(tests)}};
  setup.kernels = fakes;
  setup.data = fakes;
  setup.scratch = scratch;
  setup.environment = {"PATH=/usr/bin:/bin", "FLAVOUR=vanilla"};
  setup.watchdog_slack = Seconds(0.2);
  return setup;
}

inline std::vector<Event> run(
    const Setup& setup, const StopRequests& stop = [] { return 0; }) {
  std::vector<Event> events;
  run_session(
      setup, [&](const Event& event) { events.push_back(event); }, stop);
  return events;
}

// All events of one kind.
template <class Kind>
std::vector<Kind> of_kind(const std::vector<Event>& events) {
  std::vector<Kind> found;
  for (const auto& event : events) {
    if (const auto* one = std::get_if<Kind>(&event)) found.push_back(*one);
  }
  return found;
}

// What came of one test, run in a folder of its own.
struct Outcome {
  std::vector<Pass> passes;
  std::vector<TestFailed> failures;
  bool left_something = false;  // in the scratch folder

  [[nodiscard]] std::string reason() const {
    return failures.empty() ? std::string() : failures.front().reason;
  }
};

inline Outcome outcome_of(const PlannedTest& test, int copies = 1) {
  const sys::PrivateFolder scratch(std::filesystem::temp_directory_path(), "measure-test-");
  const auto events = run(setup_for(scratch.path(), {test}, copies));
  Outcome outcome;
  for (const auto& ended : of_kind<PassEnded>(events)) outcome.passes.push_back(ended.pass);
  outcome.failures = of_kind<TestFailed>(events);
  outcome.left_something = !std::filesystem::is_empty(scratch.path());
  return outcome;
}

}  // namespace unixmark::measure
