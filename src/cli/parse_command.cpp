#include "cli/parse_command.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/help.hpp"

#include <algorithm>
#include <cstddef>
#include <ostream>

#include <CLI/CLI.hpp>

namespace unixmark::cli {

namespace {

CLI::Option* add_named(CLI::App& app, const Option& option) {
  if (!is_positional(option) && option.value.empty()) {
    return app.add_flag_callback(option.names, [&option] { option.take({}); });
  }
  if (!option.repeats) return app.add_option_function<std::string>(option.names, option.take);
  const auto take_all = [&option](const std::vector<std::string>& values) {
    for (const auto& value : values) option.take(value);
  };
  return app.add_option_function<std::vector<std::string>>(option.names, take_all)
      ->allow_extra_args(is_positional(option));
}

void add(CLI::App& app, const Option& option) {
  using Policy = CLI::MultiOptionPolicy;
  auto* added = add_named(app, option);
  added->multi_option_policy(option.repeats ? Policy::TakeAll : Policy::TakeLast);
  added->required(option.required);
  if (option.check) added->check(option.check);
}

// Once all are there, since they name each other.
void relate(CLI::App& app, const Option& option) {
  auto* added = app.get_option_no_throw(option.names);
  for (const auto& other : option.excludes) added->excludes(app.get_option_no_throw(other));
  for (const auto& other : option.needs) added->needs(app.get_option_no_throw(other));
}

// To one letter every other one is near.
Error unknown_option(const std::vector<Option>& options, const std::string& word,
                     std::string_view advice) {
  std::vector<std::string> known = {"--help"};
  for (const auto& option : options) {
    if (!is_positional(option)) known.push_back(option.names);
  }
  return Error(cat("There is no option '", word, "'. ",
                   word.size() > 2 ? did_you_mean(word, known, advice) : advice));
}

bool looks_like_an_option(const std::string& word) {
  return word.starts_with('-') && word != "--";
}

// What was meant by an option without the value that it needs.
Error missing_value(const Option& option) {
  return Error(cat(option.names, " needs a value: ", option.names, ' ', option.value, ". ",
                   option.value, ": ", option.text, '.'));
}

Error needless_value(std::string_view name, const Option& option) {
  return Error(cat(name, " takes no value. It means: ", option.text, '.'));
}

Error value_behind_equals(std::string_view name, const Option& option) {
  return Error(cat(name, " takes its value without '=': ", name, ' ', option.value, ". ",
                   option.value, ": ", option.text, '.'));
}

// "--csv=yes", "--output=" and "-c=4": CLI11 would take the first for a wish, for the second the
// next word as the value, and for the third "=4".
void demand_fitting_values(const std::vector<Option>& options, const Arguments& arguments) {
  static const auto help = help_option("");
  for (const auto& word : arguments) {
    if (word == "--") return;
    const auto equals = word.find('=');
    const bool is_long = word.starts_with("--");
    if (!word.starts_with('-') || equals == word.npos || (!is_long && equals != 2)) continue;
    const auto name = word.substr(0, equals);
    const auto* option = name == "--help" || name == "-h" ? &help : find_option(options, name);
    if (option == nullptr) continue;
    if (option->value.empty()) throw needless_value(name, *option);
    if (!is_long) throw value_behind_equals(name, *option);
    if (equals + 1 == word.size()) throw missing_value(*option);
  }
}

// Of an option without its value CLI11 says the name, a colon and what was expected.
Error without_value(const std::vector<Option>& options, std::string_view complaint,
                    std::string_view advice) {
  const auto* option = find_option(options, complaint.substr(0, complaint.find(':')));
  return option == nullptr ? Error(cat(complaint, ". ", advice)) : missing_value(*option);
}

// A missing word is the lesser mistake beside an option that does not exist.
Error refused(const std::vector<Option>& options, const Arguments& remaining,
              const CLI::ParseError& error, std::string_view advice) {
  const auto* extra = dynamic_cast<const CLI::ExtrasError*>(&error);
  const auto unknown = std::ranges::find_if(remaining, looks_like_an_option);
  if (unknown != remaining.end()) return unknown_option(options, *unknown, advice);
  if (extra != nullptr && !remaining.empty()) {
    return Error(cat("There is a word too many: '", remaining.back(), "'. ", advice));
  }
  return Error(cat(error.what(), ". ", advice));
}

}  // namespace

Asked parse(const std::vector<Option>& options, const Arguments& arguments,
            std::string_view advice) {
  CLI::App app;
  app.set_help_flag("-h,--help");
  for (const auto& option : options) add(app, option);
  for (const auto& option : options) relate(app, option);
  demand_fitting_values(options, arguments);
  try {
    app.parse(Arguments(arguments.rbegin(), arguments.rend()));  // it takes them from the end
  } catch (const CLI::CallForHelp&) {
    return Asked::Help;
  } catch (const CLI::ArgumentMismatch& error) {
    throw without_value(options, error.what(), advice);
  } catch (const CLI::ParseError& error) {
    throw refused(options, app.remaining(), error, advice);
  }
  return Asked::Work;
}

bool parse_command(const Syntax& syntax, const Arguments& arguments, const Env& env) {
  if (parse(syntax.options, arguments, syntax.usage) == Asked::Work) return true;
  env.out << command_page(syntax);
  return false;
}

}  // namespace unixmark::cli
