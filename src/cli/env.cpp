#include "cli/env.hpp"

#include "base/text.hpp"
#include "write/clean.hpp"
#include "write/columns.hpp"

#include <cerrno>
#include <ostream>
#include <system_error>

namespace unixmark::cli {

namespace {

constexpr std::string_view use_words = "The use is: ";

}  // namespace

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

bool shows_unicode(const Env& env) {
  if (!env.out_is_terminal) return false;
  for (const std::string_view name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const auto locale = variable(env, name);
    if (!locale) continue;
    return locale->find("UTF-8") != std::string::npos || locale->find("utf8") != std::string::npos;
  }
  return false;
}

// Streams do not keep it, so a line's end is tried once more.
std::string why_unwritten(std::ostream& out) {
  out.clear();
  errno = 0;
  out << '\n' << std::flush;
  const int why = errno;
  out.setstate(std::ios::badbit);
  return why == 0 ? "it did not take all of this" : std::generic_category().message(why);
}

// How a command is used stands below what was wrong with its words, where both are too much for a
// line.
void complain(std::ostream& err, std::string_view text) {
  const auto line = cat("unixmark: ", write::one_line(text));
  const auto use = line.size() > write::page_columns ? line.rfind(use_words) : std::string::npos;
  if (use == std::string::npos) {
    err << line << '\n';
  } else {
    err << trim(std::string_view(line).substr(0, use)) << '\n'
        << write::folded("  ", std::string_view(line).substr(use));
  }
  err << std::flush;
}

}  // namespace unixmark::cli
