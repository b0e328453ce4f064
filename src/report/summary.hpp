// A report in a few words, for a table of many.
#pragma once

#include "report/published.hpp"
#include "report/report.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::report {

// A run of a report: its main index, which is the System Benchmarks' where it has one.
struct RunSummary {
  std::optional<int> copies;  // nothing: not told
  std::string category;       // of the index; empty: there is none
  std::optional<double> index;
  bool recomputed = false;  // from the table's rows, where none was printed
  bool partial = false;
  std::size_t failed = 0;  // tests without a result, though they were begun
};

struct Summary {
  std::string program;    // "UnixBench" or "unixmark"
  std::string version;    // empty: not told
  std::string host;       // empty: not told
  std::string processor;  // "Intel Core i7 950", every model once; empty: not told
  std::optional<std::size_t> processors;
  std::vector<RunSummary> runs;
  std::vector<std::string> marks;  // "grade C", "unfinished": what bears on all of it
  std::size_t lost = 0;            // places that could not be read
  std::size_t warnings = 0;        // places that contradict others
};

[[nodiscard]] Summary summary_of(const Report& report);
[[nodiscard]] Summary summary_of(const Published& report);

// "Intel Core i7 950" of "CPU 0: Intel(R) Core(TM) i7 CPU 950 @ 3.07GHz (6146.5 bogomips)": a
// processor's name without marks of trade, number, speed and what is no part of it.
[[nodiscard]] std::string short_model(std::string_view model);

}  // namespace unixmark::report
