#include "cli/run_options.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/help.hpp"

#include <algorithm>
#include <cstddef>
#include <ostream>

#include <CLI/CLI.hpp>

namespace unixmark::cli {

namespace {

// More copies than any machine has processors: a slip of the hand, not a wish.
constexpr int most_copies = 1'000'000;

// Where an option is repeated the last one counts, as wrappers that append their own expect.
void add_measuring(CLI::App& app, RunOptions& options) {
  const std::string group = "Measuring";
  app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  app.add_option("-c", options.copies,
                 "Copies at once; repeated: a run for each (default: 1, then one a processor)")
      ->type_name("N")
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
      ->check(CLI::Range(1, most_copies))
      ->group(group);
  app.add_option("-i", options.iterations,
                 "Passes of long tests, a third of it of short ones (default: 10 and 3)")
      ->type_name("N")
      ->check(CLI::Range(1, most_copies))
      ->group(group);
  app.add_option("--seconds", options.seconds, "Length of every pass (default: each test's own)")
      ->type_name("S")
      ->check([](const std::string& text) {
        // A range check would let what is not a number pass.
        const double seconds = to_double(text).value_or(0);
        return seconds >= 0.01 && seconds <= 86'400
                   ? std::string()
                   : cat("'", text, "' is not a number of seconds from 0.01 to 86400");
      })
      ->group(group);
  app.add_option("--rest", options.rest,
                 "Pauses between passes: classic (sync, 1 s, sync, 2 s) or none")
      ->type_name("KIND")
      ->check(CLI::IsMember({"classic", "none"}))
      ->group(group);
  app.add_option("--schedule", options.schedule,
                 "classic, or quick: six passes of 2 s, no pauses; a quick report says so")
      ->type_name("KIND")
      ->check(CLI::IsMember({"classic", "quick"}))
      ->group(group);
  app.add_option(
         "--pin", options.pin,
         "Where copies run: none (anywhere), spread (one processor each), or a list: 0,2,4-7")
      ->type_name("WHERE")
      ->group(group);
  app.add_option("--noise", options.noise,
                 "Disturbed passes: report them, retry those that this machine disturbed itself, "
                 "or strict: exit status 2 where any is suspect")
      ->type_name("WAY")
      ->check(CLI::IsMember({"report", "retry", "strict"}))
      ->group(group);
  app.add_option("--placement", options.placement,
                 "context1's two processes: free (anywhere), same (one processor), cross (two)")
      ->type_name("HOW")
      ->check(CLI::IsMember({"free", "same", "cross"}))
      ->group(group);
}

void add_reporting(CLI::App& app, RunOptions& options) {
  const std::string group = "Reporting";
  app.add_option("--results", options.results, "Folder for reports")
      ->type_name("DIR")
      ->group(group);
  app.add_option("--output", options.output, "Report's name instead of HOST-YYYY-MM-DD-NN")
      ->type_name("NAME")
      ->group(group);
  app.add_option("--baseline", options.baseline,
                 "Table to hold scores against: a file, or a name of 'unixmark list'")
      ->type_name("TABLE")
      ->group(group);
  app.add_flag("--csv", options.csv, "Write NAME.csv besides")->group(group);
  app.add_flag("--json", options.json, "Write NAME.json besides")->group(group);
  app.add_flag("-b", options.brief, "Brief: processors that are alike share their lines")
      ->group(group);
  app.add_flag("-q", options.quiet, "Quiet: no progress, the report alone")->group(group);
  app.add_flag("-v", options.verbose, "Verbose: command lines and each pass on standard error")
      ->group(group);
}

void add_asking(CLI::App& app, RunOptions& options) {
  const std::string group = "Asking first";
  app.add_flag("--dry-run", options.dry_run, "Show the plan, its time and its needs; run nothing")
      ->group(group);
  app.add_option("--explain", options.explain,
                 "What TEST measures and is sensitive to; 'score', 'grade': how those are made")
      ->type_name("TEST")
      ->group(group);
  app.add_flag("--version", options.version, "Show the version")->group(group);
  app.set_help_flag("-h,--help", "Show this page")->group(group);
}

std::vector<OptionHelp> help_of(const CLI::App& app) {
  std::vector<OptionHelp> help;
  for (const auto& group : app.get_groups()) {
    for (const auto* option : app.get_options()) {
      if (option->get_group() != group) continue;
      std::string names = option->get_name(false, true);
      if (const auto comma = names.find(','); comma != names.npos) names.insert(comma + 1, " ");
      // Behind a colon CLI11 adds what the value is checked for, which the text says in words.
      if (option->get_type_size() > 0) {
        names += cat(' ', split(option->get_type_name(), ':').front());
      }
      help.push_back({.group = group, .names = names, .text = option->get_description()});
    }
  }
  return help;
}

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const auto* option : app.get_options()) {
    for (const auto& name : option->get_lnames()) names.push_back("--" + name);
    for (const auto& name : option->get_snames()) names.push_back("-" + name);
  }
  return names;
}

// Everything that is neither an option nor its value is a test or group; what looks like an option
// is a mistake.
void take_names(const CLI::App& app, RunOptions& options) {
  for (const auto& word : app.remaining()) {
    if (!word.starts_with('-')) {
      options.names.push_back(word);
      continue;
    }
    throw Error(cat("There is no option '", word, "'. ",
                    did_you_mean(word, option_names(app), "'unixmark --help' shows them all.")));
  }
}

// CLI11 takes the words from the end. Help is asked for by an exception of its own.
void parse(CLI::App& app, const Arguments& arguments) {
  try {
    app.parse(Arguments(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    throw;
  } catch (const CLI::ParseError& error) {
    throw Error(cat(error.what(), ". 'unixmark --help' shows what is possible."));
  }
}

// Options win over variables.
void take_variables(const Env& env, RunOptions& options) {
  if (options.results.empty()) options.results = variable(env, "UB_RESULTDIR").value_or("");
  if (options.output.empty()) options.output = variable(env, "UB_OUTPUT_FILE_NAME").value_or("");
  options.csv |= flag_variable(env, "UB_OUTPUT_CSV");
  options.json |= flag_variable(env, "UB_OUTPUT_JSON");
}

}  // namespace

std::optional<RunOptions> parse_run(const Arguments& arguments, const Env& env) {
  CLI::App app;
  RunOptions options;
  add_measuring(app, options);
  add_reporting(app, options);
  add_asking(app, options);
  app.allow_extras();
  try {
    parse(app, arguments);
  } catch (const CLI::CallForHelp&) {
    env.out << help_page(help_of(app));
    return {};
  }
  if (options.version) {
    env.out << "unixmark " UNIXMARK_VERSION "\n";
    return {};
  }
  take_names(app, options);
  take_variables(env, options);
  return options;
}

}  // namespace unixmark::cli
