// A test in UnixBench's log: its copies, its passes, and the result that they make.
#pragma once

#include "read/published_draft.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::read {

struct LogCopy {
  std::optional<double> count;
  std::optional<int> timebase;
  std::string unit;
  std::optional<double> time;     // seconds, of the kernel
  std::optional<double> elapsed;  // of its process
  std::string complaint;
  std::vector<std::string> told;  // the words it has used
};

struct LogPass {
  std::vector<LogCopy> copies;
};

struct LogTest {
  std::string test;
  std::string title;
  std::optional<int> copies;  // as the title's line says
  std::vector<LogPass> passes;
  int line = 0;
};

// The test that a line is about, and how many copies of it: a known title, or the program of a test
// in a command; nothing where the line names none.
[[nodiscard]] std::optional<LogTest> log_test_in(std::string_view text);

// Adds what the passes make by the classic rule to the run with that many copies.
void add_log_test(Draft& draft, const LogTest& test);

}  // namespace unixmark::read
