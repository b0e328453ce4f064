#include "cli/parse_command.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "cli/help.hpp"

#include <ostream>

#include <CLI/CLI.hpp>

namespace unixmark::cli {

bool parse_command(CLI::App& app, const Arguments& arguments, std::string_view usage,
                   const Env& env) {
  app.set_help_flag("-h,--help", "Show this page");
  try {
    app.parse(Arguments(arguments.rbegin(), arguments.rend()));  // it takes them from the end
  } catch (const CLI::CallForHelp&) {
    env.out << command_page(app, usage);
    return false;
  } catch (const CLI::ParseError& error) {
    throw Error(cat(error.what(), ". ", usage));
  }
  return true;
}

}  // namespace unixmark::cli
