#include "tests_suite/contract/trace.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace contract {
namespace {

// "123 read(0, ..." or "123 <... read resumed>...": the second is the rest of a call seen before.
Call parse_line(std::string_view line) {
  const std::size_t pid_end = line.find(' ');
  if (pid_end == std::string_view::npos) return {};
  const auto pid = unixmark::to_integer(line.substr(0, pid_end)).value_or(0);
  const std::string_view text = unixmark::trim(line.substr(pid_end));
  const bool call = !text.empty() && std::islower(static_cast<unsigned char>(text[0])) != 0;
  const std::string_view name = call ? text.substr(0, text.find('(')) : "";
  return {static_cast<pid_t>(pid), std::string(name), std::string(text)};
}

bool executed(const Call& call) {
  const bool exec = call.name == "execve" || call.text.starts_with("<... execve resumed>");
  return exec && call.text.ends_with("= 0");
}

// The sleep until the common begin is the last call before the loop.
std::vector<Call> loop_of(const Trace& trace) {
  std::vector<Call> loop;
  bool looping = false;
  for (const Call& call : trace.calls) {
    if (call.pid != trace.calls.front().pid) continue;
    if (looping && call.text.starts_with("--- SIGALRM")) break;
    if (looping && !call.name.empty()) loop.push_back(call);
    if (call.name == "clock_nanosleep") looping = true;
  }
  return loop;
}

}  // namespace

bool can_trace() {
  return installed("strace") &&
         run({.words = {"strace", "-o", "/dev/null", "true"}}).exit_status == 0;
}

Trace trace(const std::vector<std::string>& words) {
  const Folder folder;
  std::vector<std::string> traced = {"strace", "-f", "-o", folder.file("trace")};
  traced.insert(traced.end(), words.begin(), words.end());
  Trace trace;
  trace.outcome = run({.words = traced});
  const std::string text = read_file(folder.file("trace"));
  for (const std::string_view line : unixmark::split(text, '\n'))
    if (!line.empty()) trace.calls.push_back(parse_line(line));
  return trace;
}

Calls calls_of_loop(const Trace& trace) {
  Calls calls;
  for (const Call& call : loop_of(trace)) ++calls[call.name];
  calls.erase("getcpu");  // where the C library has no faster way
  return calls;
}

double returned_in_loop(const Trace& trace, std::string_view name) {
  double sum = 0;
  for (const Call& call : loop_of(trace)) {
    const auto result = call.text.rfind("= ");
    if (call.name != name || result == std::string::npos) continue;
    sum += unixmark::to_double(unixmark::trim(call.text.substr(result + 2))).value_or(0);
  }
  return sum;
}

Calls calls_of_children(const Trace& trace) {
  Calls calls;
  for (const Call& call : trace.calls)
    if (call.pid != trace.calls.front().pid && !call.name.empty()) ++calls[call.name];
  return calls;
}

int programs_executed(const Trace& trace) {
  return static_cast<int>(std::ranges::count_if(trace.calls, executed));
}

}  // namespace contract
