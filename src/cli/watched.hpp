// A session that people watch, and may stop.
#pragma once

#include "cli/env.hpp"
#include "cli/run_options.hpp"
#include "measure/session.hpp"
#include "sys/signals.hpp"

#include <optional>
#include <span>

namespace unixmark::cli {

// Counts the user's requests to stop, and answers the first.
class StopRequests {
 public:
  explicit StopRequests(const Env& env);

  int operator()();

 private:
  const Env& env_;
  std::optional<sys::Interrupts> interrupts_;
  bool told_ = false;
};

// A plan that the limits are too small for runs all the same: only its widest tests will fail, and
// that is said. Throws Error where none could run, since even to tidy up takes descriptors.
void check_limits(const measure::Plan& plan, const Env& env);

struct Watched {
  measure::Setup setup;
  std::span<const measure::Event> earlier{};  // what happened before the session was resumed
  measure::Sink sink;                         // takes each event before anybody sees it
};

// Measures, while progress is shown as `options` and the terminal want it. Throws as run_session().
void measure_watched(const Watched& session, const RunOptions& options, StopRequests& stop,
                     const Env& env);

}  // namespace unixmark::cli
