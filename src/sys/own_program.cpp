#include "sys/own_program.hpp"

#include <system_error>

#include <sys/auxv.h>

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

}  // namespace unixmark::sys
