// What is known before the first pass, gathered for the head of the report.
#pragma once

#include "cli/places.hpp"
#include "cli/run_options.hpp"
#include "report/report.hpp"

namespace unixmark::cli {

// What the kernels in their place say that they are, else `foreign` or, of our own, "unknown".
[[nodiscard]] std::string profile_of(const Places& places);

// What the kernels in that folder say of how they were compiled.
[[nodiscard]] report::Build build_in(const std::filesystem::path& kernels);

// What is known of this machine and the kernels in their place, whatever will run: all of a head
// but the plan and what belongs to it.
[[nodiscard]] report::Header describe_here(const sys::Machine& machine, const Places& places);

// The head of a report on `plan`. Reads the baseline table and the kernels; throws Error where the
// table is faulty, where MULTI_SH_WORK_FACTOR is not a whole number from 1, and where none of the
// plan's kernels is in the folder.
[[nodiscard]] report::Header describe_run(const RunOptions& options, const measure::Plan& plan,
                                          const sys::Machine& machine, const Env& env);

// The environment of every kernel: a short, fixed list, since a large one makes exec slower and so
// moves what execl, spawn and the shell tests report.
[[nodiscard]] std::vector<std::string> kernel_environment(const Places& places, const Env& env);

}  // namespace unixmark::cli
