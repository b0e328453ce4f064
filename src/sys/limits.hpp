// What the system lets this process have: descriptors and processes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace unixmark::sys {

// A resource limit; nothing means that there is none.
struct Limit {
  std::optional<std::uint64_t> soft;
  std::optional<std::uint64_t> hard;
};

// RLIMIT_NOFILE and RLIMIT_NPROC.
[[nodiscard]] Limit descriptor_limit();
[[nodiscard]] Limit process_limit();

// Raises the soft limits on descriptors and processes to the hard ones.
void raise_limits();

// How many more processes the pids controller of our control groups lets us start, or nothing where
// it does not limit us. `root` is "/" but in tests.
[[nodiscard]] std::optional<std::uint64_t> free_in_cgroup(const std::string& root = "/");

// Why `needed` processes at once cannot run here, or nothing when no limit says so.
[[nodiscard]] std::optional<std::string> too_few_processes(std::uint64_t needed);

// Why `needed` descriptors cannot be open at once, or nothing.
[[nodiscard]] std::optional<std::string> too_few_descriptors(std::uint64_t needed);

// What limits processes here, with the figures and how to raise them, for messages.
[[nodiscard]] std::string describe_process_limits();

}  // namespace unixmark::sys
