// A planned session from its first pass to its reports.
#pragma once

#include "cli/env.hpp"
#include "cli/places.hpp"
#include "cli/run_options.hpp"
#include "report/report.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace unixmark::cli {

// What there is of a session that goes on.
struct Earlier {
  std::filesystem::path journal;
  std::vector<measure::Event> events;
  std::vector<std::string> differences;  // of the machine and the build, where that was overruled
};

// Where things lie for this run: as the variables say, and reports where the options do.
[[nodiscard]] Places places_for(const RunOptions& options, const Env& env);

// Measures what `header` plans, writes the journal meanwhile and the reports at the end, prints the
// report, and returns the status to exit with. When the tool itself fails in the middle, what had
// been measured is reported all the same before the Error goes on.
int carry_out(const report::Header& header, const RunOptions& options, const Places& places,
              const Env& env, const std::optional<Earlier>& earlier = {});

}  // namespace unixmark::cli
