#include "cli/env.hpp"

#include "base/text.hpp"
#include "write/clean.hpp"

#include <ostream>

namespace unixmark::cli {

std::optional<std::string> variable(const Env& env, std::string_view name) {
  const auto value = value_of(env.variables, name);
  if (!value || value->empty()) return {};
  return std::string(*value);
}

bool flag_variable(const Env& env, std::string_view name) {
  const auto value = variable(env, name);
  if (value && value != "true" && value != "false") {
    complain(env.err, cat(name, " is '", *value, "', which does nothing: only 'true' does"));
  }
  return value == "true";
}

void complain(std::ostream& err, std::string_view text) {
  err << "unixmark: " << write::one_line(text) << '\n' << std::flush;
}

}  // namespace unixmark::cli
