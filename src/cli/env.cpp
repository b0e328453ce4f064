#include "cli/env.hpp"

namespace unixmark::cli {

std::optional<std::string> variable(const Env& env, std::string_view name) {
  for (std::string_view entry : env.variables) {
    if (entry.size() <= name.size() + 1 || entry[name.size()] != '=') continue;
    if (entry.starts_with(name)) return std::string(entry.substr(name.size() + 1));
  }
  return {};
}

bool flag_variable(const Env& env, std::string_view name) {
  return variable(env, name) == "true";
}

}  // namespace unixmark::cli
