// unixmark run: plan, measure, report.
#include "analysis/assess.hpp"
#include "analysis/compare.hpp"
#include "analysis/grade.hpp"
#include "base/error.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "catalog/profiles.hpp"
#include "cli/command.hpp"
#include "cli/measuring.hpp"
#include "cli/paragraph.hpp"

#include <array>
#include <ostream>

namespace unixmark::cli {

namespace {

void explain_profile(const catalog::Profile& profile, const Env& env) {
  env.out << "Profile " << profile.name << '\n' << wrapped(trim(profile.explanation), page_width);
}

void explain_profiles(const Env& env) {
  bool first = true;
  for (const auto& profile : catalog::profiles()) {
    env.out << (first ? "" : "\n");
    explain_profile(profile, env);
    first = false;
  }
}

int explain(const std::string& name, const Env& env) {
  if (name == "score") {
    env.out << wrapped(trim(catalog::explain_score()), page_width);
    return Complete;
  }
  if (name == "grade") {
    env.out << wrapped(analysis::explain_grade({}), page_width);
    return Complete;
  }
  if (name == "compare") {
    env.out << wrapped(trim(analysis::explain_compare()), page_width);
    return Complete;
  }
  if (name == "profile") {
    explain_profiles(env);
    return Complete;
  }
  if (const auto* profile = catalog::find_profile(name)) {
    explain_profile(*profile, env);
    return Complete;
  }
  bool first = true;
  for (const auto* test : catalog::select(std::array{name})) {
    env.out << (first ? "" : "\n") << test->name << ": " << test->title << '\n'
            << wrapped(test->explanation, page_width);
    first = false;
  }
  return Complete;
}

}  // namespace

int run(const Arguments& arguments, const Env& env) {
  const auto options = parse_run(arguments, env);
  if (!options) return Complete;
  if (options->explain) return explain(*options->explain, env);
  return plan_and_measure(*options, as_typed("run", arguments), env);
}

}  // namespace unixmark::cli
