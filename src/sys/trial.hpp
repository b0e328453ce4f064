// Starting a program to see whether it starts.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace unixmark::sys {

// Runs a program with an empty environment to its end, for ten seconds at most: nothing where it
// ends with status 0, else why not, in its own words where it had any: "cannot execute: ...".
// `arguments` begin with its path. Throws Error where no process can be made at all.
[[nodiscard]] std::optional<std::string> why_it_fails(const std::vector<std::string>& arguments);

}  // namespace unixmark::sys
