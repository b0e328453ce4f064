// The whole of a measurement: every section, test and pass of a plan, one event at a time.
#pragma once

#include "measure/done.hpp"
#include "measure/event.hpp"
#include "measure/plan.hpp"
#include "measure/repeats.hpp"
#include "measure/turns.hpp"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace unixmark::measure {

// What is known of the section at this position of the plan, asked between passes: measure/ itself
// judges no numbers.
using Judge = std::function<Standing(std::size_t section)>;

struct Setup {
  Plan plan;
  std::filesystem::path kernels;  // UB_BINDIR
  std::filesystem::path data;     // input data of the shell and looper tests
  std::filesystem::path scratch;  // where the session's private folder is made: UB_TMPDIR
  std::filesystem::path working;  // UB_TESTDIR; empty: each copy's own scratch folder
  std::vector<std::string>
      environment;            // NAME=VALUE for kernels, complete but for the protocol's own
  Disturbed disturbed{};      // which passes to make again; empty: none
  Seconds watchdog_slack{5};  // a pass is given up after twice its length and this
  Seconds budget_slack{5};    // a pass that its kernel draws out is given up so long after a budget
  Judge judge;                // empty: every planned pass is made
  std::optional<Done> done;   // of a session that is taken up again
};

// How a session is told to stop: 0 go on, 1 end this pass, keep what was measured and stop, 2 or
// more stop at once.
using StopRequests = std::function<int()>;

// Runs `setup.plan` and tells `sink` what happens. Failures of kernels are events; only what keeps
// the runner itself from going on is an Error. No process and no folder of the session is left when
// it returns or throws.
void run_session(const Setup& setup, const Sink& sink, const StopRequests& stop);

}  // namespace unixmark::measure
