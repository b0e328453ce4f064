// From one test to its copies, started and waiting at the gate.
#pragma once

#include "measure/page.hpp"
#include "measure/session.hpp"
#include "sys/fd.hpp"
#include "sys/guardian.hpp"
#include "sys/look.hpp"
#include "sys/process.hpp"
#include "sys/signals.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::measure {

// What a session lends to each of its passes.
struct Tools {
  const Setup& setup;
  const Sink& sink;
  const StopRequests& stop;
  sys::Guardian& guardian;
  sys::SignalReader& child_ended;  // SIGCHLD
  const sys::OrphanAdoption& orphans;
  const sys::Looker& looker;
  std::filesystem::path folder;                   // the session's own
  std::optional<std::uint64_t> descriptor_limit;  // the user's soft limit, for kernels
  Nanos give_up_at = Nanos::max();                // the budget has long been used up
};

// One running copy: its process, and what it has said so far.
struct CopyProcess {
  sys::Guarded guarded;  // before the process, so that it is released after it has ended
  sys::Process process;
  sys::Fd output;  // the read end of its standard error
  Nanos began{0};
  std::string said{};
  std::string doomed{};  // why it was killed by us
};

// The copies of a pass. While `gate` is open they wait; each says ready by a byte in `ready`.
struct FanOut {
  Page page;
  sys::Fd gate;
  sys::Fd ready;
  std::vector<CopyProcess> copies;
};

// Starts `copies` of `test`, each with a folder of its own in `folder`. Throws Error when one
// cannot be started; none is left then.
[[nodiscard]] FanOut fan_out(const Tools& tools, const PlannedTest& test, int copies,
                             const std::filesystem::path& folder);

}  // namespace unixmark::measure
