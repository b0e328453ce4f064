// A planned session from its first pass to its reports.
#pragma once

#include "cli/anonymous.hpp"
#include "cli/env.hpp"
#include "cli/places.hpp"
#include "cli/result_files.hpp"
#include "cli/run_options.hpp"
#include "measure/session.hpp"
#include "report/report.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::cli {

// What there is of a session that goes on.
struct Earlier {
  std::vector<measure::Event> events;
  std::vector<std::string> differences;  // of the machine and the build, where that was overruled
};

// All that a session is carried out by.
struct Job {
  report::Header header;
  measure::Setup setup;
  Places places;
  std::optional<Earlier> earlier;
  std::optional<Anonymous> anonymous;  // what hides names in what happens, where that was asked
};

// Plans a session for what was asked on this machine. Throws Error where it cannot be planned, and
// as chosen_profile and describe_run do.
[[nodiscard]] Job prepare(const RunOptions& asked, const Env& env);

// Measures, writes to `files` the journal meanwhile and the reports at the end, prints the report,
// and returns the status to exit with. When the tool itself fails in the middle, what had been
// measured is reported all the same before the Error goes on.
int carry_out(const Job& job, ResultFiles files, const RunOptions& options, const Env& env);

}  // namespace unixmark::cli
