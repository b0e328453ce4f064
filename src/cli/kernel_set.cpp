#include "cli/kernel_set.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "sys/trial.hpp"

#include <optional>
#include <system_error>

namespace unixmark::cli {

namespace {

namespace fs = std::filesystem;

// One loop of the kernel that needs the least of a machine.
std::optional<std::string> why_none_starts(const fs::path& kernels) {
  try {
    return sys::why_it_fails({kernels / "hanoi", "--work", "1"});
  } catch (const Error& error) {
    return error.what();
  }
}

}  // namespace

fs::path without_library(const fs::path& usual) {
  return cat(usual.string(), "-static");
}

KernelSet kernels_that_start(const fs::path& usual) {
  const auto needs_nothing = without_library(usual);
  std::error_code ignored;
  if (!fs::is_directory(needs_nothing, ignored)) return {.folder = usual, .note = {}};
  const auto why = why_none_starts(usual);
  if (!why) return {.folder = usual, .note = {}};
  return {
      .folder = needs_nothing,
      .note = cat("statically linked kernels, since the others do not start here (", *why, ")")};
}

}  // namespace unixmark::cli
