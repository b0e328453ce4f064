// Processes that slipped away from those who started them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace unixmark::sys {

// NAME=VALUE for the environment of programs, of always the same few bytes, that no other process
// on this machine is likely to have.
[[nodiscard]] std::string new_mark();

// The processes, this one apart, whose program was started with `mark` in its environment, as far
// as this user may look. Those that have ended and only wait to be reaped are not among them.
[[nodiscard]] std::vector<pid_t> marked_processes(std::string_view mark);

// All children of this process, adopted ones too, also those that have ended.
[[nodiscard]] std::vector<pid_t> child_processes();

}  // namespace unixmark::sys
