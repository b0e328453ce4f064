#include "cli/env.hpp"

#include "base/text.hpp"

namespace unixmark::cli {

std::optional<std::string> variable(const Env& env, std::string_view name) {
  const auto value = value_of(env.variables, name);
  if (!value || value->empty()) return {};
  return std::string(*value);
}

bool flag_variable(const Env& env, std::string_view name) {
  return variable(env, name) == "true";
}

}  // namespace unixmark::cli
