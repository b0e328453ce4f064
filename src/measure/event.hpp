// What happens in a session, in order: the journal writes these down, the progress line shows them,
// reports are folded from them.
#pragma once

#include "measure/pass.hpp"
#include "measure/plan.hpp"

#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace unixmark::measure {

struct SectionBegan {
  int copies = 1;
  WallTime at;

  bool operator==(const SectionBegan&) const = default;
};

struct PassBegan {
  std::string test;
  int copies = 1;
  int number = 1;

  bool operator==(const PassBegan&) const = default;
};

// A glance at a running pass, ten times a second; never written down.
struct Tick {
  std::string test;
  int copies = 1;
  int number = 1;
  Seconds elapsed{0};          // since the common begin
  std::optional<double> rate;  // counts a second over all copies so far
};

struct PassEnded {
  Pass pass;

  bool operator==(const PassEnded&) const = default;
};

// The rest of a test's passes will not run.
struct TestFailed {
  std::string test;
  int copies = 1;
  std::string reason;
  bool skipped = false;  // it never began: something it needs is missing

  bool operator==(const TestFailed&) const = default;
};

struct SectionEnded {
  int copies = 1;
  WallTime at;

  bool operator==(const SectionEnded&) const = default;
};

// A session that had been cut off or interrupted goes on: what is missing of its plan follows.
struct SessionResumed {
  WallTime at;
  std::vector<std::string> differences;  // what is not as it was, where that was overruled

  bool operator==(const SessionResumed&) const = default;
};

struct SessionEnded {
  WallTime at;
  bool interrupted = false;
  double runner_share = 0;  // the runner's CPU time / time of passes, of one processor

  bool operator==(const SessionEnded&) const = default;
};

using Event = std::variant<SectionBegan, PassBegan, Tick, PassEnded, TestFailed, SectionEnded,
                           SessionResumed, SessionEnded>;

// Where a session's events go. It must return quickly: a Tick comes while kernels run.
using Sink = std::function<void(const Event&)>;

}  // namespace unixmark::measure
