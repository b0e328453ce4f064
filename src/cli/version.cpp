#include "cli/version.hpp"

#include "base/text.hpp"
#include "catalog/profiles.hpp"
#include "cli/build_facts.hpp"
#include "cli/header.hpp"
#include "cli/paragraph.hpp"
#include "cli/places.hpp"
#include "write/clean.hpp"

#include <algorithm>
#include <vector>

namespace unixmark::cli {

namespace {

constexpr std::size_t version_column = 18;

// Folders that a run needs and that may be missing are nothing to the version.
Env without_folders(const Env& env) {
  auto bare = env;
  std::erase_if(bare.variables, [](const std::string& assignment) {
    return assignment.starts_with("UB_TMPDIR=") || assignment.starts_with("UB_TESTDIR=");
  });
  return bare;
}

std::string kernels_line(std::string_view name, const catalog::Profile& profile, const Env& env) {
  const auto build = build_in(find_places(env, profile).kernels);
  return entry(name, write::one_line(cat(build.compiler, ", ", build.flags)), version_column);
}

std::string kernels_lines(const Env& env) {
  if (variable(env, "UB_BINDIR")) return kernels_line("kernels", catalog::profiles().front(), env);
  std::string lines;
  for (const auto& profile : catalog::profiles()) {
    lines += kernels_line(cat("kernels ", profile.name), profile, env);
  }
  return lines;
}

}  // namespace

std::string version_page(const Env& env) {
  const auto& facts = build_facts();
  return cat("unixmark " UNIXMARK_VERSION "\n", entry("commit", facts.commit, version_column),
             entry("runner", cat(facts.compiler, ", ", facts.flags), version_column),
             kernels_lines(without_folders(env)));
}

}  // namespace unixmark::cli
