#include "cli/run_options.hpp"

#include "base/error.hpp"
#include "base/quantity.hpp"
#include "base/text.hpp"
#include "catalog/catalog.hpp"
#include "cli/help.hpp"
#include "cli/parse_command.hpp"
#include "cli/plan_options.hpp"
#include "cli/version.hpp"

#include <ostream>
#include <utility>
#include <vector>

namespace unixmark::cli {

namespace {

constexpr std::string_view advice = "'unixmark --help' shows what is possible.";

std::string check_share(const std::string& text) {
  return to_share(text) ? "" : cat("'", text, "' is not a percentage such as 0.5%");
}

// Takes a percentage into a part of 1.
Take into_share(std::optional<double>& share) {
  return [&share](const std::string& text) { share = to_share(text); };
}

std::vector<Option> stopping_options(RunOptions& options) {
  return {{.names = "--precision",
           .text = "A test has enough passes once its 95 % interval is +-P wide (precise: 1%)",
           .value = "P",
           .check = check_share,
           .take = into_share(options.precision),
           .group = measuring_group},
          {.names = "--target-index",
           .text = "All tests have enough passes once the index's interval is +-P wide",
           .value = "P",
           .check = check_share,
           .take = into_share(options.target_index),
           .group = measuring_group},
          budget_option(options)};
}

Option iterations_option(RunOptions& options) {
  return {.names = "-i",
          .text = "Passes of long tests, a third of it of short ones (default: 10 and 3)",
          .value = "N",
          .check = number_check(1, most_copies),
          .take = into(options.iterations),
          .group = measuring_group};
}

Option rest_option(RunOptions& options) {
  return {.names = "--rest",
          .text = "Pauses between passes: classic (sync, 1 s, sync, 2 s) or none",
          .value = "KIND",
          .check = one_of({"classic", "none"}),
          .take = into(options.rest),
          .group = measuring_group,
          .words = {"classic", "none"}};
}

Option placement_option(RunOptions& options) {
  return {.names = "--placement",
          .text = "context1's two processes: free (anywhere), same (one processor), cross (two)",
          .value = "HOW",
          .check = one_of({"free", "same", "cross"}),
          .take = into(options.placement),
          .group = measuring_group,
          .words = {"free", "same", "cross"}};
}

std::vector<std::string> explained() {
  std::vector<std::string> words = {"score", "grade", "compare", "profile"};
  for (auto& name : names_of(catalog::tests())) words.push_back(std::move(name));
  return words;
}

std::vector<Option> asking_options(RunOptions& options) {
  return {dry_run_option(options),
          {.names = "--explain",
           .text = "What TEST measures and is sensitive to; 'score', 'grade', 'compare': how those "
                   "are made; 'profile', or one of them: what it is",
           .value = "TEST",
           .take = into(options.explain),
           .group = asking_group,
           .words = explained()},
          {.names = "--version",
           .text = "Show the version, its commit, and what runner and kernels are compiled with",
           .take = into(options.version),
           .group = asking_group}};
}

std::vector<Option> options_of(RunOptions& options) {
  // The page has a section of its own on names.
  const Option names{.names = "TEST", .take = into(options.names), .group = "", .repeats = true};
  return joined({{names, copies_option(options), iterations_option(options)},
                 {seconds_option(options), rest_option(options), schedule_option(options)},
                 stopping_options(options),
                 {profile_option(options), pin_option(options), noise_option(options)},
                 {placement_option(options)},
                 reporting_options(options),
                 asking_options(options)});
}

Error behind_version(const std::string& word) {
  return Error(cat("There is a word too many behind --version: '", word, "'. ",
                   did_you_mean(word, names_of(commands()), advice)));
}

}  // namespace

std::vector<Option> run_options() {
  static RunOptions forgotten;
  return options_of(forgotten);
}

std::optional<RunOptions> parse_run(const Arguments& arguments, const Env& env) {
  RunOptions options;
  const auto syntax = options_of(options);
  if (parse(syntax, arguments, advice) == Asked::Help) {
    env.out << help_page(syntax);
    return {};
  }
  if (options.version) {
    if (!options.names.empty()) throw behind_version(options.names.front());
    env.out << version_page(env);
    return {};
  }
  take_variables(env, options);
  return options;
}

}  // namespace unixmark::cli
