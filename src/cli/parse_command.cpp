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

const Option* find(const std::vector<Option>& options, std::string_view name) {
  const auto found = std::ranges::find(options, name, &Option::names);
  return found == options.end() ? nullptr : &*found;
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

Error superfluous(const std::vector<Option>& options, const Arguments& words,
                  std::string_view advice) {
  const auto option = std::ranges::find_if(
      words, [](const std::string& word) { return word.starts_with('-') && word != "--"; });
  if (option != words.end()) return unknown_option(options, *option, advice);
  return Error(cat("There is a word too many: '", words.back(), "'. ", advice));
}

// What was meant by an option without the value that it needs.
Error missing_value(const std::vector<Option>& options, std::string_view complaint,
                    std::string_view advice) {
  const auto name = complaint.substr(0, complaint.find(':'));
  const auto* option = find(options, name);
  if (option == nullptr) return Error(cat(complaint, ". ", advice));
  return Error(cat(name, " needs a value: ", name, ' ', option->value, ". ", option->value, ": ",
                   option->text, '.'));
}

// A flag that was given a value, which alone CLI11 converts.
Error needless_value(const std::vector<Option>& options, const Arguments& arguments,
                     std::string_view advice) {
  for (const auto& word : arguments) {
    const auto name = word.substr(0, word.find('='));
    const auto* option = name == word ? nullptr : find(options, name);
    if (option == nullptr || !option->value.empty()) continue;
    return Error(cat(name, " takes no value. It means: ", option->text, '.'));
  }
  return Error(cat("'", join(arguments, " "), "' cannot be understood. ", advice));
}

}  // namespace

Asked parse(const std::vector<Option>& options, const Arguments& arguments,
            std::string_view advice) {
  CLI::App app;
  app.set_help_flag("-h,--help");
  for (const auto& option : options) add(app, option);
  for (const auto& option : options) relate(app, option);
  try {
    app.parse(Arguments(arguments.rbegin(), arguments.rend()));  // it takes them from the end
  } catch (const CLI::CallForHelp&) {
    return Asked::Help;
  } catch (const CLI::ExtrasError&) {
    throw superfluous(options, app.remaining(), advice);
  } catch (const CLI::ArgumentMismatch& error) {
    throw missing_value(options, error.what(), advice);
  } catch (const CLI::ConversionError&) {
    throw needless_value(options, arguments, advice);
  } catch (const CLI::ParseError& error) {
    throw Error(cat(error.what(), ". ", advice));
  }
  return Asked::Work;
}

bool parse_command(const Syntax& syntax, const Arguments& arguments, const Env& env) {
  if (parse(syntax.options, arguments, syntax.usage) == Asked::Work) return true;
  env.out << command_page(syntax);
  return false;
}

}  // namespace unixmark::cli
