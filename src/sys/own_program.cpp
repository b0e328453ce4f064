#include "sys/own_program.hpp"

#include "base/text.hpp"
#include "sys/file.hpp"

#include <system_error>

#include <sys/auxv.h>
#include <unistd.h>

namespace unixmark::sys {

namespace fs = std::filesystem;

fs::path own_program() {
  std::error_code error;
  auto program = fs::read_symlink("/proc/self/exe", error);
  if (!error) return program;
  const auto* executed =
      reinterpret_cast<const char*>(::getauxval(AT_EXECFN));  // NOLINT: an address
  if (executed == nullptr) return {};
  program = fs::canonical(executed, error);
  return error ? fs::path() : program;
}

std::optional<std::string> user_name() {
  std::error_code ignored;
  const fs::path table = "/etc/passwd";
  if (!fs::is_regular_file(table, ignored)) return {};
  const auto number = cat(::geteuid());
  const auto text = read_file(table);
  for (const auto line : split(text, '\n')) {
    const auto fields = split(line, ':');
    if (fields.size() > 2 && fields[2] == number) return std::string(fields[0]);
  }
  return {};
}

}  // namespace unixmark::sys
