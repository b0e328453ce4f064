// What the system lets this process have: descriptors and processes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace unixmark::sys {

// The soft RLIMIT_NOFILE and RLIMIT_NPROC; nothing means that there is none.
[[nodiscard]] std::optional<std::uint64_t> descriptor_limit();
[[nodiscard]] std::optional<std::uint64_t> process_limit();

// Raises the soft limits on descriptors, processes and waiting signals to the hard ones.
void raise_limits();

// Raises the limit on the stack to the usual 8 MiB, as far as the system lets it, where it is so
// small that the program could end without a word.
void raise_stack();

// Why the stack is too small for the program to go on, or nothing.
[[nodiscard]] std::optional<std::string> too_small_a_stack();

// How many more processes the pids controller of our control groups lets us start, or nothing where
// it does not limit us. `root` is "/" but in tests.
[[nodiscard]] std::optional<std::uint64_t> free_in_cgroup(const std::string& root = "/");

// Why `needed` processes at once cannot run here, or nothing when no limit says so.
[[nodiscard]] std::optional<std::string> too_few_processes(std::uint64_t needed);

// Why `needed` descriptors cannot be open at once, or nothing.
[[nodiscard]] std::optional<std::string> too_few_descriptors(std::uint64_t needed);

// What limits processes here, with the figures and how to raise them, for messages.
[[nodiscard]] std::string describe_process_limits();

// The same of waiting signals, and so of timers.
[[nodiscard]] std::string describe_signal_limit();

}  // namespace unixmark::sys
