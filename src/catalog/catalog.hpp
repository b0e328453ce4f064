// Every test there is, as one table: selection, help, plans, contract tests and reports are loops
// over it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::catalog {

// How many passes a test gets by default: 10 for a long test, 3 for a short one.
enum class Passes { Long, Short };

// The categories in the order in which reports show them. Only those with a baseline have an index.
enum class Category { System, Graphics2d, Graphics3d, Misc };

struct Test {
  std::string_view name;     // what users type
  std::string_view title;    // what reports show, and what rows are sorted by
  std::string_view program;  // the kernel's file name in the folder of kernels
  // Words; {seconds}, {scratch}, {kernels}, {data} are filled in, and for file tests {files}: the
  // copy's own {scratch}, or {shared} by all copies where the profile has it so.
  std::string_view arguments;
  double seconds = 10;  // length of a pass
  Passes passes = Passes::Short;
  std::string_view unit;  // lps, lpm, KBps, MWIPS, score, fps
  int timebase = 1;       // the score is per this many seconds; 0: the kernel's count is a rate
  Category category = Category::System;
  std::string_view groups{};         // words
  std::string_view needs{};          // programs that must be on the search path, words
  int most_copies = 0;               // 0: no limit
  bool inherently_parallel = false;  // one copy alone keeps several processors busy
  double setup_seconds = 0;          // what the kernel does beforehand, besides priming
  int primings = 0;  // times it rests and primes: 4 s and 2 s each, or a tenth of the pass
  int processes_per_copy = 1;      // the kernel and what it has running at once, for limits
  std::string_view absent_hint{};  // what to try where the folder of kernels lacks the program
  // One paragraph: what is measured, in what unit, what it is sensitive to.
  std::string_view explanation{};
};

// All tests, in the order in which they run.
[[nodiscard]] std::span<const Test> tests();

// The test called `name`, or null.
[[nodiscard]] const Test* find(std::string_view name);

// "System Benchmarks" and so on.
[[nodiscard]] std::string_view title(Category category);

// The names of all groups, `index` first.
[[nodiscard]] std::vector<std::string> group_names();

// The tests of a group in table order; empty when there is no such group.
[[nodiscard]] std::vector<const Test*> group(std::string_view name);

// The tests that `names` (tests and groups) ask for, each once, in the order of the names; `index`
// when there are none. Throws Error for a name that is neither, with the nearest one that is.
[[nodiscard]] std::vector<const Test*> select(std::span<const std::string> names);

// How passes become a score and scores an index, with a worked example; paragraphs between empty
// lines.
[[nodiscard]] std::string_view explain_score();

}  // namespace unixmark::catalog
