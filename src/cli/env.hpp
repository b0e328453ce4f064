// What a command may touch of the outside world, so that commands run inside tests.
#pragma once

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::cli {

struct Env {
  std::ostream& out;
  std::ostream& err;
  bool out_is_terminal = false;
  std::vector<std::string> variables;  // NAME=VALUE
  std::filesystem::path program;  // of the running program: kernels and baselines are found from it
  std::function<int()> stop_requests;  // how often the user asked to stop; empty: never
};

// The value of `name` among the variables, or nothing; an empty value counts as nothing.
[[nodiscard]] std::optional<std::string> variable(const Env& env, std::string_view name);

// The same as a flag: only "true" sets it, and what is neither that nor "false" is complained of.
[[nodiscard]] bool flag_variable(const Env& env, std::string_view name);

// Standard output is a terminal of a locale in UTF-8, which shows more than ASCII.
[[nodiscard]] bool shows_unicode(const Env& env);

// Says `text` on standard error, on a line of its own. Names that users typed and files' words are
// part of it: what could play tricks on a terminal is taken out.
void complain(std::ostream& err, std::string_view text);

// Why `out`, which has failed, takes no more, in the system's words.
[[nodiscard]] std::string why_unwritten(std::ostream& out);

// What the program ends with.
enum Status { Complete = 0, ToolFailed = 1, SomeFailed = 2, Interrupted = 130 };

// Runs the command that `arguments` (without the program's name) ask for and returns the exit
// status: 0 complete, 1 wrong use or the tool failed, 2 some tests failed or something was found,
// 130 interrupted. Throws
// Error where that is 1; what is said on standard error then is the caller's.
[[nodiscard]] int run_command(const std::vector<std::string>& arguments, const Env& env);

}  // namespace unixmark::cli
