#include "cli/env.hpp"

namespace unixmark::cli {

int run_command(const std::vector<std::string>& arguments, const Env& env) {
  static_cast<void>(env);
  return arguments.empty() ? 0 : 1;
}

}  // namespace unixmark::cli
