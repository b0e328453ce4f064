#include "cli/header.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "score/baseline.hpp"
#include "sys/clock.hpp"
#include "sys/file.hpp"
#include "sys/kernel_hash.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <system_error>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

// What programs need to find each other, and nothing that only people need. LANG is the classic
// one: it changes what sort and grep cost.
constexpr auto passed_on =
    std::to_array<std::string_view>({"PATH", "HOME", "USER", "SHELL", "TERM", "TMPDIR",
                                     "LD_LIBRARY_PATH", "DISPLAY", "XAUTHORITY"});

constexpr std::string_view work_factor = "MULTI_SH_WORK_FACTOR";

// How many times as long the shell tests' input is, where that was asked for.
std::optional<std::string> asked_work_factor(const Env& env) {
  auto value = variable(env, work_factor);
  if (!value) return {};
  const auto number = to_integer(*value);
  if (!number || *number < 1 || *number > 1'000'000) {
    throw Error(cat(work_factor, "='", *value, "' is not a whole number from 1 to 1000000."));
  }
  return value;
}

bool is_file(const fs::path& file) {
  std::error_code ignored;
  return fs::is_regular_file(file, ignored);
}

// Or something in a kernel's place, of which its row will tell what it is.
bool has_a_kernel(const measure::Plan& plan, const fs::path& kernels) {
  const auto is_there = [&](const measure::PlannedTest& test) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(kernels / test.program, ignored));
  };
  return std::ranges::any_of(plan.sections, [&](const auto& section) {
    return std::ranges::any_of(section.tests, is_there);
  });
}

// All that are in the folder and not just the planned ones: one build has one hash.
std::vector<fs::path> present_kernels(const fs::path& kernels) {
  std::set<fs::path> present;
  for (const auto& test : catalog::tests()) {
    if (is_file(kernels / test.program)) present.insert(kernels / test.program);
  }
  for (const auto* script : {"multi.sh", "tst.sh"}) {
    if (is_file(kernels / script)) present.insert(kernels / script);
  }
  return {present.begin(), present.end()};
}

// The value of `key` in the file `kernels.build` beside the kernels, a KEY=VALUE a line.
std::optional<std::string> built_with(std::string_view key, const fs::path& kernels) {
  const fs::path file = kernels / "kernels.build";
  if (!is_file(file)) return {};
  const std::string text = sys::read_file(file);
  for (const auto line : split(text, '\n')) {
    const auto equals = line.find('=');
    if (equals == line.npos || line.substr(0, equals) != key) continue;
    return std::string(trim(line.substr(equals + 1)));
  }
  return {};
}

score::Baseline load_baseline(const Places& places, const std::string& wanted) {
  const fs::path file = find_baseline(places, wanted);
  auto baseline = score::parse_baseline(read_whole(file, 1 << 20), file.string());
  if (std::ranges::count(baseline_names(places), wanted) > 0) baseline.name = wanted;
  return baseline;
}

}  // namespace

std::string profile_of(const Places& places) {
  const std::string_view untold = places.foreign ? report::foreign_profile : "unknown";
  return built_with("profile", places.kernels).value_or(std::string(untold));
}

report::Build build_in(const fs::path& kernels) {
  report::Build build;
  build.compiler = built_with("compiler", kernels).value_or(build.compiler);
  build.flags = built_with("flags", kernels).value_or(build.flags);
  return build;
}

report::Header describe_here(const sys::Machine& machine, const Places& places) {
  report::Header header;
  header.version = UNIXMARK_VERSION;
  header.profile = profile_of(places);
  header.host = machine.host;
  header.began = sys::wall_time_now();
  header.machine = machine;
  header.build = build_in(places.kernels);
  header.build.hash = sys::hash_files(present_kernels(places.kernels));
  return header;
}

report::Header describe_run(const RunOptions& options, const measure::Plan& plan,
                            const sys::Machine& machine, const Env& env) {
  const auto places = find_places(env, catalog::profile_called(options.profile));
  if (!has_a_kernel(plan, places.kernels)) {
    throw Error(cat("There is none of the kernels for these tests in ", places.kernels.string(),
                    ". Set UB_BINDIR to a folder that has them, or build them."));
  }
  auto header = describe_here(machine, places);
  header.plan = plan;
  header.baseline = load_baseline(places, options.baseline);
  header.thresholds.emplace();
  header.brief = options.brief;
  if (!places.kernels_note.empty()) header.settings.push_back(places.kernels_note);
  if (!places.scratch_note.empty()) header.settings.push_back(places.scratch_note);
  if (header.profile == report::foreign_profile) {
    header.settings.push_back(cat("UB_BINDIR=", places.kernels.string()));
  }
  if (const auto factor = asked_work_factor(env)) {
    header.settings.push_back(cat(work_factor, '=', *factor));
  }
  if (plan.placement != measure::Placement::Free) {
    header.settings.push_back(cat("placement=", options.placement));
  }
  return header;
}

std::vector<std::string> kernel_environment(const Places& places, const Env& env) {
  std::vector<std::string> environment;
  for (const auto name : passed_on) {
    if (const auto value = variable(env, name)) environment.push_back(cat(name, '=', *value));
  }
  environment.emplace_back("LANG=en_US.utf8");
  environment.push_back(cat("UB_BINDIR=", places.kernels.string()));
  for (const std::string_view name : {"UB_TMPDIR", "UB_TESTDIR", "UB_RESULTDIR"}) {
    if (const auto value = variable(env, name)) environment.push_back(cat(name, '=', *value));
  }
  if (const auto factor = asked_work_factor(env)) {
    environment.push_back(cat(work_factor, '=', *factor));
  }
  return environment;
}

}  // namespace unixmark::cli
