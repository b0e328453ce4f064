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
  return variable(env, name) == "true";
}

void complain(std::ostream& err, std::string_view text) {
  err << "unixmark: " << write::one_line(text) << '\n' << std::flush;
}

}  // namespace unixmark::cli
