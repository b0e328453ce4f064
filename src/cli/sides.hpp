// What a comparison compares: reports from their files, and what is known of their machines.
#pragma once

#include "analysis/compare.hpp"
#include "analysis/floor.hpp"
#include "analysis/subject.hpp"
#include "cli/env.hpp"
#include "read/reading.hpp"

#include <span>
#include <string>
#include <vector>

namespace unixmark::cli {

// A report as it was read, and what it is compared by.
struct Loaded {
  read::Reading reading;
  analysis::Subject subject;
  bool found = false;  // in a folder, and not asked for by its name
};

// The reports that `names` (files and folders) stand for, in their order; of a folder all that are
// reports with any test, by name, and what else is there is told. Several files of one run count
// once, by the one that holds most, and that is told. Throws Error for a file that is no report,
// and for a folder without any.
[[nodiscard]] std::vector<Loaded> load_reports(const std::vector<std::string>& names,
                                               const Env& env);

[[nodiscard]] std::vector<analysis::Subject> subjects_of(std::span<const Loaded> reports);

// Whether two files are of one run.
[[nodiscard]] bool of_one_run(const Loaded& one, const Loaded& other);

// The runs that are on both sides.
[[nodiscard]] analysis::Shared shared_runs(std::span<const Loaded> a, std::span<const Loaded> b);

// Throws Error, after a list on standard error, where reports are not of one machine and one kind
// of work, unless `force`.
void demand_one_machine(const std::vector<analysis::Subject>& sessions, bool force, const Env& env);

// Several reports of one machine as one side: by_session where its counterpart has enough sessions
// too. Throws Error as demand_one_machine() does.
[[nodiscard]] analysis::Subject one_side(const std::vector<analysis::Subject>& sessions,
                                         bool by_session, bool force, const Env& env);

// The noise between sessions of the machine that `subject` is of, as this user has calibrated it.
// None where nothing is known; a calibration that cannot be used is told.
[[nodiscard]] std::vector<analysis::Floor> floors_of(const analysis::Subject& subject,
                                                     const Env& env);

}  // namespace unixmark::cli
