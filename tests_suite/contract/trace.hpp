// The system calls of a program, seen from outside by strace.
#pragma once

#include "tests_suite/contract/run_program.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace contract {

struct Call {
  pid_t pid = 0;
  std::string name;  // empty: a signal, or the end of the process
  std::string text;  // the line without the pid
};

struct Trace {
  std::vector<Call> calls;
  Outcome outcome;  // the program's own
};

// Whether strace is there and may trace.
[[nodiscard]] bool can_trace();

// Runs `words` with its children under strace.
[[nodiscard]] Trace trace(const std::vector<std::string>& words);

// Calls by name of the first process between the start of its loop and the end of its time.
using Calls = std::map<std::string, int>;
[[nodiscard]] Calls calls_of_loop(const Trace& trace);
// The sum of what calls of that name returned there.
[[nodiscard]] double returned_in_loop(const Trace& trace, std::string_view name);
// Calls of all other processes, from their first call to their last.
[[nodiscard]] Calls calls_of_children(const Trace& trace);

// How many programs were executed successfully.
[[nodiscard]] int programs_executed(const Trace& trace);

}  // namespace contract
