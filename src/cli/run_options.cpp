#include "cli/run_options.hpp"

#include "base/error.hpp"
#include "base/quantity.hpp"
#include "base/text.hpp"
#include "cli/help.hpp"
#include "cli/plan_options.hpp"
#include "sys/folder.hpp"

#include <algorithm>
#include <cstddef>
#include <ostream>

#include <CLI/CLI.hpp>

namespace unixmark::cli {

namespace {

constexpr std::string_view see_help = ". 'unixmark --help' shows what is possible.";

// Checks of values, in words of our own. Each gives what is wrong, or nothing, before CLI11
// converts the value and would complain in its words.
std::string check_share(const std::string& text) {
  return to_share(text) ? "" : cat("'", text, "' is not a percentage such as 0.5%");
}

auto check_word(const std::string& one, const std::string& other) {
  return [one, other](const std::string& text) {
    if (text == one || text == other) return std::string();
    return cat("'", text, "' is neither ", one, " nor ", other);
  };
}

// Where an option is repeated the last one counts, as wrappers that append their own expect.
void add_measuring(CLI::App& app, RunOptions& options) {
  const std::string group = measuring_group;
  app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  add_copies(app, options);
  app.add_option("-i", options.iterations,
                 "Passes of long tests, a third of it of short ones (default: 10 and 3)")
      ->type_name("N")
      ->check(number_check(1, most_copies))
      ->group(group);
  add_seconds(app, options);
  app.add_option("--rest", options.rest,
                 "Pauses between passes: classic (sync, 1 s, sync, 2 s) or none")
      ->type_name("KIND")
      ->check(check_word("classic", "none"))
      ->group(group);
  add_schedule(app, options);
  app.add_option_function<std::string>(
         "--precision", [&](const std::string& text) { options.precision = to_share(text); },
         "A test has enough passes once its 95 % interval is +-P wide (precise: 1%)")
      ->type_name("P")
      ->check(check_share)
      ->group(group);
  app.add_option_function<std::string>(
         "--target-index", [&](const std::string& text) { options.target_index = to_share(text); },
         "All tests have enough passes once the index's interval is +-P wide")
      ->type_name("P")
      ->check(check_share)
      ->group(group);
  add_budget(app, options);
  add_profile(app, options);
  add_pinning(app, options);
  add_noise(app, options);
  app.add_option("--placement", options.placement,
                 "context1's two processes: free (anywhere), same (one processor), cross (two)")
      ->type_name("HOW")
      ->check(CLI::IsMember({"free", "same", "cross"}))
      ->group(group);
}

void add_asking(CLI::App& app, RunOptions& options) {
  const std::string group = "Asking first";
  app.add_flag("--dry-run", options.dry_run, "Show the plan, its time and its needs; run nothing")
      ->group(group);
  app.add_option("--explain", options.explain,
                 "What TEST measures and is sensitive to; 'score', 'grade', 'compare': how those "
                 "are made; 'profile', or one of them: what it is")
      ->type_name("TEST")
      ->group(group);
  app.add_flag("--version", options.version, "Show the version")->group(group);
  app.set_help_flag("-h,--help", "Show this page")->group(group);
}

std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const auto* option : app.get_options()) {
    for (const auto& name : option->get_lnames()) names.push_back("--" + name);
    for (const auto& name : option->get_snames()) names.push_back("-" + name);
  }
  return names;
}

// To one letter every other one is near.
Error unknown_option(const CLI::App& app, const std::string& word) {
  constexpr std::string_view all = "'unixmark --help' shows them all.";
  return Error(cat("There is no option '", word, "'. ",
                   word.size() > 2 ? did_you_mean(word, option_names(app), all) : all));
}

// Everything that is neither an option nor its value is a test or group; what looks like an option
// is a mistake.
void take_names(const CLI::App& app, RunOptions& options) {
  bool names_alone = false;  // behind a "--"
  for (const auto& word : app.remaining()) {
    if (!names_alone && word == "--") {
      names_alone = true;
    } else if (names_alone || !word.starts_with('-')) {
      options.names.push_back(word);
    } else {
      throw unknown_option(app, word);
    }
  }
}

// What was meant by an option without the value that it needs.
Error missing_value(const CLI::App& app, std::string_view complaint) {
  const std::string name(complaint.substr(0, complaint.find(':')));
  const auto* option = app.get_option_no_throw(name);
  if (option == nullptr) return Error(cat(complaint, see_help));
  const std::string type = value_name(*option);
  return Error(cat(name, " needs a value: ", name, ' ', type, ". ", type, ": ",
                   option->get_description(), '.'));
}

// A flag that was given a value: all other values have been checked when CLI11 converts them.
Error needless_value(const CLI::App& app, const Arguments& arguments) {
  for (const auto& word : arguments) {
    const std::string name = word.substr(0, word.find('='));
    const auto* option = name == word ? nullptr : app.get_option_no_throw(name);
    if (option == nullptr || option->get_items_expected_max() > 0) continue;
    return Error(cat(name, " takes no value. It means: ", option->get_description(), '.'));
  }
  return Error(cat("'", join(arguments, " "), "' cannot be understood", see_help));
}

// CLI11 takes the words from the end. Help is asked for by an exception of its own.
void parse(CLI::App& app, const Arguments& arguments) {
  try {
    app.parse(Arguments(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    throw;
  } catch (const CLI::ArgumentMismatch& error) {
    throw missing_value(app, error.what());
  } catch (const CLI::ConversionError&) {
    throw needless_value(app, arguments);
  } catch (const CLI::ParseError& error) {
    throw Error(cat(error.what(), see_help));
  }
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
    env.out << help_page(options_of(app));
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
