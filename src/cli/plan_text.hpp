// A plan in words, before it is run.
#pragma once

#include "cli/places.hpp"
#include "report/report.hpp"

#include <optional>
#include <string>

namespace unixmark::cli {

// What is told at the start: what runs, for how long, until when. `quick`, where given, is what the
// quick schedule would take instead.
[[nodiscard]] std::string announcement(const report::Header& header, std::optional<Seconds> quick);

// The same for so many sessions of the plan one after another.
[[nodiscard]] std::string calibration_announcement(const report::Header& header, int sessions);

// What --dry-run shows: every test with its passes and time, what the plan needs, and where its
// files lie.
[[nodiscard]] std::string dry_run(const report::Header& header, const Places& places);

}  // namespace unixmark::cli
