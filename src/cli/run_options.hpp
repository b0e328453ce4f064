// What was asked of `run`, by options and, where those are silent, by variables.
#pragma once

#include "base/units.hpp"
#include "cli/command.hpp"
#include "score/usual_baseline.hpp"
#include "sys/topology.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::cli {

// What makes a session a sweep over numbers of copies.
struct SweepWishes {
  std::string copies = "auto";  // or a list: 1,2,4-8; auto,7
  std::uint32_t seed = 0;       // of the order of passes; 0: still to be drawn by lot
  sys::Topology topology;       // of this machine
};

struct RunOptions {
  std::vector<std::string> names;    // tests and groups
  std::vector<int> copies;           // empty: 1, then as many as processors
  std::optional<SweepWishes> sweep;  // then these numbers of copies instead
  std::optional<int> iterations;
  std::optional<double> seconds;
  std::string schedule = "classic";
  std::optional<double> precision;     // as a part of 1
  std::optional<double> target_index;  // as a part of 1
  std::optional<Seconds> budget;
  std::string rest;  // empty: the schedule's own
  std::string pin = "none";
  std::string noise = "report";  // what to do about disturbed passes; or "retry", "strict"
  std::string placement = "free";
  std::string profile;  // empty: the usual one, or that of the kernels in UB_BINDIR
  std::string baseline = std::string(score::usual_baseline);
  std::string results;  // folder; empty: the usual one
  std::string output;   // report's name; empty: host, date and number
  std::optional<std::string> explain;
  bool csv = false;
  bool json = false;
  bool quiet = false;
  bool verbose = false;
  bool brief = false;
  bool anonymous = false;  // reports leave out whose machine it is
  bool dry_run = false;
  bool version = false;
};

// The options in `arguments`, or nothing where they asked for help or the version, which has been
// printed then. Throws Error for an option that does not exist, with the nearest one that does,
// and for a value that cannot be.
[[nodiscard]] std::optional<RunOptions> parse_run(const Arguments& arguments, const Env& env);

}  // namespace unixmark::cli
